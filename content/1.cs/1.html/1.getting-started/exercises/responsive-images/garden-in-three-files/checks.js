const widths = [400, 800, 1600];

const fileFor = (width) => `garden-${width}.jpg`;

const isFile = (address, width) => address.replace(/^\.\//, '') === fileFor(width);

const photoOf = (kit) =>
  kit.get('image', { words: 'The photo is gone, or it has no text alternative. Look up `alt`.' });

/** The entries of every list of files for the photo. */
const offered = (kit, photo) => {
  const sources = photo.closest('picture')?.querySelectorAll('source') ?? [];
  return [photo, ...sources].flatMap((element) => kit.candidates(element));
};

export default [
  {
    id: 'three-files',
    title: 'Three files',
    passed: 'All three files are offered, each with its width.',
    notYet: 'The browser can’t choose between several files. Look up the `srcset` attribute.',
    run: (kit) => {
      const entries = offered(kit, photoOf(kit));
      if (entries.length === 0) return false;
      const missing = widths.find((width) => !entries.some(({ url }) => isFile(url, width)));
      if (missing) return `The file “${fileFor(missing)}” isn’t offered. Look up the \`srcset\` attribute.`;
      const wrong = widths.find((width) => entries.some((entry) => isFile(entry.url, width) && entry.width !== width));
      return wrong
        ? `The list doesn’t say that “${fileFor(wrong)}” is ${wrong} pixels wide. Look up \`srcset\` and its width descriptors.`
        : true;
    },
  },
  {
    id: 'right-file',
    title: 'The right file',
    passed: 'A narrow window loads the small file, and a wide one the large file.',
    notYet: 'Windows of every width load the same file. Look up `srcset` and `sizes`.',
    run: async (kit) => {
      const screens = [
        { width: 400, density: 1, file: 400 },
        { width: 400, density: 2, file: 800 },
        { width: 1500, density: 1, file: 1600 },
      ];
      for (const { width, density, file } of screens) {
        await kit.at(width);
        const chosen = kit.sourceFor(photoOf(kit), density);
        if (!isFile(chosen, file))
          return `In a window of ${width} pixels with ${density === 1 ? 'one dot' : 'two dots'} for each pixel, the browser would load “${chosen}”. Look up \`srcset\` and \`sizes\`.`;
      }
      return true;
    },
  },
  {
    id: 'space-reserved',
    title: 'Space reserved',
    passed: 'The browser reserves the space for the photo.',
    notYet: 'The text below the photo jumps when the file arrives. Look up `width` and `height`.',
    run: (kit) => {
      const photo = photoOf(kit);
      const [, wide, high] = /([\d.]+) \/ ([\d.]+)/.exec(getComputedStyle(photo).aspectRatio) ?? [];
      if (!wide || !high) return false;
      return Math.abs(wide / high - 16 / 9) < 0.02
        ? true
        : 'The reserved space has another shape than the photo. Look up `width` and `height`.';
    },
  },
];
