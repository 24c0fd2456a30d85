// Removes code from packages that the site's Content-Security-Policy would block: a style element that vaul creates on
// import, and a style attribute that Radix writes into server HTML; both are in overlay.css instead. CodeMirror would
// create a style element too: without this condition it uses a constructed style sheet, which the policy allows.
import type { Plugin } from 'vite';

const cuts = [
  { file: /\/vaul\/dist\/index\.mjs(?:\?|$)/, text: /^__insertCSS\(".*"\);$/m },
  {
    file: /\/@radix-ui\/react-navigation-menu\/dist\/index\.mjs(?:\?|$)/,
    text: /(?<=Primitive\.div, \{ )style: \{ position: "relative" \}, /,
  },
  {
    file: /\/style-mod\/src\/style-mod\.js(?:\?|$)/,
    text: /!root\.head && (?=root\.adoptedStyleSheets)/,
  },
];

/** Fails the build if a package has changed, so that an upgrade cannot reintroduce the styles. */
export function strictStyles(): Plugin {
  return {
    name: 'strict-styles',
    transform: {
      filter: { id: cuts.map(({ file }) => file) },
      handler(code, id) {
        const cut = cuts.find(({ file }) => file.test(id));
        if (!cut) return null;
        if (!cut.text.test(code))
          this.error(`${id} no longer has the styles to cut: see docs/decisions/0011.`);
        return { code: code.replace(cut.text, ''), map: null };
      },
    },
  };
}
