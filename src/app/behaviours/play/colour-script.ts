// Styles and scripts in the colours of the build, while they are typed: comments, texts, and the words that matter most.
import { escapeHtml } from '#lib/escape-html.ts';
import { asLines, mark } from '../example/colour-html.ts';

const text = /"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?/.source;

/**
 * A comment, a text, or a word; before a colon it is a name. Every word is matched, so that the search does not begin
 * again at each of its letters.
 */
const inCss = new RegExp(
  `(?<comment>/\\*[\\s\\S]*?(?:\\*/|$))|(?<string>${text})|@?[\\w-]+(?=(?<name>\\s*:\\s)?)`,
  'g',
);
const inScript = new RegExp(
  `(?<comment>/\\*[\\s\\S]*?(?:\\*/|$)|//[^\\n]*)|(?<string>${text}|\`(?:\\\\.|[^\`\\\\])*\`?)|(?<name>\\b(?:as|async|await|break|case|catch|class|const|continue|default|delete|do|else|export|extends|false|finally|for|from|function|if|import|in|instanceof|let|new|null|of|return|static|super|switch|this|throw|true|try|typeof|undefined|var|void|while|yield)\\b)`,
  'g',
);

export const colourCss = (source: string): string => colour(source, inCss);

export const colourScript = (source: string): string => colour(source, inScript);

const classes = { comment: 'c', string: 's', name: 'n' };

function colour(source: string, pieces: RegExp): string {
  let html = '';
  let passed = 0;
  for (const { 0: piece, index, groups = {} } of source.matchAll(pieces)) {
    const kind = (Object.keys(classes) as (keyof typeof classes)[]).find(
      (name) => groups[name] !== undefined,
    );
    html += escapeHtml(source.slice(passed, index));
    html += kind ? mark(classes[kind], piece) : escapeHtml(piece);
    passed = index + piece.length;
  }
  return asLines(html + escapeHtml(source.slice(passed)));
}
