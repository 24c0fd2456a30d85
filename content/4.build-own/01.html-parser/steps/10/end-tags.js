import { adopt } from './adoption.js';
import { byName, headings, scopes, special } from './groups.js';

const rules = byName({
  'body html': endBody,
  [`address applet article aside blockquote button center details dialog
    dir div dl fieldset figcaption figure footer form header hgroup
    listing main marquee menu nav object ol pre search section select
    summary ul`]: (b, { name }) => close(b, name),
  p: endParagraph,
  li: (b) => close(b, 'li', scopes.list),
  'dd dt': (b, { name }) => close(b, name),
  [[...headings].join(' ')]: endHeading,
  br: endBreak,
  'a b big code em font i nobr s small strike strong tt u': (b, token) => {
    if (!adopt(b, token.name)) endOther(b, token);
  },
});

/** Returns false if the next mode should read the end tag, too. */
export function endTag(b, token) {
  const rule = rules.get(token.name) ?? endOther;
  return rule(b, token) !== false;
}

function endBody(b, { name }) {
  if (!b.open.named('body')) return true;
  b.mode = 'afterBody';
  return name === 'body';
}

function close(b, name, limits = scopes.normal) {
  const element = b.open.named(name, limits);
  if (element) b.popThrough(element);
}

/** An end tag alone makes an empty paragraph. */
function endParagraph(b) {
  if (!b.open.named('p', scopes.button)) b.insert('p');
  b.closeParagraph();
}

/** Any end tag of a heading ends the heading, even </h2> for <h1>. */
function endHeading(b) {
  const heading = b.open.find(({ name }) => headings.has(name));
  if (heading) b.popThrough(heading);
}

/** The end tag </br> is a mistake that means <br>. */
function endBreak(b) {
  b.formatting.reopen(b);
  b.insert('br');
}

function endOther(b, { name }) {
  for (const element of b.open.list.toReversed()) {
    if (element.name === name) {
      b.popThrough(element);
      return;
    }
    // An end tag for an outer element stops at an important one.
    if (special.has(element.name)) return;
  }
}
