import { expect, test } from 'vitest';
import { readDefaults, readKeywords } from './read-keywords.ts';
import { standardFrom } from './standard.ts';

const row = (target: string, keyword: string, state: string) =>
  `<tr><td><dfn data-dfn-for="${target}" data-dfn-type="attr-value"><code>${keyword}</code></dfn></td>${state}</tr>`;
const head = '<thead><tr><th>Keyword</th><th>State</th></tr></thead>';

test('keywords get their states, also where a state spans rows, and the sentences below are their defaults', () => {
  const html = `<div><table>${head}<tbody>
    ${row('html-global/autocapitalize', 'off', '<td rowspan="2">None</td>')}
    ${row('html-global/autocapitalize', 'none', '')}
    ${row('html-global/autocapitalize', 'words', '<td>Words</td>')}
    </tbody></table>
    <div><p>The attribute's <i>missing value default</i> is the <a>Default</a> state, and its <i>invalid value default</i> is the <a>Sentences</a> state.</p></div></div>
    <h4>Next</h4><p>The attribute's missing value default is the Wrong state.</p>`;
  expect(readKeywords(standardFrom(html))).toEqual([
    {
      name: 'autocapitalize',
      elements: [],
      states: { off: 'None', none: 'None', words: 'Words' },
      missing: 'Default',
      invalid: 'Sentences',
    },
  ]);
});

test('one table can be about several attributes of several elements', () => {
  const html = `<section><table>${head}<tbody>${row('form/method,button/formmethod,input/formmethod', 'get', '<td>GET</td>')}</tbody></table>
    <p>The <code>method</code> attribute's missing value default and invalid value default are both the GET state.</p>
    <p>The <code>formmethod</code> attribute has no missing value default, and its invalid value default is the GET state.</p>
    <p>The attribute's missing value default is the Other state.</p></section>`;
  expect(readKeywords(standardFrom(html))).toEqual([
    { name: 'method', elements: ['form'], states: { get: 'GET' }, missing: 'GET', invalid: 'GET' },
    { name: 'formmethod', elements: ['button', 'input'], states: { get: 'GET' }, invalid: 'GET' },
  ]);
});

test('defaults may stand where the attribute is defined, far from the table', () => {
  const html = `<p>The <dfn id="attr-img-decoding"><code>decoding</code></dfn> attribute says how. This attribute's missing value default and invalid value default are both the Auto state.</p>
    <section><table>${head}<tbody>${row('img/decoding', 'sync', '<td>Sync</td>')}</tbody></table></section>`;
  expect(readKeywords(standardFrom(html))).toEqual([
    { name: 'decoding', elements: ['img'], states: { sync: 'Sync' }, missing: 'Auto', invalid: 'Auto' },
  ]);
});

test.each([
  [
    "The attribute's invalid value default, missing value default, and empty value default are all the On state.",
    { missing: 'On', invalid: 'On', empty: 'On' },
  ],
  [
    "The attribute's missing value default is the No Popover state, its invalid value default is the Manual state, and its empty value default is the Auto state.",
    { missing: 'No Popover', invalid: 'Manual', empty: 'Auto' },
  ],
  [
    "The attribute's missing value default and invalid value default are both implementation-defined, though the Metadata state is suggested.",
    { missing: 'implementation-defined', invalid: 'implementation-defined' },
  ],
  ["The `other` attribute's missing value default is the On state.", {}],
])('defaults are read from their sentence: %s', (sentence, defaults) => {
  expect(readDefaults(sentence, 'own')).toEqual(defaults);
});
