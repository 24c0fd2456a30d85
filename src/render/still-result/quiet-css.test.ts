import { expect, test } from 'vitest';
import { quietCss } from './quiet-css.ts';

test.each([
  ['files are named in the folder of examples', 'a{b:url(boat.svg)}', 'a{b:url("/_example/boat.svg")}'],
  ['in quotes too', "a{b:url('./boat.svg')}", 'a{b:url("/_example/boat.svg")}'],
  ['an import too', '@import "style.css" screen;', '@import "/_example/style.css" screen;'],
  ['an image set too', 'a{b:image-set("a.png" 1x)}', 'a{b:image-set("/_example/a.png" 1x)}'],
  ['a part of the document stays', 'a{fill:url(#b)}', 'a{fill:url(#b)}'],
  ['an embedded picture stays', 'a{b:url(data:image/png;base64,AA)}', 'a{b:url(data:image/png;base64,AA)}'],
  ['another host goes', 'a{b:url(https://x.example/a)}', 'a{b:url("about:invalid")}'],
  ['whatever the letters', 'a{b:URL( "//x.example/a" )}', 'a{b:URL( "about:invalid" )}'],
  ['written with escapes', 'a{b:u\\72l(\\2f\\2fx.example)}', 'a{b:url("about:invalid")}'],
  ['not closed', 'a{b:url(https://x.example', 'a{b:url("about:invalid")'],
  ['a sheet in an address goes', '@import url(data:text/css,a);', '@import url("about:invalid");'],
  ['a string that a variable could carry goes', 'a{--b:"//x.example/a"}', 'a{--b:""}'],
  ['text stays', 'a{content:"// and Note: url(https://x.example)"}', null],
  ['a comment stays', '/* url(https://x.example) */a{b:c}', null],
  ['an escape cannot end the element', 'a{b:url("\\3c/style>")}', 'a{b:url("/_example/%3C/style%3E")}'],
  ['numbers, colours and other functions stay', 'a{b:calc(1e3px + -.5em) #fff;c:var(--d)}', null],
])('%s', (_name, css, quiet) => {
  expect(quietCss(css)).toBe(quiet ?? css);
  expect(quietCss(quietCss(css))).toBe(quiet ?? css);
});
