/** All that is heard in the film. */
const transcript = `Lift the small metal gate. Slide the film behind it, with the holes on your left.
  The gate snaps shut. That sound means it is safe to start.`;

const wordsOf = (text) => text.replace(/<[^>]*>/g, ' ').toLowerCase().match(/[a-z’']+/g) ?? [];

/** How much of the transcript is in a text, in its order, from 0 to 1. */
const shareIn = (text) => {
  const there = wordsOf(text);
  const wanted = wordsOf(transcript);
  let next = 0;
  const found = wanted.filter((word) => {
    const at = there.indexOf(word, next);
    // A word that comes much later belongs to another sentence.
    const isFound = at >= 0 && at - next < 12;
    if (isFound) next = at + 1;
    return isFound;
  });
  return found.length / wanted.length;
};

const filmOf = (kit) => kit.get('video', { words: 'There is no film on the page.' });

/** The track with what is heard; null where there is none that a browser would load. */
const trackOf = (film) =>
  [...film.querySelectorAll('track')].find((track) => ['captions', 'subtitles'].includes(track.kind) && track.getAttribute('src')) ?? null;

const cuesIn = async (kit) => {
  const track = trackOf(filmOf(kit));
  return track && (await kit.cuesOf(track));
};

/** How far apart two boxes are, from above to below. */
const gapBetween = (one, other) => {
  const [first, second] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return Math.max(first.top - second.bottom, second.top - first.bottom, 0);
};

export default [
  {
    id: 'controls',
    title: 'Controls',
    passed: 'Readers can start and stop the film.',
    notYet: 'Nobody can start the film, stop it or turn the captions on.',
    run: (kit) => {
      const film = filmOf(kit);
      if (!kit.visible(film)) return 'The film cannot be seen.';
      return film.controls || kit.role('button', { name: /play|pause|start/i }).some((button) => kit.visible(button));
    },
  },
  {
    id: 'quiet-at-first',
    title: 'Quiet at first',
    passed: 'The film makes no sound until somebody wants it.',
    notYet: 'The page begins to talk, and talks over the screen reader.',
    run: (kit) => {
      const film = filmOf(kit);
      return film.muted || film.defaultMuted || (!film.autoplay && film.paused);
    },
  },
  {
    id: 'captions-come',
    title: 'Captions come',
    passed: 'Captions come in order, from beginning to end.',
    notYet: 'Somebody turns the captions on, and none come.',
    run: async (kit) => {
      const film = filmOf(kit);
      if (!trackOf(film)) return 'The film offers no captions.';
      const cues = await cuesIn(kit);
      if (!cues) return 'The file with the captions does not load, or is no WebVTT.';
      if (cues.length < 3) return `Of the captions, a browser can read ${cues.length}. Three is the least.`;
      const length = await kit.durationOf(film);
      if (!(length > 0)) return 'The film does not load.';
      const bad = cues.find(({ start, end }, index) => end <= start || end > length + 0.1 || (index > 0 && start < cues[index - 1].start));
      return bad ? `The caption “${bad.text}” comes at a time when the film is over, or out of order.` : true;
    },
  },
  {
    id: 'captions-say-it',
    title: 'Captions say it',
    passed: 'The captions say what is heard.',
    notYet: 'Somebody reads the captions, and does not learn what was said.',
    run: async (kit) => {
      const cues = await cuesIn(kit);
      const share = shareIn((cues ?? []).map(({ text }) => text).join(' '));
      return share >= 0.9 || `Of what is heard, the captions say ${Math.round(share * 100)} in 100 words.`;
    },
  },
  {
    id: 'language-and-label',
    title: 'Language and label',
    passed: 'The menu of the player says which captions there are.',
    notYet: 'In the menu of the player, the captions have no name.',
    run: (kit) => {
      const track = trackOf(filmOf(kit));
      if (!track) return false;
      if (!/^en(?:-|$)/i.test(track.srclang) || !kit.isLanguage(track.srclang)) return 'Software is not told that the captions are in English.';
      return track.label.trim() !== '';
    },
  },
  {
    id: 'transcript-near',
    title: 'A transcript',
    passed: 'What is heard can be read beside the film.',
    notYet: 'Somebody who can neither see nor hear the film learns nothing from it.',
    run: (kit) => {
      const film = filmOf(kit);
      const isNear = (element) => gapBetween(film, element) < 200;
      const links = kit.role('link', { name: /transcript|read|words|text/i }).filter((link) => !film.contains(link) && isNear(link));
      const leads = links.some((link) => {
        const address = link.getAttribute('href');
        return address.startsWith('#') ? document.getElementById(address.slice(1)) : kit.source(address) || /^https?:|^\//.test(address);
      });
      if (leads) return true;
      // What opens on demand is open now, if something with a name opens it.
      for (const details of document.querySelectorAll('details'))
        details.open = kit.role('summary', { within: details }).some((summary) => kit.name(summary) !== '');
      const blocks = kit
        .elements()
        .filter((element) => element.parentElement?.closest('main, body') && !film.contains(element) && !element.contains(film) && isNear(element))
        .filter((element) => kit.visible(element));
      const outermost = blocks.filter((element) => !blocks.includes(element.parentElement));
      return outermost.some((element) => shareIn(kit.textOf(element)) >= 0.9) || shareIn(outermost.map((element) => kit.textOf(element)).join(' ')) >= 0.9;
    },
  },
  {
    id: 'film-has-a-name',
    title: 'A name for the film',
    passed: 'A screen reader says which film it is.',
    notYet: 'A screen reader comes to a film and does not say which one.',
    run: (kit) => kit.name(filmOf(kit)).length >= 5,
  },
  {
    id: 'words-stay',
    title: 'Words stay',
    passed: 'The heading and the two sentences are in their place.',
    notYet: 'Some words of the page are gone.',
    run: (kit) => {
      const film = filmOf(kit);
      const [heading] = kit.role('heading', { level: 1, name: 'Threading the projector' });
      const paragraph = (words) => kit.role('paragraph').find((one) => kit.visible(one) && kit.textOf(one).includes(words));
      const before = paragraph('Rosa shows new volunteers how the old projector gets its film.');
      const after = paragraph('Practise with the lamp switched off. Then come to the box office and ask for a shift.');
      const order = [heading, before, film, after];
      if (order.includes(undefined) || !kit.visible(heading)) return false;
      const isInOrder = order.every((one, index) => index === 0 || (!order[index - 1].contains(one) && order[index - 1].compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING));
      return isInOrder || 'The film is no longer between the two sentences.';
    },
  },
];
