import { expect, onTestFinished, test, vi } from 'vitest';
import { addHeadEntries } from './island-head.ts';

class Sheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

/** As much of a document as the head needs: a list of elements and a list of sheets. */
function fakeDocument() {
  const head: { tag: string; attributes: Record<string, string> }[] = [];
  const page = {
    head: { append: (...elements: typeof head) => head.push(...elements) },
    adoptedStyleSheets: [] as Sheet[],
    createElement(tag: string) {
      const element = {
        tag,
        attributes: {} as Record<string, string>,
        setAttribute(name: string, value: string) {
          element.attributes[name] = value;
        },
        remove: () => head.splice(head.indexOf(element), 1),
      };
      return element;
    },
  };
  vi.stubGlobal('CSSStyleSheet', Sheet);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const tags = () => head.map(({ tag, attributes }) => [tag, attributes]);
  const styles = () => page.adoptedStyleSheets.map(({ text }) => text);
  return { page: page as unknown as Document, tags, styles };
}

test('links, meta and styles are there until they are taken out', () => {
  const { page, tags, styles } = fakeDocument();
  const takeOut = addHeadEntries(
    {
      link: [{ rel: 'stylesheet', href: '/a.css' }],
      meta: [{ name: 'author', content: 'Ada' }],
      style: [{ innerHTML: '.a { color: red }' }],
    },
    page,
  );
  expect(tags()).toEqual([
    ['link', { rel: 'stylesheet', href: '/a.css' }],
    ['meta', { name: 'author', content: 'Ada' }],
  ]);
  expect(styles()).toEqual(['.a { color: red }']);
  takeOut();
  expect(tags()).toEqual([]);
  expect(styles()).toEqual([]);
});

test('an island takes out its own entries and leaves equal ones of another', () => {
  const { page, tags, styles } = fakeDocument();
  const head = { meta: [{ name: 'a' }], style: [{ innerHTML: 'p {}' }] };
  addHeadEntries(head, page);
  addHeadEntries(head, page)();
  expect(tags()).toEqual([['meta', { name: 'a' }]]);
  expect(styles()).toEqual(['p {}']);
});

test('an empty head adds nothing', () => {
  const { page, tags, styles } = fakeDocument();
  addHeadEntries({}, page)();
  expect([tags(), styles()]).toEqual([[], []]);
});
