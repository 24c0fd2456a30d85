import { expect, test } from 'vitest';
import { mutateHtml } from './html-mutants.ts';
import { mutantsOf } from './mutants.ts';
import { mutateScript, mutateStyles } from './script-mutants.ts';

test('a page is changed in every way that somebody might get it wrong', () => {
  const page = '<!doctype html><html lang="en"><title>T</title><h1 id="a">One</h1><p>Two three</p></html>';
  const told = mutateHtml(page).map(({ operator, name }) => `${operator}: ${name}`);
  expect(told).toMatchInlineSnapshot(`
    [
      "doctype: the doctype is gone",
      "attribute dropped: <html> loses lang",
      "attribute changed: <html> has lang="enx"",
      "element removed: <title> is gone",
      "text emptied: <title> is empty",
      "word dropped: <title> loses a word",
      "attribute dropped: <h1 id=a> “One” loses id",
      "attribute changed: <h1 id=a> “One” has id="ax"",
      "element removed: <h1 id=a> “One” is gone",
      "element renamed: <h1 id=a> “One” is written as h2",
      "tags dropped: <h1 id=a> “One” has no tags",
      "text emptied: <h1 id=a> “One” is empty",
      "element hidden: <h1 id=a> “One” is hidden",
      "end tag dropped: <h1 id=a> “One” is not closed",
      "word dropped: <h1 id=a> “One” loses a word",
      "order swapped: <h1 id=a> “One” comes after <p> “Two three”",
      "element doubled: <h1 id=a> “One” stands there twice",
      "element removed: <p> “Two three” is gone",
      "element renamed: <p> “Two three” is written as div",
      "tags dropped: <p> “Two three” has no tags",
      "text emptied: <p> “Two three” is empty",
      "element hidden: <p> “Two three” is hidden",
      "word dropped: <p> “Two three” loses a word",
      "element doubled: <p> “Two three” stands there twice",
    ]
  `);
});

test('a change is made in its place, and the rest stays as it was typed', () => {
  const page = '<!doctype html>\n<body><ul>\n<li>A\n<li>B</li></ul>';
  const changed = Object.fromEntries(mutateHtml(page).map(({ name, text }) => [name, text]));
  expect(changed['<ul> “A B” is written as ol']).toBe('<!doctype html>\n<body><ol>\n<li>A\n<li>B</li></ol>');
  expect(changed['<li> “A” comes after <li> “B”']).toBe(
    '<!doctype html>\n<body><ul>\n<li>B</li><li>A\n</ul>',
  );
});

test('a script loses handlers, its conditions turn round, its values change', () => {
  const script = "button.addEventListener('click', () => { if (a === 1) return true; go(); });\n";
  expect(mutateScript(script).map(({ operator, name }) => `${operator}: ${name}`)).toMatchInlineSnapshot(`
    [
      "handler removed: is gone: button.addEventListener('click', () => { if (a …",
      "value changed: has an x more: 'click'",
      "condition turned round: is never true: (a === 1)",
      "condition turned round: is !==: ===",
      "value changed: is one more: 1",
      "statement removed: returns nothing: return true;",
      "value changed: is turned round: true",
      "statement removed: is gone: go();",
    ]
  `);
});

test('a style sheet loses its declarations', () => {
  expect(mutateStyles('a { color: red; top: 0 }').map(({ text }) => text)).toEqual([
    'a {  top: 0 }',
    'a { color: red;  }',
  ]);
});

test('of each solution a fixed number, of every kind, the same in every run; what was given stays', () => {
  const item = (number: number) => `<li id="n${number}">Item ${number}</li>`;
  const html = `<!doctype html><ul>${Array.from({ length: 40 }, (_, at) => item(at)).join('')}</ul>`;
  const given = { name: 'data.js', text: 'const a = 1;' };
  const files = [{ name: 'index.html', text: html }, given];
  const [first, second] = [0, 1].map(() => mutantsOf({ name: 'a', files }, [given]).chosen);
  expect(first).toEqual(second);
  expect(first?.length).toBe(40);
  expect(first?.every((mutant) => mutant.files[1] === given)).toBe(true);
  expect(new Set(first?.map(({ name }) => name)).size).toBe(40);
  // Another item more does not choose all others anew.
  const longer = html.replace('</ul>', `${item(40)}</ul>`);
  const after = mutantsOf({ name: 'a', files: [{ name: 'index.html', text: longer }, given] }, [
    given,
  ]).chosen;
  const kept = after.filter(({ name }) => first?.some((mutant) => mutant.name === name));
  expect(kept.length).toBeGreaterThan(30);
});

test('what is not chosen is spare, each once, and says least at the end', () => {
  const files = [{ name: 'index.html', text: '<!doctype html><h1 id="a">One</h1><p>Two three</p>' }];
  const { chosen, spare } = mutantsOf({ name: 'a', files }, [], 5);
  const all = mutantsOf({ name: 'a', files }, []).chosen;
  expect([chosen.length, all.length]).toEqual([5, 19]);
  expect([...chosen, ...spare]).toEqual(all);
  const isFilling = ({ name }: { name: string }) => /loses a word|twice/.test(name);
  expect(all.map(isFilling)).toEqual([...Array(15).fill(false), ...Array(4).fill(true)]);
});
