/** The icons that scripts of the site name, put into its script by the build. */
declare module 'virtual:icons' {
  const shapes: import('#lib/icon.ts').IconShapes;
  export default shapes;
}

/** The icons that only components name, put into what comes with React. */
declare module 'virtual:react-icons' {
  const shapes: import('#lib/icon.ts').IconShapes;
  export default shapes;
}
