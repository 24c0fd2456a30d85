const addressOf = (link) => (link.getAttribute('href') ?? '').trim();

/** The address as a browser completes it on a page of another site. */
const fullAddress = (link) => {
  try {
    return new URL(addressOf(link), 'https://garden.invalid/').href;
  } catch {
    return addressOf(link);
  }
};

export default [
  {
    id: 'link-text',
    title: 'The text of the first link',
    passed: 'The first link says that it leads to the plan of the gardens.',
    notYet: 'The link to `plan.html` is gone, so people can’t find the plan. Look up the `href` attribute.',
    run: (kit) => {
      const link = kit.role('link').find((one) => /^(?:\.\/)?plan\.html$/.test(addressOf(one)));
      if (!link) return false;
      const texts = [kit.seenText(link), kit.name(link)];
      // A file name contains the right word, too.
      if (!texts.every((text) => kit.says(text.replace('plan.html', ''), ['plan', 'plans', 'map', 'gardens'])))
        return `In a list of links, the link to the plan says “${kit.seenText(link)}”, so nobody knows where it leads. Look up link text.`;
      return texts.some((text) => kit.says(text, ['here', 'click']))
        ? 'The link to the plan contains more than the name of its target. Leave out words such as “here”, and look up link text.'
        : true;
    },
  },
  {
    id: 'other-site',
    title: 'The link to another site',
    passed: 'The second link leads to another site.',
    notYet:
      'The link about the station isn’t a full address, so a browser looks for the page on this site. Look up absolute addresses and `https://`.',
    run: (kit) => {
      const link = kit.role('link').find((one) => /station/i.test(kit.seenText(one)));
      if (!link) return 'The link about the station is gone. Look up the `a` element.';
      const address = fullAddress(link);
      if (/^https:\/\/example\.org\/trains\/?$/.test(address)) return true;
      return address.startsWith('https://garden.invalid/')
        ? false
        : `The link about the station leads to “${address}”, and it should lead to the page \`/trains\` on \`example.org\`. Look up absolute addresses.`;
    },
  },
  {
    id: 'email',
    title: 'The email link',
    passed: 'The third link opens a new email to the right address.',
    notYet: 'The third link leads to a file instead of opening an email. Look up `mailto:`.',
    run: (kit) => {
      const link = kit.role('link').find((one) => /^mailto:/i.test(addressOf(one)));
      if (!link) return false;
      if (!/^mailto:\s*roses@example\.org(?:\?|$)/i.test(addressOf(link)))
        return `The email goes to “${addressOf(link).slice(7)}”, and it should go to “roses@example.org”. Look up \`mailto:\`.`;
      return kit.says(kit.seenText(), 'roses@example.org')
        ? true
        : 'People can’t see the email address any more, so they can’t copy it. Write it as text, too.';
    },
  },
];
