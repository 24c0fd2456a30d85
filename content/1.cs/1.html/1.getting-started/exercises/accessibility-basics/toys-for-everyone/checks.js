const letters = (text) => (text.match(/\p{L}/gu) ?? []).length;

const textOf = (kit, elements) => elements.map((element) => kit.seenText(element)).join(' ');

const referenced = (element) =>
  (element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .flatMap((id) => (id && document.getElementById(id)) || []);

export default [
  {
    id: 'heading',
    title: 'A heading',
    passed: '“How it works” is a heading of level 2.',
    notYet: '“How it works” isn’t a heading, so screen reader users can’t jump to it. Look up `h2`.',
    run: (kit) => {
      const heading = kit.role('heading').find((one) => kit.words(kit.name(one)).startsWith('how it works'));
      if (!heading) return false;
      return kit.level(heading) === 2 || `“How it works” is on level ${kit.level(heading)}. Look up heading levels.`;
    },
  },
  {
    id: 'label',
    title: 'A label',
    passed: 'The field has a visible label, which is also its name.',
    notYet: 'The field has no visible label, and a placeholder disappears when people type. Look up the `label` element.',
    run: (kit) => {
      const field = kit.get(['textbox', 'searchbox', 'combobox']);
      const label = textOf(kit, [...(field.labels ?? []), ...referenced(field)]);
      if (letters(label) < 3) return false;
      return kit.words(kit.name(field)).includes(kit.words(label).replace(/[^\p{L}\p{N}]+$/u, ''))
        ? true
        : 'The name of the field differs from its visible label. Look up `aria-label`.';
    },
  },
  {
    id: 'button-name',
    title: 'A name for the button',
    passed: 'The name of the button says what it does.',
    notYet: 'The name of the button doesn’t say what it does, so voice control users can’t click it. Look up `button`.',
    run: (kit) => {
      const button = kit.get('button');
      const name = kit.name(button);
      if (letters(name) < 3) return false;
      return /^(?:arrow|button|click|click here|icon|next|okay)\W*$/i.test(name)
        ? `The button is called “${name}”, which doesn’t say what it does. Look up \`button\`.`
        : true;
    },
  },
];
