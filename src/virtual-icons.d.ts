/** The icons that the site's own code names, put into the script by the build. */
declare module 'virtual:icons' {
  const shapes: import('#lib/icon.ts').IconShapes;
  export default shapes;
}
