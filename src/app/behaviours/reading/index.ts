// What nearly every page has, in one file: each request has its price.
export { copyCode } from '../copy/copy-code.ts';
export { copyPage } from '../copy/copy-page.ts';
export { closePageMenus } from './close-page-menus.ts';
export { liveSidebar } from './live-sidebar.ts';
export { markCurrentSection } from './mark-current-section.ts';
export { scrollStops } from './scroll-stops.ts';
