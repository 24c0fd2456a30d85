/** The pictures in their order: how wide their files are, and how wide each is for its height. */
const pictures = [
  { subject: 'hut', widths: [400, 800, 1600] },
  { subject: 'garden', widths: [400, 800, 1600] },
  { subject: 'ferry', widths: [400, 800, 1600] },
];
const shapes = { 'hut-close': 1, hut: 16 / 9, garden: 16 / 10, ferry: 16 / 9 };
const cropWidths = [400, 800];

/** `garden-800.jpg` → the subject and the width of the file. */
const readName = (address) => {
  const { subject = '', width = '0' } = /(?<subject>[a-z-]+)-(?<width>\d+)\.jpg$/.exec(address)?.groups ?? {};
  return { subject, width: Number(width) };
};

/** The file that a browser takes for a picture now. */
const fileFor = (kit, image, density = 1) => readName(kit.sourceFor(image, density));

const imageOf = (kit, subject) =>
  kit.elements().find((element) => element instanceof HTMLImageElement && fileFor(kit, element).subject.startsWith(subject)) ?? null;

/** The files that are fine for a place: the smallest that is wide enough, or one that lacks less than a quarter. */
const fitting = (widths, needed) =>
  [needed, needed * 0.75].map((least) => widths.find((width) => width >= least) ?? widths.at(-1));

export default [
  {
    id: 'right-file',
    title: 'The right file',
    passed: 'Every screen gets a file of the right size.',
    notYet: 'Somebody with a small phone pays for a picture that is made for a large screen.',
    run: async (kit) => {
      for (const screen of [320, 800, 1400]) {
        await kit.at(screen);
        for (const { subject, widths } of pictures) {
          const image = imageOf(kit, subject);
          if (!image) return `At ${screen} pixels, the picture of the ${subject} is not there.`;
          const box = image.getBoundingClientRect().width;
          for (const density of [1, 2]) {
            const chosen = fileFor(kit, image, density);
            const files = chosen.subject === 'hut-close' ? cropWidths : widths;
            const good = fitting(files, box * density);
            if (!good.includes(chosen.width))
              return `On a screen of ${screen} pixels${density === 2 ? ' with two points to each' : ''}, the ${subject} is ${Math.round(box)} wide and comes as a file of ${chosen.width}. Better is ${good[0]}.`;
          }
        }
      }
      return true;
    },
  },
  {
    id: 'cropped-when-narrow',
    title: 'Cropped when narrow',
    passed: 'On narrow screens the hut fills the picture.',
    notYet: 'On a phone the hut is so small that nobody sees it.',
    run: async (kit) => {
      for (const [screen, wanted] of [[320, 'hut-close'], [599, 'hut-close'], [601, 'hut'], [1400, 'hut']]) {
        await kit.at(screen);
        const image = imageOf(kit, 'hut');
        if (!image) return 'There is no picture of the hut.';
        for (const density of [1, 2])
          if (fileFor(kit, image, density).subject !== wanted)
            return wanted === 'hut' ? `At ${screen} pixels the ridge around the hut is cut off.` : `At ${screen} pixels the hut is lost in a wide picture.`;
      }
      return true;
    },
  },
  {
    id: 'room-kept',
    title: 'Room is kept',
    passed: 'The text stays where it is while the pictures arrive.',
    notYet: 'Somebody reads, a picture arrives, and the line jumps away.',
    run: async (kit) => {
      for (const screen of [320, 1400]) {
        await kit.at(screen);
        for (const { subject } of pictures) {
          const image = imageOf(kit, subject);
          if (!image) return `The picture of the ${subject} is not there.`;
          const [width, height = '1'] = (/[\d.]+(?: \/ [\d.]+)?/.exec(getComputedStyle(image).aspectRatio)?.[0] ?? '0').split(' / ');
          const kept = Number(width) / Number(height);
          const shape = shapes[fileFor(kit, image, 1).subject];
          if (!kept) return `Before it arrives, the picture of the ${subject} takes no room.`;
          if (Math.abs(kept / shape - 1) > 0.02) return `At ${screen} pixels, the room for the ${subject} has another shape than the picture.`;
        }
      }
      return true;
    },
  },
  {
    id: 'lazy-below',
    title: 'Lazy below, not above',
    passed: 'The first picture comes at once, and the others when they are needed.',
    notYet: 'Pictures that nobody has scrolled to are paid for.',
    run: (kit) => {
      const [first, ...others] = pictures.map(({ subject }) => imageOf(kit, subject));
      if (first?.loading === 'lazy') return 'The picture that everybody sees first is held back.';
      const eager = pictures.slice(1).find((_, index) => others[index]?.loading !== 'lazy');
      return eager ? `The picture of the ${eager.subject} is loaded even by those who never scroll to it.` : Boolean(first);
    },
  },
  {
    id: 'names',
    title: 'A name for each',
    passed: 'Every picture has a name.',
    notYet: 'A screen reader reads the name of a file, or nothing.',
    run: (kit) => {
      const named = pictures.map(({ subject }) => ({ subject, image: imageOf(kit, subject) }));
      const without = named.find(({ image }) => !image || !kit.role('image').includes(image) || kit.name(image).length < 5 || /\.jpe?g/i.test(kit.name(image)));
      if (without) return `A screen reader does not say what the picture of the ${without.subject} shows.`;
      return new Set(named.map(({ image }) => kit.name(image))).size === named.length || 'Two pictures have the same name.';
    },
  },
  {
    id: 'pictures-arrive',
    title: 'Pictures and words',
    passed: 'All three pictures load, and the words are in their place.',
    notYet: 'Something is missing from the page.',
    run: async (kit) => {
      const images = kit.elements().filter((element) => element instanceof HTMLImageElement);
      const order = images.map((image) => fileFor(kit, image, 1).subject);
      if (order.join() !== pictures.map(({ subject }) => subject).join()) return 'Readers do not get the hut, the garden and the ferry, in this order.';
      for (const [index, image] of images.entries()) {
        if (!(await kit.pictureLoads(image))) return `The picture of the ${order[index]} does not load.`;
        if (!kit.visible(image)) return `The picture of the ${order[index]} cannot be seen.`;
      }
      const heading = kit.role('heading', { level: 1, name: 'A night in the hut' }).find((one) => kit.visible(one));
      const words = kit.role('paragraph').find((one) => kit.textOf(one).includes('The door is never locked. Bring wood for the stove, and a song.'));
      if (!heading || !words) return 'Some words of the page are gone.';
      const inOrder = [heading, images[0], words, images[1]];
      const isInOrder = inOrder.every((one, index) => index === 0 || inOrder[index - 1].compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
      if (!isInOrder || heading.contains(words)) return 'Pictures and words are not in their old order.';
      return true;
    },
  },
];
