// Takes out of two packages what the site's Content-Security-Policy refuses: a style element that vaul makes as soon
// as it is imported, and a style attribute that Radix writes into the HTML of the server. Both are in overlay.css.
import type { Plugin } from 'vite';

const cuts = [
  { file: /\/vaul\/dist\/index\.mjs(?:\?|$)/, text: /^__insertCSS\(".*"\);$/m },
  {
    file: /\/@radix-ui\/react-navigation-menu\/dist\/index\.mjs(?:\?|$)/,
    text: /(?<=Primitive\.div, \{ )style: \{ position: "relative" \}, /,
  },
];

/** Stops the build when a package no longer looks as expected, so that an upgrade cannot bring the styles back. */
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
