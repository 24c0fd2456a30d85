const filmOf = (kit) => {
  const film = kit.elements().find((element) => element.localName === 'video');
  if (!film) throw kit.fail('The video is gone. Compare the page with the starter.');
  return film;
};

export default [
  {
    id: 'people-start-it',
    title: 'People start it',
    passed: 'The video waits, and people start and stop it themselves.',
    notYet: 'The video has no controls, so nobody can start or stop it. Look up the `controls` attribute.',
    run: (kit) => {
      const film = filmOf(kit);
      if (!film.controls) return false;
      return film.autoplay
        ? 'The video starts by itself and covers the speech of screen readers. Look up the `autoplay` attribute.'
        : true;
    },
  },
  {
    id: 'captions',
    title: 'Captions',
    passed: 'The video has English captions, with a label for the menu.',
    notYet: 'The video has no captions, so people who can’t hear it miss the words. Look up `track`.',
    run: (kit) => {
      const tracks = [...filmOf(kit).querySelectorAll('track')];
      const track = tracks.find((one) => /(?:^|\/)dough\.en\.vtt$/.test(one.getAttribute('src')?.trim() ?? ''));
      if (tracks.length > 0 && !track)
        return 'The track doesn’t load the file “dough.en.vtt”. Look up the `src` attribute of `track`.';
      if (!track) return false;
      if (track.kind !== 'captions')
        return 'The track isn’t declared as captions, which also contain sounds. Look up the `kind` attribute.';
      if (!/^en(?:-|$)/i.test(track.srclang.trim()))
        return 'The track isn’t declared to be in English. Look up the `srclang` attribute.';
      return kit.words(track.label) === 'english'
        ? true
        : 'In the menu of the player, the captions aren’t called “English”. Look up the `label` attribute.';
    },
  },
  {
    id: 'name-kept',
    title: 'Name kept',
    passed: 'The name of the video still says what it shows.',
    notYet: 'The video has lost its name, so screen reader users can’t tell what it shows. Look up `aria-labelledby`.',
    run: (kit) => /knead/i.test(kit.name(filmOf(kit))),
  },
];
