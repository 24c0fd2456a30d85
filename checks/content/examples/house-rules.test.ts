import { expect, test } from 'vitest';
import { checkedPage } from '../checked-page.ts';
import { examplesOf } from './examples.ts';
import { checkHouseRules } from './house-rules.ts';

const messagesIn = (html: string, kind = 'example') =>
  checkHouseRules(
    examplesOf([checkedPage('1.cs/a.md', `---\ntitle: T\n---\n\n\`\`\`html ${kind}\n${html}\n\`\`\``)]),
  ).map(({ line, message }) => `${line}: ${message}`);

test('a player in an example has a name', () => {
  const message =
    'The player has no name. Give it aria-label, or let aria-labelledby point to the heading above it.';
  expect(messagesIn('<p>Rain</p>\n<audio src="rain.mp3" controls></audio>')).toEqual([`7: ${message}`]);
  expect(messagesIn('<video src="a.webm" controls aria-label=""></video>')).toEqual([`6: ${message}`]);
  expect(messagesIn('<audio src="rain.mp3" controls aria-label="Rain"></audio>')).toEqual([]);
  expect(messagesIn('<h2 id="r">Rain</h2><audio src="a.mp3" controls aria-labelledby="r"></audio>')).toEqual(
    [],
  );
  expect(messagesIn('<audio src="rain.mp3" controls></audio>', 'fragment')).toEqual([]);
});

test('a film that starts alone stays in its place', () => {
  const film = (more: string) => `<video src="a.webm" autoplay muted ${more} aria-label="A"></video>`;
  expect(messagesIn(film('controls'), 'fragment')).toEqual([
    '6: The video starts automatically, and on a phone it may fill the screen. Add playsinline.',
  ]);
  expect(messagesIn(film('controls playsinline'), 'fragment')).toEqual([]);
  expect(messagesIn(film('controls'), 'bad="meaning"')).toEqual([]);
});

test('a text alternative of five words or more ends like a sentence, unless it names a link', () => {
  const picture = (alt: string) => `<img src="a.png" alt="${alt}" width="1" height="1">`;
  expect(messagesIn(picture('A leaf with a jagged edge'), 'fragment')).toEqual([
    '6: The alt text is a sentence. End it with a full stop: a screen reader pauses there.',
  ]);
  for (const alt of ['A leaf with a jagged edge.', 'A dark rye loaf', ''])
    expect(messagesIn(picture(alt)), alt).toEqual([]);
  expect(messagesIn(`<a href="#x">${picture('Mei mends chairs, start page')}</a>`)).toEqual([]);
});

test('a script in an example runs', () => {
  const script = '<p id="now"></p>\n<script>document.querySelector("#now").textContent = "Ran"</script>';
  expect(messagesIn(script)).toEqual([
    '7: The script does not run in the result. Write "scripts" after "example".',
  ]);
  expect(messagesIn('<script src="a.js" defer></script>')).toHaveLength(1);
  expect(messagesIn(script, 'example scripts')).toEqual([]);
  expect(messagesIn(script, 'fragment')).toEqual([]);
  expect(messagesIn('<script type="application/ld+json">{}</script>')).toEqual([]);
});
