/** Letters and digits alone, so that marks and spaces make no difference. */
const plain = (kit, text) =>
  kit
    .words(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const letter = 'I came for the trains and stayed for the cakes.';
const writer = 'Samira, nine years old';
const sign = 'mind your head';

const seenIn = (kit, element) => plain(kit, kit.seenText(element));

export default [
  {
    id: 'quotation',
    title: 'Only Samira’s words',
    passed: 'The quotation contains what Samira wrote, and the name is beside it.',
    notYet: 'What Samira wrote isn’t marked as a quotation. Look up the `blockquote` element.',
    run: (kit) => {
      const quotation = kit.role('blockquote').find((element) => seenIn(kit, element).includes(plain(kit, letter)));
      if (!quotation) return false;
      const words = seenIn(kit, quotation);
      if (words.includes('samira'))
        return 'The name is inside the quotation, as if Samira had written it in the letter. Look up where the speaker goes with `blockquote`.';
      if (words !== plain(kit, letter))
        return 'The quotation contains more than Samira’s words. Look at where the `blockquote` element ends.';
      return plain(kit, kit.seenText()).includes(`${plain(kit, letter)} ${plain(kit, writer)}`)
        ? true
        : 'People can’t see below the letter who wrote it. Put the name back, after the quotation.';
    },
  },
  {
    id: 'marks',
    title: 'One pair of marks',
    passed: 'The sign is a short quotation with one pair of quotation marks.',
    notYet: 'The words of the sign aren’t a quotation any more. Look up the `q` element.',
    run: (kit) => {
      const text = kit.words(document.body.textContent);
      const at = text.indexOf(sign);
      if (at < 0) return 'The words of the sign are gone. Select Reset to see the page as it was.';
      const isTyped = /["'] ?$/.test(text.slice(0, at)) || /^[.,]? ?["']/.test(text.slice(at + sign.length));
      const element = [...document.querySelectorAll('q')].find((one) => seenIn(kit, one).includes(sign));
      if (!element) return isTyped;
      if (seenIn(kit, element) !== sign)
        return 'The short quotation contains more than the words of the sign. Look at where the `q` element starts and ends.';
      return isTyped
        ? 'The sign has two pairs of quotation marks, because the browser adds one to the `q` element. Remove those that were typed.'
        : true;
    },
  },
  {
    id: 'date',
    title: 'The date',
    passed: 'People and programs can both read the date.',
    notYet: 'The date isn’t marked as a date, so a calendar program can’t find it. Look up the `time` element.',
    run: (kit) => {
      const times = kit.elements().filter(({ localName }) => localName === 'time');
      if (times.length === 0) return false;
      const value = (times[0].getAttribute('datetime') ?? times[0].textContent).trim();
      if (value === '') return 'The `datetime` attribute is empty. Look up its formats.';
      if (!/^2027-04-05(?:[T ]\d\d:\d\d\S*)?$/.test(value))
        return `A program can’t read “${value}” as 5 April 2027. Look up the formats of \`datetime\`.`;
      return kit.says(kit.seenText(times[0]), '5', ['april', 'apr'])
        ? true
        : 'The page no longer shows the date in words, so some people read another day. Write the words as the content of `time`.';
    },
  },
];
