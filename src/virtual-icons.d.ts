/** The icons that scripts of the site name, put into its script by the build. */
declare module 'virtual:icons' {
  const shapes: import('#lib/icon.ts').IconShapes;
  export default shapes;
}

/** The icons that the workbench names, put into its script. */
declare module 'virtual:workbench-icons' {
  const shapes: import('#lib/icon.ts').IconShapes;
  export default shapes;
}

/** The icons that only components name, put into what comes with React. */
declare module 'virtual:react-icons' {
  const shapes: import('#lib/icon.ts').IconShapes;
  export default shapes;
}

/** What the editor knows about HTML, made from our facts. */
declare module 'virtual:html-words' {
  const words: import('#schema/html-words.ts').HtmlWords;
  export default words;
}
