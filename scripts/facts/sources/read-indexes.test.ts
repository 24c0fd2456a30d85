import { expect, test } from 'vitest';
import { readAttributeIndex, readElementIndex } from './read-indexes.ts';
import { standardFrom } from './standard.ts';

const cells = (...content: string[]) => `<tr>${content.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

test('the index of elements gives words, categories with their stars, attributes and interface', () => {
  const html = `<h3 id="elements-3">Elements</h3><p>Not normative.</p><table><tbody>
    ${cells('<code>h1</code>, <code>h2</code>', 'Heading', 'flow; heading*; palpable', 'flow', 'phrasing', '<a>globals</a>; <code>align</code>', '<code>HTMLHeadingElement</code>')}
    ${cells('<code>base</code>', 'Base', 'none', 'head', 'empty', '<a>globals</a>', '<code>HTMLBaseElement</code>*')}
    </tbody></table>`;
  const heading = {
    is: 'Heading',
    categories: [
      { name: 'flow', isConditional: false },
      { name: 'heading', isConditional: true },
      { name: 'palpable', isConditional: false },
    ],
    attributes: ['align'],
    interface: 'HTMLHeadingElement',
  };
  expect([...readElementIndex(standardFrom(html))]).toEqual([
    ['h1', heading],
    ['h2', heading],
    ['base', { is: 'Base', categories: [], attributes: ['globals'], interface: 'HTMLBaseElement' }],
  ]);
});

test('the index of attributes tells global ones, ones of custom elements and places apart', () => {
  const html = `<table id="attributes-1"><tbody>
    ${cells('<code>dir</code>', '<a href="#dir">HTML elements</a>', 'x', '"<code>ltr</code>"; "<code>rtl</code>"')}
    ${cells('<code>src</code>', '<code><a href="#src">img</a></code>; <code>source</code> (in <code>video</code>)', 'x', 'Valid URL')}
    ${cells('<code>readonly</code>', '<a href="#r">form-associated custom elements</a>', 'x', 'Boolean attribute')}
    </tbody></table>`;
  expect(readAttributeIndex(standardFrom(html))).toEqual([
    {
      name: 'dir',
      isGlobal: true,
      elements: [],
      isForCustomElements: false,
      where: {},
      value: '"`ltr`"; "`rtl`"',
      keywords: ['ltr', 'rtl'],
      link: 'dir',
    },
    {
      name: 'src',
      isGlobal: false,
      elements: ['img', 'source'],
      isForCustomElements: false,
      where: { source: 'in `video`' },
      value: 'Valid URL',
      keywords: [],
      link: 'src',
    },
    {
      name: 'readonly',
      isGlobal: false,
      elements: [],
      isForCustomElements: true,
      where: {},
      value: 'Boolean attribute',
      keywords: [],
      link: 'r',
    },
  ]);
});
