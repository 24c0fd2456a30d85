/** The pictures of the page, without those in dialogs. A lazy one may have no room yet, so its size says nothing. */
const picturesOf = (kit) => {
  const found = [...document.images].filter(
    (image) => !image.closest('dialog') && image.checkVisibility({ visibilityProperty: true }),
  );
  kit.expect(found.length > 0, 'The page shows no pictures. Add them with `img` elements, each in a `figure` element.');
  return found;
};

const fileOf = (address) => decodeURIComponent(address.split('/').at(-1) ?? '');

/** How a message calls a picture. */
const called = (kit, image) => kit.name(image) || fileOf(image.getAttribute('src') ?? '');

/** What opens the viewer: the link or the button around a picture, or the one in its figure. */
const openerOf = (image) =>
  image.closest('a[href],button') ?? image.closest('figure')?.querySelector('a[href],button') ?? null;

const openDialog = () => document.querySelector('dialog[open]');

/** Opens the viewer with the keyboard. */
const open = async (kit, image) => {
  const opener = openerOf(image);
  kit.expect(opener, `Nothing opens “${called(kit, image)}”. Put each picture into a link or a button.`);
  opener.focus();
  await kit.press('Enter');
  await kit.until(openDialog);
  const dialog = openDialog();
  kit.expect(dialog, `“${called(kit, image)}” opens no \`dialog\` element. Look up \`showModal\`.`);
  kit.expect(
    dialog.matches(':modal'),
    'The viewer is open, but the page behind it can still be used, so the focus gets lost there. Open it with `showModal`.',
  );
  return { opener, dialog };
};

/** The picture that the viewer shows. */
const shownIn = (kit, dialog) => {
  const image = [...dialog.querySelectorAll('img')].find((one) => one.checkVisibility({ visibilityProperty: true }));
  kit.expect(image, 'The viewer is open, but there is no `img` element in it that can be seen.');
  return image;
};

const altOf = (image) => (image.getAttribute('alt') ?? '').trim();

/** Waits until the viewer shows the picture of the page with this text alternative. */
const comesTo = (kit, dialog, image) => kit.until(() => altOf(shownIn(kit, dialog)) === altOf(image));

/** The widths that `srcset` names for a picture, by the names of the files. */
const widthsOf = (kit, image) => {
  const sources = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])];
  return new Map(
    sources.flatMap((one) => kit.candidates(one)).flatMap(({ url, width }) => (width ? [[fileOf(url), width]] : [])),
  );
};

const sameShape = (one, other) => Math.abs(one / other - 1) < 0.03;

export default [
  {
    id: 'figures',
    title: 'Pictures with captions',
    milestone: 1,
    page: 'index.html',
    passed: 'There are at least five pictures, each with a caption and a description of its own.',
    notYet: 'The page has fewer than five pictures.',
    run: async (kit) => {
      const pictures = picturesOf(kit);
      if (pictures.length < 5) return false;
      for (const image of pictures) {
        const caption = image.closest('figure')?.querySelector('figcaption');
        if (!caption || kit.seenText(caption) === '')
          return `“${called(kit, image)}” has no caption. Put the picture into a \`figure\` element with a \`figcaption\`.`;
        if (altOf(image).split(/\s+/).length < 3)
          return `“${called(kit, image)}” isn’t described. Write in \`alt\` what it shows.`;
        if (!(await kit.pictureLoads(image)))
          return `“${called(kit, image)}” doesn’t load. Compare its address with the name of the file.`;
      }
      return new Set(pictures.map(altOf)).size === pictures.length
        ? true
        : 'Two pictures have the same description, so people can’t tell them apart.';
    },
  },
  {
    id: 'one-heading',
    title: 'One main heading',
    milestone: 1,
    page: 'index.html',
    passed: 'The page has exactly one `h1` element, and it names the gallery.',
    notYet: 'The page needs exactly one `h1` element, with the title of the gallery.',
    run: (kit) => kit.role('heading').filter((one) => kit.level(one) === 1).length === 1,
  },
  {
    id: 'widths',
    title: 'Files in two sizes',
    milestone: 2,
    page: 'index.html',
    passed: 'Each picture has files in at least two sizes, and `srcset` names their true widths.',
    notYet: 'A picture has only one file, so phones load as much as large screens. Look up `srcset`.',
    run: async (kit) => {
      for (const image of picturesOf(kit)) {
        const files = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])].flatMap((one) =>
          kit.candidates(one),
        );
        if (files.filter(({ width }) => width).length < 2)
          return `“${called(kit, image)}” has fewer than two files with widths such as \`400w\`. Look up \`srcset\`.`;
        for (const { url, width } of files) {
          const file = new Image();
          file.src = url;
          if (!(await kit.pictureLoads(file))) return `The file “${fileOf(url)}” doesn’t load. Compare the address with the name of the file.`;
          if (width && file.naturalWidth !== width)
            return `The file “${fileOf(url)}” is ${file.naturalWidth} pixels wide, but \`srcset\` says ${width}w.`;
        }
      }
      return true;
    },
  },
  {
    id: 'right-file',
    title: 'The right file',
    milestone: 2,
    page: 'index.html',
    passed: 'Phones, tablets and computers each load the file that fits.',
    notYet: 'Pictures have no widths in `srcset`, so browsers can’t choose.',
    run: async (kit) => {
      for (const screen of [320, 800, 1280]) {
        await kit.at(screen);
        for (const image of picturesOf(kit)) {
          const widths = widthsOf(kit, image);
          if (widths.size < 2) return false;
          const box = image.getBoundingClientRect().width;
          const all = [...widths.values()].sort((one, other) => one - other);
          for (const density of [1, 2]) {
            const chosen = widths.get(fileOf(kit.sourceFor(image, density)));
            const needed = box * density;
            const fits = all.find((width) => width >= needed * 0.9) ?? all.at(-1);
            if (chosen === undefined || chosen < needed * 0.8 ? chosen !== all.at(-1) : chosen > fits && chosen > needed * 2)
              return `On a screen of ${screen} pixels${density === 2 ? ' with two points to each' : ''}, “${called(kit, image)}” is ${Math.round(box)} wide and loads the file of ${chosen}. The one of ${fits} fits better. Look up \`sizes\`.`;
          }
        }
      }
      return true;
    },
  },
  {
    id: 'fits-a-phone',
    title: 'Fits a phone',
    milestone: 2,
    page: 'index.html',
    passed: 'Nothing is cut off on a screen 320 pixels wide.',
    notYet: 'On a screen 320 pixels wide, the page scrolls sideways. Give pictures `max-width: 100%` in your style sheet.',
    run: async (kit) => {
      const wide = await kit.tooWide(320);
      return wide.length === 0;
    },
  },
  {
    id: 'viewer',
    title: 'A viewer that opens and closes',
    milestone: 3,
    page: 'index.html',
    passed: 'Each picture opens in a modal dialog with a name, and a button closes it.',
    notYet: 'The viewer has no button to close it. Add a `button` element called “Close”.',
    run: async (kit) => {
      for (const image of picturesOf(kit)) {
        const { dialog } = await open(kit, image);
        if (!(await comesTo(kit, dialog, image)))
          return `“${called(kit, image)}” opens the viewer, but the picture in it has another description. Copy \`alt\` as well.`;
        if (kit.name(dialog) === '') return 'The viewer has no name. Connect it with the caption by `aria-labelledby`.';
        const close = kit.role('button', { within: dialog }).find((button) => kit.says(kit.name(button), ['close', 'back', 'done']));
        if (!close) return false;
        close.focus();
        await kit.press('Enter');
        if (!(await kit.until(() => !openDialog()))) return `The button “${kit.name(close)}” doesn’t close the viewer.`;
      }
      return true;
    },
  },
  {
    id: 'large-file',
    title: 'Large when opened',
    milestone: 3,
    page: 'index.html',
    passed: 'On a wide screen, the viewer shows the large file.',
    notYet: 'On a wide screen, the viewer stretches the small file.',
    run: async (kit) => {
      await kit.at(1280);
      const [image] = picturesOf(kit);
      const widths = widthsOf(kit, image);
      const { dialog } = await open(kit, image);
      const shown = shownIn(kit, dialog);
      const small = image.getBoundingClientRect().width;
      const box = shown.getBoundingClientRect().width;
      if (box <= small) return 'On a wide screen, the picture in the viewer is no larger than on the page.';
      // A file that is only used in the viewer has no width there.
      const width = widths.get(fileOf(kit.sourceFor(shown)));
      const largest = Math.max(...widths.values());
      return width === undefined || width >= box * 0.8 || width === largest;
    },
  },
  {
    id: 'arrows',
    title: 'Arrow keys',
    milestone: 4,
    page: 'index.html',
    passed: 'In the viewer, the arrow keys go to the next picture and to the one before.',
    notYet: 'In the viewer, the right arrow key doesn’t show the next picture. Listen to `keydown`, and look at `key`.',
    run: async (kit) => {
      const [first, second, third] = picturesOf(kit);
      kit.expect(third, 'The page has fewer than three pictures.');
      const { dialog } = await open(kit, first);
      await kit.press('ArrowRight');
      if (!(await comesTo(kit, dialog, second))) return false;
      await kit.press('ArrowRight');
      if (!(await comesTo(kit, dialog, third))) return 'The right arrow key works only once. The third picture doesn’t come.';
      await kit.press('ArrowLeft');
      return (await comesTo(kit, dialog, second)) ? true : 'The left arrow key doesn’t show the picture before.';
    },
  },
  {
    id: 'escape',
    title: 'Escape, and back',
    milestone: 4,
    page: 'index.html',
    passed: 'Escape closes the viewer, and the focus returns to the picture.',
    notYet: 'Escape doesn’t close the viewer. A dialog that is opened with `showModal` does it by itself.',
    run: async (kit) => {
      const pictures = picturesOf(kit);
      for (const image of pictures.slice(0, 3)) {
        const { opener } = await open(kit, image);
        await kit.press('Escape');
        if (!(await kit.until(() => !openDialog()))) return false;
        if (!(await kit.until(() => kit.focused() === opener)))
          return `After Escape, the focus isn’t on “${called(kit, image)}”, so people start again at the top. Look up \`focus()\`.`;
      }
      const { opener } = await open(kit, pictures[0]);
      await kit.press('ArrowRight');
      await kit.press('Escape');
      const places = [opener, openerOf(pictures[1])];
      return (await kit.until(() => places.includes(kit.focused())))
        ? true
        : 'After an arrow key and Escape, the focus is lost. Give it to the picture that was seen last.';
    },
  },
  {
    id: 'room-kept',
    title: 'Room is kept',
    milestone: 5,
    page: 'index.html',
    passed: 'The page keeps the right room for each picture, so nothing moves when it arrives.',
    notYet: 'A picture has no width and height, so the page moves when it arrives.',
    run: async (kit) => {
      for (const screen of [320, 1280]) {
        await kit.at(screen);
        for (const image of picturesOf(kit)) {
          const [width, height] = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
          if (!width || !height) return `“${called(kit, image)}” has no \`width\` and \`height\`, so the page moves when it arrives.`;
          await kit.pictureLoads(image);
          const natural = image.naturalWidth / image.naturalHeight;
          if (!sameShape(width / height, natural))
            return `\`width\` and \`height\` of “${called(kit, image)}” have another shape than the file, so the page moves when it arrives.`;
          const box = image.getBoundingClientRect();
          const isCut = ['cover', 'contain'].includes(getComputedStyle(image).objectFit);
          if (!isCut && !sameShape(box.width / box.height, natural))
            return `“${called(kit, image)}” is squeezed. Write \`height: auto\` in your style sheet.`;
        }
      }
      return true;
    },
  },
  {
    id: 'lazy',
    title: 'Later, when needed',
    milestone: 5,
    page: 'index.html',
    passed: 'The first picture loads at once, and the last ones only when they are needed.',
    notYet: 'The last picture loads even for people who never scroll to it. Look up the `loading` attribute.',
    run: (kit) => {
      const pictures = picturesOf(kit);
      const isLazy = (image) => (image.getAttribute('loading') ?? '').toLowerCase() === 'lazy';
      if (isLazy(pictures[0])) return 'The first picture has `loading="lazy"`, so the one that everybody sees comes late.';
      return isLazy(pictures.at(-1));
    },
  },
  {
    id: 'focus',
    title: 'Visible focus',
    milestone: 4,
    page: 'index.html',
    passed: 'It is always visible which picture or link has focus.',
    notYet: 'The Tab key reaches nothing on the page. Put each picture into a link or a button.',
    run: (kit) => {
      const stops = kit.tabStops();
      if (stops.length === 0) return false;
      const hidden = stops.find((stop) => !kit.focusShows(stop));
      return hidden
        ? `“${kit.name(hidden)}” looks the same with and without focus. Look for \`outline: none\` in your style sheet.`
        : true;
    },
  },
];
