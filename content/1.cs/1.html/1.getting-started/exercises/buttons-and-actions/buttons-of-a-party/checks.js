const hint = 'We still need bread and lemonade.';

/** The innermost element with the hint. */
const hintElement = (kit) =>
  kit
    .elements()
    .findLast((element) => document.body.contains(element) && kit.words(element.textContent).includes(kit.words(hint)));

const isHintSeen = (kit) => {
  const element = hintElement(kit);
  return element !== undefined && kit.isSeen(element) && kit.words(kit.seenText(element)).includes(kit.words(hint));
};

export default [
  {
    id: 'dish-sent',
    title: 'The dish is sent',
    passed: '“Add my dish” is a button, and it sends the form.',
    notYet: '“Add my dish” isn’t a button, so keyboard and screen reader users can’t use it. Look up `button`.',
    run: async (kit) => {
      const button = kit.role('button', { name: /add my dish/i })[0];
      if (!button) return false;
      if (!kit.tabStops().includes(button))
        return 'The Tab key doesn’t stop at “Add my dish”, so keyboard users can’t reach it. Look up `button`.';
      const field = kit.get('textbox', { words: 'The field for the dish is gone. Compare the page with the starter.' });
      await kit.fill(field, 'Lentil soup');
      button.focus();
      await kit.press('Enter');
      const [sent] = kit.submitted();
      if (!sent) return '“Add my dish” doesn’t send the form. Look up `type="submit"`.';
      return Object.values(sent).includes('Lentil soup')
        ? true
        : 'The form is sent without the dish. Look up the `name` attribute.';
    },
  },
  {
    id: 'hint-only',
    title: 'Only a hint',
    passed: '“What is missing?” shows the hint and sends nothing.',
    notYet: '“What is missing?” sends the form, so people can’t read the hint. Look up the `type` of a `button`.',
    run: async (kit) => {
      if (!hintElement(kit)) return 'The hint about bread and lemonade is gone. Compare the page with the starter.';
      if (isHintSeen(kit)) return 'The hint is visible from the start, so the button has nothing to do. Look up `popover`.';
      const opener = kit.get(['button', 'summary'], {
        name: /what is missing/i,
        words: '“What is missing?” isn’t a button any more. Look up `button`.',
      });
      await kit.click(opener);
      if (kit.submitted().length > 0) return false;
      return (await kit.until(() => isHintSeen(kit)))
        ? true
        : '“What is missing?” doesn’t show the hint. Look up `popovertarget`.';
    },
  },
];
