/** The same numbers for the same seed, so a failure can be repeated. */
export function seededRandom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const texts = [
  'a', ' ', 'b c', '&amp;', '&lt', '&copy;', '&nbsp;', '<', '"', 'é', '\n',
  '&#x26;lt;', '<!--x-->', '<!-- -- >-->', '</i>', '</p>', '<br>', '<hr>',
];
const names = [
  'b', 'i', 'em', 'code', 'font', 'span', 'p', 'p', 'div', 'section',
  'ul', 'li', 'dl', 'dt', 'dd', 'blockquote', 'button', 'pre', 'table',
];
const attributes = ['', '', ' id=a', ' class="x y"', " title='\"&amp;<'"];
const whole = [
  '<script>if (a < b && c) "<!--"</script>', '<style>p > a {}</style>',
  '<textarea>\n\n<b>&amp;</textarea>', '<title>a &lt; b</title>',
];

/** HTML with mistakes: some end tags are missing, others are too many. */
export function randomHtml(random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const chance = (part) => random() < part;

  function content(depth) {
    const count = Math.floor(random() * 4);
    return Array.from({ length: count }, () => piece(depth)).join('');
  }

  function piece(depth) {
    if (depth === 0 || chance(0.3)) return pick(texts);
    if (chance(0.05)) return pick(whole);
    const name = pick(names);
    const start = `<${name}${pick(attributes)}>`;
    const end = chance(0.7) ? `</${name}>` : '';
    if (name === 'table') return `${start}${rows(depth)}</table>`;
    return start + content(depth - 1) + end;
  }

  /** Only cells have content, and often the end tags are left out. */
  function rows(depth) {
    const cell = () => `<td>${content(depth - 1)}${pick(['', '</td>'])}`;
    const row = () => `<tr>${cell()}${cell()}${pick(['', '</tr>'])}`;
    const start = pick(['', '<tbody>', '<caption>c</caption>', '<col>']);
    return start + row() + row();
  }

  return pick(['', '<!doctype html>']) + content(4) + content(4);
}
