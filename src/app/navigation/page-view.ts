// What a page is drawn with when a link leads to it: fetched as one script, ahead of need.
export { PageView } from '#views/page-view.tsx';
