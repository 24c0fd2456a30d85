const frameOf = (kit) => {
  const frame = kit.elements().find((element) => element.localName === 'iframe');
  if (!frame || !kit.isSeen(frame)) throw kit.fail('The frame with the timetable is gone. Look up `iframe`.');
  return frame;
};

export default [
  {
    id: 'frame-has-a-name',
    title: 'A name for the frame',
    passed: 'The name of the frame says what is inside.',
    notYet: 'The frame has no name, so screen reader users don’t know what is inside. Look up the `title` attribute.',
    run: (kit) => {
      const name = kit.name(frameOf(kit));
      if (name === '') return false;
      return /\b(?:bus(?:es)?|timetables?|line|departures?|times|schedule)\b/i.test(name)
        ? true
        : `The frame is called “${name}”, which doesn’t say what is inside. Look up the \`title\` attribute.`;
    },
  },
  {
    id: 'only-scripts',
    title: 'Only scripts',
    passed: 'The page inside can run scripts, and nothing else.',
    notYet: 'The page inside isn’t restricted, so it can do everything. Look up the `sandbox` attribute.',
    run: (kit) => {
      const frame = frameOf(kit);
      if (!frame.hasAttribute('sandbox')) return false;
      const allowed = frame.getAttribute('sandbox').toLowerCase().split(/\s+/).filter(Boolean);
      if (!allowed.includes('allow-scripts'))
        return 'The page inside can’t run its scripts, so the timetable stays empty. Look up the words for `sandbox`.';
      const other = allowed.find((word) => word !== 'allow-scripts');
      return other ? `The page inside may do more than run scripts: “${other}”. Look up the words for \`sandbox\`.` : true;
    },
  },
  {
    id: 'sentence-visible',
    title: 'Sentence visible',
    passed: 'Everyone can read where the bus stops.',
    notYet: 'The sentence about the stop isn’t visible, because the content of a frame is never shown. Look up `iframe`.',
    run: (kit) => kit.words(kit.seenText()).includes('the bus stops right in front of the hall'),
  },
];
