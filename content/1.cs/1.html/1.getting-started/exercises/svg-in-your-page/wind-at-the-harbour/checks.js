/** What the chart shows. */
const days = [
  ['Saturday', ['saturday', 'sat'], [/\b30/, 'thirty']],
  ['Sunday', ['sunday', 'sun'], [/\b12/, 'twelve']],
];

export default [
  {
    id: 'chart-has-a-name',
    title: 'A name for the chart',
    passed: 'The chart is one image, and its name contains both days and both numbers.',
    notYet: 'The chart isn’t an image with a name, so screen reader users get nothing from it. Look up `role="img"`.',
    run: (kit) => {
      const images = kit.role(['image', 'figure']).filter((image) => !image.closest('button') && kit.isSeen(image));
      const [image] = images.filter((one) => kit.name(one) !== '');
      if (!image) return false;
      if (!image.matches('svg, img') && !image.querySelector('svg, img'))
        return 'The image with this name contains no drawing. Look up `svg`.';
      const name = kit.name(image);
      const missing = days.find(([, day, knots]) => !kit.says(name, day, knots));
      return missing
        ? `The name “${name}” doesn’t contain ${missing[0]} and its number. Look up \`title\` in SVG.`
        : true;
    },
  },
  {
    id: 'printer-is-silent',
    title: 'A silent printer',
    passed: 'The name of the button is “Print”.',
    notYet: 'The icon becomes a part of the name of the button. Look up `aria-hidden`.',
    run: (kit) => {
      const button = kit.get('button', {
        words: 'Screen reader users don’t get the button any more. Look up `aria-hidden`.',
      });
      if (!button.querySelector('svg')) return 'The icon is gone from the button. Compare the page with the starter.';
      const name = kit.name(button);
      return kit.words(name) === 'print' ? true : `The button is called “${name}”. Look up \`aria-hidden\`.`;
    },
  },
];
