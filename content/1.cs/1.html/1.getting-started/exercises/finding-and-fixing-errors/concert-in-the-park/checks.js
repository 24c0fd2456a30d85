const titles = ['Concert in the park', 'Programme', 'If it rains', 'Seats'];

const sentences = [
  'Will it rain?',
  'We sing twelve songs about the sea.',
  'We sing in the hall of the school.',
  'Bring a blanket or a chair.',
];

/** Letters and digits alone, so that marks and spaces make no difference. */
const plain = (kit, text) =>
  kit
    .words(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export default [
  {
    id: 'closed-headings',
    title: 'Closed headings',
    passed: 'The four headings contain only their own words.',
    notYet: 'A heading isn’t closed, so it contains text that comes after it. Look up the end tag of `h2`.',
    run: (kit) => {
      const headings = kit.elements().filter((element) => kit.roleOf(element) === 'heading');
      const names = headings.map((heading) => plain(kit, heading.textContent));
      const missing = titles.find((title) => !names.includes(plain(kit, title)));
      if (missing) return `No heading contains only the words “${missing}”. Look up the end tag of \`h2\`.`;
      if (headings.length > titles.length) return false;
      const wrong = headings.find((heading, index) => kit.level(heading) !== (index === 0 ? 1 : 2));
      return wrong ? `“${kit.name(wrong)}” has changed its level. Look up heading levels.` : true;
    },
  },
  {
    id: 'link-to-the-rain',
    title: 'The link about rain',
    passed: 'The link jumps to “If it rains”, and each id is used once.',
    notYet: 'The link doesn’t jump to “If it rains”. Look up the `id` attribute.',
    run: (kit) => {
      const link = kit.get('link', { name: /rain/i, words: 'The link about rain is gone. Look up the `a` element.' });
      const ids = kit.elements().flatMap((element) => element.id || []);
      const twice = ids.find((id, at) => ids.indexOf(id) !== at);
      if (twice) return `Two elements have the id “${twice}”, so the link jumps to the first one. Look up \`id\`.`;
      const id = decodeURIComponent(/#(.+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? '');
      const target = id && document.getElementById(id);
      if (!target) return 'The link leads to an `id` that doesn’t exist. Look up `href` and `id`.';
      return plain(kit, target.textContent).startsWith('if it rains');
    },
  },
  {
    id: 'words-kept',
    title: 'Words kept',
    passed: 'Every sentence is still there.',
    notYet: 'A sentence is gone. Select Reset to see the page as it was.',
    run: (kit) => {
      const text = plain(kit, kit.seenText());
      const lost = sentences.find((sentence) => !text.includes(plain(kit, sentence)));
      return lost ? `“${lost}” is gone. Select Reset to see the page as it was.` : true;
    },
  },
];
