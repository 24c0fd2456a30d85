// The lines of a file in the colours of the site, by the end of its name.
import { escapeHtml } from '#lib/escape-html.ts';
import { languageOf } from '#workbench/state/files.ts';
import { asLines, colourHtml } from '../../example/colour-html.ts';
import { colourCss, colourScript } from '../../play/colour-script.ts';

export function colourOf(name: string): (text: string) => string {
  switch (languageOf(name)) {
    case 'html':
      return colourHtml;
    case 'css':
      return colourCss;
    case 'js':
      return colourScript;
    case 'text':
      return (text) => asLines(escapeHtml(text));
  }
}
