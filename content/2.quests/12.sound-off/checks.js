/** All that is heard in the film, and when. */
const parts = [
  { from: 0.5, to: 2.6, words: 'Lift the small metal gate.' },
  { from: 2.8, to: 6.2, words: 'Slide the film behind it, with the holes on your left.' },
  { from: 6.3, to: 7.2, words: 'The gate snaps shut.' },
  { from: 7.4, to: 9.8, words: 'That sound means it is safe to start.' },
];
const transcript = parts.map(({ words }) => words).join(' ');

const wordsOf = (text) => text.replace(/<[^>]*>/g, ' ').toLowerCase().match(/[a-z’']+/g) ?? [];

/** How much of the transcript is in a text, in its order, from 0 to 1. */
const shareIn = (text) => {
  const there = wordsOf(text);
  const wanted = wordsOf(transcript);
  let next = 0;
  const found = wanted.filter((word) => {
    const at = there.indexOf(word, next);
    // After the first word, one that comes much later belongs to another sentence.
    const isFound = at >= 0 && (next === 0 || at - next < 12);
    if (isFound) next = at + 1;
    return isFound;
  });
  return found.length / wanted.length;
};

/** The part of the film that a caption is about: the one that has most of its words; undefined if none has many. */
const partOf = (text) => {
  const own = [...new Set(wordsOf(text))];
  const shared = parts.map(({ words }) => own.filter((word) => wordsOf(words).includes(word)).length / own.length);
  const most = Math.max(...shared);
  return most >= 0.6 ? parts[shared.indexOf(most)] : undefined;
};

const filmOf = (kit) => kit.get('video', { words: 'There is no video on the page. Look up video.' });

/** The track with what is heard; null where there is none that a browser would load. */
const trackOf = (film) =>
  [...film.querySelectorAll('track')].find((track) => ['captions', 'subtitles'].includes(track.kind) && track.getAttribute('src')) ?? null;

const cuesIn = async (kit) => {
  const track = trackOf(filmOf(kit));
  return track && (await kit.cuesOf(track));
};

/** Whether a button of the page's own starts the video. */
const startsFilm = async (kit, film) => {
  let isStarted = false;
  film.play = () => {
    isStarted = true;
    return Promise.resolve();
  };
  const buttons = kit.role('button', { name: /play|pause|start|stop/i }).filter((button) => kit.isSeen(button));
  for (const button of buttons) {
    await kit.click(button);
    if (isStarted) return true;
  }
  return false;
};

/** How far apart two boxes are, from above to below. */
const gapBetween = (one, other) => {
  const [first, second] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return Math.max(first.top - second.bottom, second.top - first.bottom, 0);
};

/** The text that an address leads to: a part of the page, or a file beside it. */
const textBehind = (kit, address) => {
  if (address.startsWith('#')) {
    const target = document.getElementById(decodeURIComponent(address.slice(1)));
    return target ? kit.seenText(target) : '';
  }
  return kit.source(address.replace(/^\.\//, '').replace(/[?#].*$/, '')) ?? '';
};

export default [
  {
    id: 'controls',
    title: 'Controls',
    passed: 'People can start and stop the video.',
    notYet: 'The video has no controls, so nobody can start it, stop it or turn the captions on. Look up controls.',
    run: async (kit) => {
      const film = filmOf(kit);
      if (!kit.isSeen(film)) return 'The video is hidden. Check the style sheet.';
      return film.controls || startsFilm(kit, film);
    },
  },
  {
    id: 'quiet-at-first',
    title: 'Quiet at first',
    passed: 'The video makes no sound until somebody starts it.',
    notYet: 'The video starts with sound by itself and talks over screen readers. Look up autoplay.',
    run: (kit) => {
      const film = filmOf(kit);
      return film.muted || film.defaultMuted || (!film.autoplay && film.paused);
    },
  },
  {
    id: 'captions-come',
    title: 'Captions come',
    passed: 'Captions come in order, while their words are heard.',
    notYet: 'The video has no captions that load, so people who can’t hear it miss the words. Look up track.',
    run: async (kit) => {
      const film = filmOf(kit);
      if (!trackOf(film)) return 'The video has no captions, so people who can’t hear it miss the words. Look up track and its kind.';
      const cues = await cuesIn(kit);
      if (!cues) return 'The file with the captions does not load, or isn’t WebVTT. Look up track and WebVTT.';
      if (cues.length < 3)
        return `Browsers can read ${cues.length} captions in the file, and at least three are needed. Look up how WebVTT writes times.`;
      const length = await kit.durationOf(film);
      if (!(length > 0)) return 'The video does not load. Check its src.';
      const bad = cues.find(({ start, end }, index) => end <= start || end > length + 0.1 || (index > 0 && start < cues[index - 1].start));
      if (bad) return `The caption “${bad.text}” ends before it begins, comes after the end of the video, or is out of order. Look up the times in WebVTT.`;
      const brief = cues.find(({ start, end }) => end - start < 0.4);
      if (brief) return `The caption “${brief.text}” is gone before anybody can read it. Look up the times in WebVTT.`;
      const early = cues.find(({ start, end, text }) => {
        const part = partOf(text);
        return part && (start < part.from - 1.5 || start > part.to + 0.5 || end < part.from);
      });
      return early
        ? `The caption “${early.text}” isn't shown while its words are heard. The times are in transcript.txt. Look up the times in WebVTT.`
        : true;
    },
  },
  {
    id: 'captions-say-it',
    title: 'Captions say it',
    passed: 'The captions say what is heard.',
    notYet: 'The captions leave out words or sounds, so people who can’t hear the video miss them. Look up captions.',
    run: async (kit) => {
      const cues = await cuesIn(kit);
      const share = shareIn((cues ?? []).map(({ text }) => text).join(' '));
      return (
        share >= 0.9 ||
        `The captions have ${Math.round(share * 100)} of 100 words that are heard, so people who can't hear the video miss the rest. Look up captions.`
      );
    },
  },
  {
    id: 'language-and-label',
    title: 'Language and label',
    passed: 'The track has its language and a label for the menu.',
    notYet: 'The track has no label, so the captions have no name in the menu of the player. Look up label.',
    run: (kit) => {
      const track = trackOf(filmOf(kit));
      if (!track) return false;
      if (!/^en(?:-|$)/i.test(track.srclang) || !kit.isLanguage(track.srclang))
        return 'The track isn’t declared to be in English, so players can’t choose it by language. Look up srclang.';
      return /\p{L}{2}/u.test(track.label);
    },
  },
  {
    id: 'transcript-near',
    title: 'A transcript',
    passed: 'A transcript is beside the video.',
    notYet: 'The page has no complete transcript close to the video, so people who can neither see nor hear it learn nothing. Look up transcript.',
    run: async (kit) => {
      const film = filmOf(kit);
      const isNear = (element) => gapBetween(film, element) < 200;
      const links = kit
        .role('link', { name: /transcript|read|words|text/i })
        .filter((link) => !film.contains(link) && isNear(link) && kit.isSeen(link));
      // What opens on demand is opened, if something with a name opens it.
      for (const details of document.querySelectorAll('details'))
        details.open = kit.role('summary', { within: details }).some((summary) => kit.name(summary) !== '' && kit.isSeen(summary));
      for (const button of kit.role('button').filter((one) => kit.states(one).expanded === false && kit.name(one) !== ''))
        await kit.click(button);
      if (links.some((link) => shareIn(textBehind(kit, link.getAttribute('href') ?? '')) >= 0.9)) return true;
      const blocks = kit
        .elements()
        .filter((element) => element.parentElement?.closest('main, body') && !film.contains(element) && !element.contains(film) && isNear(element))
        .filter((element) => kit.isSeen(element));
      const outermost = blocks.filter((element) => !blocks.includes(element.parentElement));
      return shareIn(outermost.map((element) => kit.seenText(element)).join(' ')) >= 0.9 || outermost.some((element) => shareIn(kit.seenText(element)) >= 0.9);
    },
  },
  {
    id: 'film-has-a-name',
    title: 'A name for the video',
    passed: 'The video has a name that says what it shows.',
    notYet: 'The video has no accessible name, so screen readers don’t announce which one it is. Look up aria-label and aria-labelledby.',
    run: (kit) => {
      const name = kit.name(filmOf(kit));
      if (name === '') return false;
      const own = name
        .replace(/\b(?:videos?|films?|movies?|clips?|players?|media|untitled|the|an?|of|our|this|my|no|\d+)\b/gi, ' ')
        .match(/\p{L}/gu);
      return !/\.(?:mp4|webm)/i.test(name) && (own ?? []).length >= 4
        ? true
        : `The video is called “${name}”, which doesn't say what it shows, so screen reader users can't tell. Look up aria-label and aria-labelledby.`;
    },
  },
  {
    id: 'words-stay',
    title: 'Words stay',
    passed: 'The heading and the sentences are in their place.',
    notYet: 'The heading or a sentence is gone or hidden. Compare the page with the starter.',
    run: (kit) => {
      const film = filmOf(kit);
      const heading = kit
        .role('heading', { level: 1 })
        .find((one) => kit.words(kit.seenText(one)) === 'threading the projector');
      const innermost = (words) =>
        kit.elements().findLast((one) => document.body.contains(one) && kit.words(kit.seenText(one)).includes(kit.words(words)));
      const before = innermost('Rosa shows new volunteers how the old projector gets its film.');
      const after = innermost('Practise with the lamp switched off. Then come to the box office and ask for a shift.');
      const order = [heading, before, film, after];
      if (order.includes(undefined)) return false;
      const isInOrder = order.every(
        (one, index) =>
          index === 0 ||
          (!order[index - 1].contains(one) && order[index - 1].compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING),
      );
      return isInOrder || 'The video is no longer between the two sentences. Compare the page with the starter.';
    },
  },
];
