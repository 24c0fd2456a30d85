import { expect, test } from 'vitest';
import { checkCodeOptions, parseFenceMeta } from './fence.ts';

function check(meta: string, language = 'html') {
  const warnings: string[] = [];
  const options = checkCodeOptions(
    parseFenceMeta(meta).flags,
    language,
    (_, text) => void warnings.push(text),
  );
  return { options, warnings };
}

test('every option of a live example is kept as it was written', () => {
  expect(check('example scripts fixed="Too long." height=200 title="A form" caption=\'Try it.\'')).toEqual({
    options: {
      example: true,
      scripts: true,
      fixed: 'Too long.',
      height: '200',
      title: 'A form',
      caption: 'Try it.',
    },
    warnings: [],
  });
});

test('a misspelt option is reported, a word of another system is not', () => {
  expect(check('number twoslash', 'ts')).toEqual({
    options: { number: true, twoslash: true },
    warnings: ['There is no code option named "number". Did you mean "numbers"?'],
  });
});

test.each([
  ['example scripts', 'css'],
  ['fragment scripts', 'html'],
])('only HTML that is an example is live: %s in %s', (meta, language) => {
  const { options, warnings } = check(meta, language);
  expect('scripts' in options).toBe(false);
  expect(warnings).toEqual(['"scripts" works only on a live example: write "html example" first.']);
});

test.each(['height', 'height=tall', 'height=79', 'height=601', 'height=100.5'])('%s is refused', (height) => {
  const { options, warnings } = check(`example ${height}`);
  expect(options).toEqual({ example: true });
  expect(warnings).toEqual([
    `"height" must be a number of pixels from 80 to 600 (got "${height.split('=')[1] ?? 'true'}").`,
  ]);
});

test.each(['80', '600'])('a height of %s is kept', (height) => {
  expect(check(`example height=${height}`).options.height).toBe(height);
});

test('marked lines are those that are named, and at most 10,000 of them', () => {
  const marked = (meta: string) => [...parseFenceMeta(meta).markedLines];
  expect(marked('')).toEqual([]);
  expect(marked('{1,3-4} {7}')).toEqual([1, 3, 4, 7]);
  expect(marked('{4-2}')).toEqual([]);
  expect(marked('{1-9999} '.repeat(1000))).toHaveLength(9999);
});

test.each(['fixed', 'fixed=""'])('%s needs a reason', (fixed) => {
  expect(check(`example ${fixed}`)).toEqual({
    options: { example: true },
    warnings: [
      '"fixed" needs the reason why readers cannot change this example, such as fixed="Its result is a page of its own."',
    ],
  });
});
