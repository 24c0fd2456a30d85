import { expect, test } from 'vitest';
import { parseSource } from '#pipeline/assistive/parse-source.ts';
import { listElements, matchSelectors } from './selectors.ts';

const source = `<main id="top"><ul class="menu open"><li class="a">1</li><li>2</li><li lang="en-GB">3</li></ul>
  <p hidden>x</p><input type="checkbox" checked disabled><div></div><section><div><p class="a b">y</p></div></section></main>`;
const list = listElements(parseSource(source));

/** The matched elements, by tag and position among their siblings. */
const matched = (selector: string) =>
  matchSelectors(selector, list).flatMap(({ matches }) =>
    list.elements.flatMap(({ localName }, at) =>
      matches[at] ? `${localName}${list.places[at]?.number ?? ''}` : [],
    ),
  );

test.each([
  ['li', ['li1', 'li2', 'li3']],
  ['.a', ['li1', 'p1']],
  ['p.a.b', ['p1']],
  ['#top > ul.menu', ['ul1']],
  ['main p', ['p2', 'p1']],
  ['main > p', ['p2']],
  ['section p, li.a', ['p1', 'li1']],
  ['li + li', ['li2', 'li3']],
  ['li.a ~ li', ['li2', 'li3']],
  ['[hidden]', ['p2']],
  ['[lang|=en]', ['li3']],
  ['[type="CHECKBOX" i]:checked:disabled', ['input3']],
  ['[class*=pe]', ['ul1']],
  ['li:first-child', ['li1']],
  ['li:last-child', ['li3']],
  ['li:nth-child(odd)', ['li1', 'li3']],
  ['li:nth-child(-n + 2)', ['li1', 'li2']],
  ['li:nth-child(2)', ['li2']],
  ['li:not(.a, :last-child)', ['li2']],
  [':is(ul, section) > :where(li, div)', ['li1', 'li2', 'li3', 'div1']],
  ['div:empty', ['div4']],
  ['main *:only-child', ['div1', 'p1']],
])('%s', (selector, expected) => {
  expect(matched(selector)).toEqual(expected);
});

test('states that a reader brings about and what is not known match nothing', () => {
  for (const selector of ['li:hover', 'p:has(b)', '::selection', 'li:focus-within a', '!', ''])
    expect(matched(selector)).toEqual([]);
});

test('a selector with many parts on a deep source ends soon', () => {
  const deep = listElements(parseSource('<b>'.repeat(400)));
  expect(matchSelectors(`${'b '.repeat(300)}i`, deep).map(({ matches }) => matches.includes(true))).toEqual([
    false,
  ]);
});
