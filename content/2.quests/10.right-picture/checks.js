/** The pictures in their order: the widths of their files, and words for what each shows. */
const pictures = [
  {
    subject: 'hut',
    widths: [400, 800, 1600],
    shows: /\b(?:huts?|cabins?|shelters?|refuge|lodge|chalet|bothy|cottage|house|shed|ridge|mountains?|building|stone|snow\w*)\b/i,
  },
  {
    subject: 'garden',
    widths: [400, 800, 1600],
    shows: /\b(?:gardens?|gardening|flowers?|flower-?beds?|vegetables?|orchard|beds?|plants?|allotments?|lawn|inn|yard|courtyard|herbs?|hedges?|beans?|crops?|rows|fields?|barns?|farm)\b/i,
  },
  {
    subject: 'ferry',
    widths: [400, 800, 1600],
    shows: /\b(?:ferry|ferries|ferryboat|boats?|ships?|steamer|vessel|harbour|harbor|jetty|pier|lake|crossing)\b/i,
  },
];
const shapes = { 'hut-close': 1, hut: 16 / 9, garden: 16 / 10, ferry: 16 / 9 };
const cropWidths = [400, 800];

/** `garden-800.jpg` → the subject and the width of the file. */
const readName = (address) => {
  const { subject = '', width = '0' } = /(?:^|\/)(?<subject>[a-z-]+)-(?<width>\d+)\.jpg$/.exec(address)?.groups ?? {};
  return { subject, width: Number(width) };
};

/** The file that a browser takes for a picture now. */
const fileFor = (kit, image, density = 1) => readName(kit.sourceFor(image, density));

const imagesIn = (kit) => kit.elements().filter((element) => element instanceof HTMLImageElement);

const imageOf = (kit, subject) =>
  imagesIn(kit).find((image) => fileFor(kit, image).subject.startsWith(subject)) ?? null;

/** The files that are fine for a place: the smallest that is wide enough, or one that lacks less than a quarter. */
const fitting = (widths, needed) =>
  [needed, needed * 0.75].map((least) => widths.find((width) => width >= least) ?? widths.at(-1));

const ratioOf = (element) => {
  const { width, height } = element.getBoundingClientRect();
  return height > 0 ? width / height : 0;
};

const isShape = (ratio, shape) => Math.abs(ratio / shape - 1) <= 0.02;

/** A box that holds this picture and nothing else keeps its room as well as the picture itself. */
const boxesAround = (image) => {
  const boxes = [image];
  for (let at = image.parentElement; at && at !== document.body; at = at.parentElement) {
    if (at.querySelectorAll('img').length > 1 || at.textContent.trim() !== '') break;
    boxes.push(at);
  }
  return boxes;
};

const unloaded = (text) => text.replace(/\.jpg(?=[\s,]|$)/g, '.jpg?later');

/** The shapes of the boxes while the file of a picture is on its way: measured on a copy that has not loaded yet. */
const ratiosBeforeFile = async (image) => {
  const whole = image.parentElement instanceof HTMLPictureElement ? image.parentElement : image;
  const copy = whole.cloneNode(true);
  for (const element of [copy, ...copy.querySelectorAll('*')])
    for (const attribute of ['src', 'srcset'])
      if (element.hasAttribute(attribute)) element.setAttribute(attribute, unloaded(element.getAttribute(attribute)));
  whole.replaceWith(copy);
  // Browsers choose the file, and with it the shape, in a microtask.
  await null;
  await null;
  const pending = copy instanceof HTMLImageElement ? copy : copy.querySelector('img');
  const ratios = boxesAround(pending).map(ratioOf);
  copy.replaceWith(whole);
  return ratios;
};

/** What the style sheet or the attributes say of the shape. */
const statedRatio = (image) => {
  const [width = '0', height = '1'] = (/[\d.]+(?: \/ [\d.]+)?/.exec(getComputedStyle(image).aspectRatio)?.[0] ?? '').split(' / ');
  return Number(width) / Number(height);
};

const generic =
  /\b(?:images?|pictures?|photos?|photographs?|pics?|img|graphics?|illustrations?|untitled|alt|text|of|an?|the|this|that|is|shows?|showing|with|no|my|our|here|first|second|third|one|two|three|\d+)\b/gi;

export default [
  {
    id: 'right-file',
    title: 'The right file',
    passed: 'Every screen gets a file of the right size.',
    notYet: 'People on small phones download files that are made for large screens. Look up srcset and sizes.',
    run: async (kit) => {
      for (const screen of [320, 800, 1400]) {
        await kit.at(screen);
        for (const { subject, widths } of pictures) {
          const image = imageOf(kit, subject);
          if (!image)
            return `At ${screen} pixels, no image shows the ${subject}. Look up src and srcset.`;
          const box = image.getBoundingClientRect().width;
          for (const density of [1, 2]) {
            const chosen = fileFor(kit, image, density);
            const files = chosen.subject === 'hut-close' ? cropWidths : widths;
            const good = fitting(files, box * density);
            if (!good.includes(chosen.width))
              return `On a screen of ${screen} pixels${density === 2 ? ' with two points to each' : ''}, the ${subject} is ${Math.round(box)} wide and loads a file of ${chosen.width}. ${good[0]} fits better. Look up srcset and sizes.`;
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
    notYet: 'On phones the hut is too small to see. Look up picture, source and media.',
    run: async (kit) => {
      for (const [screen, wanted] of [[320, 'hut-close'], [599, 'hut-close'], [601, 'hut'], [1400, 'hut']]) {
        await kit.at(screen);
        const image = imageOf(kit, 'hut');
        if (!image) return `At ${screen} pixels, no image shows the hut. Look up src and srcset.`;
        for (const density of [1, 2])
          if (fileFor(kit, image, density).subject !== wanted)
            return wanted === 'hut'
              ? `At ${screen} pixels, the square picture is shown, and the ridge around the hut is cut off. Look up the media attribute of source.`
              : `At ${screen} pixels, the wide picture is shown, and the hut is too small to see. Look up picture, source and media.`;
      }
      return true;
    },
  },
  {
    id: 'room-kept',
    title: 'Room is kept',
    passed: 'The text stays in place while the pictures load.',
    notYet: 'The text jumps when a picture arrives, so readers lose the line. Look up the width and height attributes, or aspect-ratio.',
    run: async (kit) => {
      for (const screen of [320, 1400]) {
        await kit.at(screen);
        for (const { subject } of pictures) {
          const image = imageOf(kit, subject);
          if (!image) return `No image shows the ${subject}. Look up src and srcset.`;
          const shape = shapes[fileFor(kit, image, 1).subject];
          if (!shape) return `The image of the ${subject} has a file that isn't there. Look up src and srcset.`;
          await kit.pictureLoads(image);
          const boxes = boxesAround(image);
          if (!boxes.some((box) => isShape(ratioOf(box), shape)))
            return `At ${screen} pixels, the ${subject} isn't shown in the shape of its file, so it is squeezed or cut. Look up aspect-ratio, and height: auto.`;
          const before = await ratiosBeforeFile(image);
          const isKept =
            before.some((ratio) => isShape(ratio, shape)) ||
            (isShape(ratioOf(image), shape) && isShape(statedRatio(image), shape));
          if (!isKept)
            return before[0] > 0 && before[0] < 20
              ? `At ${screen} pixels, the room kept for the ${subject} has another shape than the picture, so the text jumps. Look up the width and height attributes of img and source.`
              : `No room is kept for the ${subject}, so the text jumps when it arrives. Look up the width and height attributes, or aspect-ratio.`;
        }
      }
      return true;
    },
  },
  {
    id: 'lazy-below',
    title: 'Lazy below, not above',
    passed: 'The first picture loads at once, the others only when they are needed.',
    notYet: 'Pictures load that nobody has scrolled to. Look up the loading attribute.',
    run: (kit) => {
      const [first, ...others] = pictures.map(({ subject }) => imageOf(kit, subject));
      if (first?.loading === 'lazy')
        return 'The first picture is lazy, so the one that everybody sees comes late. Look up the loading attribute.';
      const eager = pictures.slice(1).find((_, index) => others[index]?.loading !== 'lazy');
      if (eager)
        return `The picture of the ${eager.subject} loads even for people who never scroll to it. Look up the loading attribute.`;
      return Boolean(first) || 'No image shows the hut. Look up src and srcset.';
    },
  },
  {
    id: 'names',
    title: 'A name for each',
    passed: 'Every picture has a text alternative that says what it shows.',
    notYet: 'A picture has no text alternative, so screen reader users don’t know what it shows. Look up alt.',
    run: (kit) => {
      const named = [];
      for (const { subject, shows } of pictures) {
        const image = imageOf(kit, subject);
        if (!image || !kit.role('image').includes(image) || kit.nameSource(image) === 'title' || kit.name(image) === '')
          return `The picture of the ${subject} has no text alternative, so screen reader users don't know what it shows. Look up alt.`;
        const name = kit.name(image);
        const words = name.replace(generic, ' ').match(/\p{L}{2,}/gu) ?? [];
        if (/\.jpe?g|\w-\d{3}|_/i.test(name) || words.length === 0 || name.split(' ').length < 2)
          return `“${name}” doesn't say what the picture of the ${subject} shows. Describe it in a few words. Look up alt.`;
        const others = pictures.filter((other) => other.subject !== subject && new RegExp(`\\b${other.subject}\\b`, 'i').test(name));
        if (!shows.test(name) || others.length === 2)
          return `“${name}” isn't what the picture of the ${subject} shows, so it misleads screen reader users. Look up alt.`;
        named.push(kit.words(name));
      }
      return new Set(named).size === named.length || 'Two pictures have the same text alternative, so screen reader users can’t tell them apart. Look up alt.';
    },
  },
  {
    id: 'pictures-arrive',
    title: 'Pictures and words',
    passed: 'All three pictures load, and everything is in its place.',
    notYet: 'Something is missing from the page. Compare it with the starter.',
    run: async (kit) => {
      const images = imagesIn(kit);
      const order = images.map((image) => fileFor(kit, image, 1).subject);
      if (order.join() !== pictures.map(({ subject }) => subject).join())
        return 'The page doesn’t have one image each of the hut, the garden and the ferry, in this order. Compare it with the starter.';
      for (const [index, image] of images.entries()) {
        if (!(await kit.pictureLoads(image)))
          return `The picture of the ${order[index]} does not load. Check the names of the files in src and srcset.`;
        if (!kit.isSeen(image)) return `The picture of the ${order[index]} is loaded but hidden. Check the style sheet.`;
      }
      const seen = (element) => kit.words(kit.seenText(element));
      const heading = kit.role('heading', { level: 1 }).find((one) => seen(one) === 'a night in the hut');
      const sentence = kit.words('The door is never locked. Bring wood for the stove, and a song.');
      const words = kit.elements().findLast((one) => document.body.contains(one) && seen(one).includes(sentence));
      if (!heading || !words) return 'Some words of the page are gone or hidden. Compare them with the starter.';
      const inOrder = [heading, images[0], words, images[1]];
      const isInOrder = inOrder.every(
        (one, index) => index === 0 || inOrder[index - 1].compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      if (!isInOrder || heading.contains(words) || words.contains(images[1]))
        return 'Pictures and words are not in their old order. Compare it with the starter.';
      const [hut, garden, ferry] = images.map((image) => image.getBoundingClientRect());
      if (hut.width < garden.width * 1.5 || garden.right > ferry.left + 1 || garden.bottom < ferry.top)
        return 'On a wide screen, the garden and the ferry are no longer side by side below the hut. Compare the style sheet with the starter.';
      await kit.at(320);
      const [upper, lower] = images.slice(1).map((image) => image.getBoundingClientRect());
      return (
        upper.bottom <= lower.top + 1 ||
        'On a narrow screen, the garden and the ferry are no longer below each other. Compare the style sheet with the starter.'
      );
    },
  },
];
