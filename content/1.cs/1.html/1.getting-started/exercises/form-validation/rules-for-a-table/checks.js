const field = (kit, name) => kit.get(['textbox', 'spinbutton', 'combobox'], { name });

const accepts = (input, answer) => {
  input.value = answer;
  return input.value === answer && (input.validity.valid || Boolean(input.form?.noValidate));
};

export default [
  {
    id: 'a-name',
    title: 'A name',
    passed: 'The form needs a name, and it accepts every name.',
    notYet: 'The form is sent without a name. Look up the `required` attribute.',
    run: (kit) => {
      const name = field(kit, /your name/i);
      if (!accepts(name, '美')) return 'The form rejects names such as “美”. Look up `pattern` and `minlength`.';
      return !accepts(name, '');
    },
  },
  {
    id: 'one-to-eight',
    title: 'One to eight guests',
    passed: 'The form needs a whole number from 1 to 8.',
    notYet: 'The form is sent without a number of guests. Look up the `required` attribute.',
    run: (kit) => {
      const guests = field(kit, /guests/i);
      for (const answer of ['1', '5', '8', '0', '9', '2.5', 'four'])
        if (accepts(guests, answer) !== /^[158]$/.test(answer))
          return `The form has the wrong rule for “${answer}” guests. Look up \`type="number"\`, \`min\` and \`max\`.`;
      return !accepts(guests, '');
    },
  },
];
