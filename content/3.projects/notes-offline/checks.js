const seenButton = (kit, name, within = document.body) => kit.role('button', { name, within }).find((button) => kit.isSeen(button) && !kit.inert(button));

const isSearch = (kit, field) => kit.roleOf(field) === 'searchbox' || kit.says(kit.name(field), ['search', 'find', 'filter']);

/** The field for a new note. */
const newField = (kit) => {
  const fields = kit.role('textbox').filter((field) => !isSearch(kit, field) && kit.isSeen(field));
  const field = fields.find((one) => kit.says(kit.name(one), ['new', 'add', 'note', 'text', 'write'])) ?? fields[0];
  kit.expect(field, 'There is no field for a new note. Use a `textarea` element with a label.');
  kit.expect(kit.words(kit.name(field)) !== '', 'The field for a new note has no name. Give it a `label` element.');
  return field;
};

const addName = /\b(?:add|save|create|keep)\b/i;

/** Writes a note and adds it. */
const addNote = async (kit, text) => {
  const field = newField(kit);
  await kit.fill(field, text);
  const button = seenButton(kit, addName, field.form ?? document.body);
  kit.expect(button, 'There is no button that adds a note. Give it a name such as “Add note”.');
  await kit.click(button);
  kit.expect(itemWith(kit, text), `After “${kit.name(button)}”, the note is in no list. Put each note into an \`li\` element.`);
};

const itemWith = (kit, text) => kit.role('listitem').find((item) => kit.isSeen(item) && kit.words(kit.textOf(item)).includes(kit.words(text))) ?? null;

const buttonIn = (kit, text, name, word) => {
  const button = seenButton(kit, name, itemWith(kit, text));
  kit.expect(button, `The note has no button “${word}”. Put one into each \`li\` element.`);
  return button;
};

/** The scripts of the page, as the page names them. */
const scriptNames = (kit) => [...kit.source().matchAll(/<script\b[^>]*\ssrc\s*=\s*["']?(?:\.\/)?([^"'\s>]+)/gi)].map(([, name]) => name);
const styleNames = (kit) => [...kit.source().matchAll(/<link\b[^>]*\shref\s*=\s*["']?(?:\.\/)?([^"'\s>]+\.css)/gi)].map(([, name]) => name);
const allScripts = (kit) => [kit.source(), ...scriptNames(kit).map((name) => kit.source(name) ?? '')].join('\n');

const bird = 'An eagle over the north ridge';
const bridge = 'The second bridge needs two new planks';

export default [
  {
    id: 'add',
    title: 'Add a note',
    milestone: 1,
    page: 'index.html',
    passed: 'A note can be added with the keyboard, and the field is empty afterwards.',
    notYet: 'The note is added, but its text stays in the field. Empty the field.',
    run: async (kit) => {
      await addNote(kit, bird);
      const field = newField(kit);
      if (field.value !== '') return false;
      await kit.fill(field, bridge);
      const stops = kit.tabStops();
      const button = seenButton(kit, addName, field.form ?? document.body);
      if (!stops.includes(button)) return 'The Tab key does not stop at the button that adds a note. Use a `button` element.';
      button.focus();
      await kit.press('Enter');
      if (!itemWith(kit, bridge)) return 'Enter on the button adds no note. Listen to the `submit` event of a form.';
      return itemWith(kit, bird) !== null || 'The second note replaces the first one. Keep the notes in a list.';
    },
  },
  {
    id: 'names',
    title: 'Names for the buttons',
    milestone: 1,
    page: 'index.html',
    passed: 'The buttons of each note have names of their own.',
    notYet: 'The buttons of two notes have the same names, so people who listen can’t tell which note they mean. Add the first words of the note to each name.',
    run: async (kit) => {
      await addNote(kit, bird);
      await addNote(kit, bridge);
      const names = [bird, bridge].flatMap((text) => [buttonIn(kit, text, /edit|change/i, 'Edit'), buttonIn(kit, text, /delete|remove/i, 'Delete')].map((button) => kit.words(kit.name(button))));
      return new Set(names).size === names.length;
    },
  },
  {
    id: 'edit',
    title: 'Edit a note',
    milestone: 1,
    page: 'index.html',
    passed: '“Edit” shows the text in a field that has the focus, and saving changes this note only.',
    notYet: 'After “Edit”, no field with the text of the note has the focus. Show one, and call `focus()`.',
    run: async (kit) => {
      await addNote(kit, bird);
      await addNote(kit, bridge);
      await kit.click(buttonIn(kit, bird, /edit|change/i, 'Edit'));
      const field = kit.focused();
      if (!field || kit.roleOf(field) !== 'textbox' || kit.words(field.value) !== kit.words(bird)) return false;
      if (kit.words(kit.name(field)) === '') return 'The field for the changed text has no name. Give it a `label` element.';
      await kit.fill(field, 'Two eagles over the ridge');
      const save = seenButton(kit, /save|done|change|update|ok/i, field.form ?? field.closest('li') ?? document.body);
      if (!save) return 'There is no button that saves the changed note. Give it a name such as “Save note”.';
      save.focus();
      await kit.press('Enter');
      if (!itemWith(kit, 'Two eagles over the ridge') || itemWith(kit, bird)) return `“${kit.name(save)}” does not change the note in the list.`;
      if (!itemWith(kit, bridge)) return 'The other note is gone after a change.';
      return (kit.focused() !== null && kit.isSeen(kit.focused())) || 'After the change is saved, the focus is lost. Put it on a button of the note.';
    },
  },
  {
    id: 'undo',
    title: 'Delete, and undo',
    milestone: 1,
    page: 'index.html',
    passed: '“Delete” removes the note, keeps the focus in sight, and can be undone.',
    notYet: '“Delete” does not remove the note from the list.',
    run: async (kit) => {
      await addNote(kit, bird);
      await addNote(kit, bridge);
      const button = buttonIn(kit, bird, /delete|remove/i, 'Delete');
      button.focus();
      await kit.press('Enter');
      if (kit.asked().length > 0) return 'A box of the browser asks before a note is deleted. Delete it at once, and offer to undo it.';
      if (itemWith(kit, bird)) return false;
      if (!kit.focused() || !kit.isSeen(kit.focused())) return 'After “Delete”, the focus is lost, so people with a keyboard start at the top. Move it to “Undo”.';
      const undo = seenButton(kit, /undo|restore|bring back/i);
      if (!undo) return 'After “Delete”, there is no button “Undo”, so one slip loses a note.';
      undo.focus();
      await kit.press('Enter');
      if (!itemWith(kit, bird)) return '“Undo” does not bring the note back.';
      return itemWith(kit, bridge) !== null || '“Undo” brings one note back and loses another.';
    },
  },
  {
    id: 'announced',
    title: 'Changes that are announced',
    milestone: 1,
    page: 'index.html',
    passed: 'Adding and deleting are announced in a live region that is there from the start.',
    notYet: 'A new note is not announced. Write a short message into an element with `role="status"`.',
    run: async (kit) => {
      kit.forgetAnnouncements();
      await addNote(kit, bird);
      const isSaid = () => kit.announcements().some(({ isExpected }) => isExpected);
      if (!isSaid()) return false;
      kit.forgetAnnouncements();
      await kit.click(buttonIn(kit, bird, /delete|remove/i, 'Delete'));
      return isSaid() || 'A deleted note is not announced. Write a short message into an element with `role="status"`.';
    },
  },
  {
    id: 'refused-storage',
    title: 'Storage that is full or refused',
    milestone: 2,
    page: 'index.html',
    passed: 'The notes are saved, and where that fails the page goes on and says so.',
    notYet: 'No script saves the notes. Look up `localStorage` or IndexedDB.',
    run: async (kit) => {
      if (!/\b(?:localStorage|indexedDB|storage\.getDirectory)\b/.test(allScripts(kit))) return false;
      // In this frame, the browser refuses to store anything. A page notices that as it notices a full storage.
      await addNote(kit, bird);
      await kit.settle();
      const [error] = kit.errors();
      if (error !== undefined) return `Where the browser refuses to store a note, the script stops: “${error}” Put each access into a \`try\`.`;
      const told = kit.words(kit.textOf());
      return (
        /(?:\b(?:not|cannot|full|fail(?:ed|s)?|refuse[sd]?|unable)\b|n't\b)[^.]*\b(?:sav|stor|keep|kept)|\b(?:sav|stor|keep|kept)[a-z]*\b[^.]*(?:\b(?:not|cannot|full|fail(?:ed|s)?|refused)\b|n't\b)/.test(told) ||
        'The browser refused to store the note, and the page does not say so. Write a sentence such as “Your notes can’t be saved on this device.”'
      );
    },
  },
  {
    id: 'worker',
    title: 'A service worker',
    milestone: 3,
    page: 'index.html',
    passed: 'A service worker keeps the page and its files, and answers from its cache.',
    notYet: 'No script registers a service worker. Look up `navigator.serviceWorker.register`.',
    run: (kit) => {
      const [, name] = /serviceWorker\s*(?:\?\.|\.)\s*register\(\s*["'`](?:\.\/)?([^"'`]+)/.exec(allScripts(kit)) ?? [];
      if (name === undefined) return false;
      const worker = kit.source(name);
      if (worker === null) return `The script registers “${name}”, and the folder has no such file. The worker belongs beside \`index.html\`.`;
      if (!/["'`]fetch["'`]|onfetch/.test(worker) || !/\bcaches\b/.test(worker)) return 'The worker does not answer requests from a cache. Look up the `fetch` event and `caches.match()`.';
      if (!/["'`](?:\.\/|\/|(?:\.\/)?index\.html)["'`]/.test(worker)) return 'The worker does not put the page into its cache. Add `index.html` to its list of files.';
      const missing = [...scriptNames(kit), ...styleNames(kit)].filter((file) => !file.includes('//')).find((file) => !worker.includes(file));
      return missing === undefined || `The worker does not put “${missing}” into its cache, so the page opens without it.`;
    },
  },
  {
    id: 'search',
    title: 'Search',
    milestone: 4,
    page: 'index.html',
    passed: 'The search shows the notes with these words, and announces how many there are.',
    notYet: 'There is no named field for a search. Use an `input` element with the type `search` and a label.',
    run: async (kit) => {
      const field = kit.role(['searchbox', 'textbox']).find((one) => isSearch(kit, one) && kit.isSeen(one));
      if (!field || kit.words(kit.name(field)) === '') return false;
      await addNote(kit, bird);
      await addNote(kit, bridge);
      kit.forgetAnnouncements();
      await kit.fill(field, 'EAGLE');
      await kit.until(() => !itemWith(kit, bridge), 1500);
      if (!itemWith(kit, bird)) return 'A search for “EAGLE” does not find “An eagle over the north ridge”. Compare both in small letters.';
      if (itemWith(kit, bridge)) return 'A search for “EAGLE” leaves a note in the list that does not contain it.';
      if (!(await kit.until(() => kit.announcements().some(({ text }) => /\d|\bone\b|\bno\b/i.test(text)), 1500))) return 'The search is not announced. Write the number of notes that it found into the status.';
      await kit.fill(field, '');
      await kit.until(() => itemWith(kit, bridge), 1500);
      return itemWith(kit, bridge) !== null || 'When the search is empty again, not all notes come back.';
    },
  },
  {
    id: 'export',
    title: 'Export',
    milestone: 5,
    page: 'index.html',
    passed: 'The export is a text file with all notes.',
    notYet: 'There is no button or link for the export. Give it a name such as “Export all notes”.',
    run: async (kit) => {
      const blobs = [];
      const make = URL.createObjectURL;
      URL.createObjectURL = (blob) => {
        blobs.push(blob);
        return make.call(URL, blob);
      };
      await addNote(kit, bird);
      await addNote(kit, bridge);
      const control = kit.role(['button', 'link'], { name: /\b(?:export|download|save as)\b/i }).find((one) => kit.isSeen(one));
      if (!control) return false;
      await kit.click(control);
      const address = [...kit.followed(), control.getAttribute('href') ?? ''].find((one) => one.startsWith('data:'));
      if (blobs.length === 0 && !address) return `“${kit.name(control)}” makes no file. Look up \`Blob\`, \`URL.createObjectURL()\` and the \`download\` attribute.`;
      const [type, text] = address ? [address.slice(5).split(/[;,]/)[0], decodeURIComponent(address.slice(address.indexOf(',') + 1))] : [blobs.at(-1).type, await blobs.at(-1).text()];
      if (!/^(?:text\/|application\/(?:json|xml))/.test(type)) return `The exported file has the type “${type}”, which not every editor opens. Use \`text/plain\`.`;
      return (text.includes(bird) && text.includes(bridge)) || 'The exported file does not contain all notes.';
    },
  },
  {
    id: 'text-stays-text',
    title: 'Text stays text',
    milestone: 5,
    page: 'index.html',
    passed: 'A note with signs such as < and & is shown as it was written.',
    notYet: 'A note with a tag in it becomes a part of the page. Write notes with `textContent`, not with `innerHTML`.',
    run: async (kit) => {
      const field = newField(kit);
      await kit.fill(field, 'Use <b>two</b> planks & nails');
      const button = seenButton(kit, addName, field.form ?? document.body);
      kit.expect(button, 'There is no button that adds a note. Give it a name such as “Add note”.');
      await kit.click(button);
      return itemWith(kit, 'Use <b>two</b> planks & nails') !== null;
    },
  },
  {
    id: 'fits-a-phone',
    title: 'Fits a phone',
    milestone: 5,
    page: 'index.html',
    passed: 'With a long word in a note, nothing is cut off on a screen 320 pixels wide.',
    notYet: 'On a screen 320 pixels wide, the page scrolls sideways. Long addresses need `overflow-wrap: anywhere`.',
    run: async (kit) => {
      const long = `https://example.org/${'trail'.repeat(20)}`;
      await kit.fill(newField(kit), long);
      const button = seenButton(kit, addName, newField(kit).form ?? document.body);
      if (button) await kit.click(button);
      return (await kit.tooWide(320)).length === 0;
    },
  },
];
