/** The start page could be at any of these addresses. */
const places = ['https://example.com/', 'https://example.org/cinema/'];

/** Whether an address, on each of the start pages, leads to this file of the folder. */
const leadsTo = (address, file) =>
  places.every((place) => {
    const base = new URL(place);
    const url = URL.canParse(address.trim(), base) ? new URL(address.trim(), base) : null;
    return url !== null && `${url.origin}${url.pathname}` === `${place}${file}`;
  });

const faultOf = (address, file) => {
  if (leadsTo(address, file)) return '';
  if (/^\s*(?:file:|[a-z]:)/i.test(address))
    return `“${address}” is a place on one computer, so visitors can’t open it. Look up relative addresses.`;
  if (address.toLowerCase() === file)
    return `“${address}” has other letters than the file, and most servers distinguish uppercase from lowercase. Look up file names.`;
  return `“${address}” doesn’t lead to “${file}” wherever the folder is. Look up relative addresses.`;
};

export default [
  {
    id: 'links',
    title: 'Three links',
    passed: 'All three links lead to the pages in the folder.',
    notYet: 'A link leads to a place that visitors can’t open. Look up relative addresses.',
    run: (kit) => {
      const links = [
        ['Start', ['index.html', '']],
        ['Films', ['films.html']],
        ['Tickets', ['tickets.html']],
      ];
      for (const [name, files] of links) {
        const link = kit
          .role('link')
          .find((one) => kit.words(kit.name(one)) === kit.words(name));
        if (!link) return `The link “${name}” is gone. Compare the page with the starter.`;
        const address = link.getAttribute('href') ?? '';
        if (!files.some((file) => leadsTo(address, file))) return faultOf(address, files[0]);
      }
      return true;
    },
  },
  {
    id: 'photo',
    title: 'The photo',
    passed: 'The photo is loaded from the folder “images”.',
    notYet: 'The photo is loaded from one computer, so visitors don’t see it. Look up relative addresses.',
    run: (kit) => {
      const photo = kit.get('image', { words: 'The photo is gone, or it has no text alternative. Look up `alt`.' });
      return faultOf(photo.getAttribute('src') ?? '', 'images/hall.jpg') || true;
    },
  },
];
