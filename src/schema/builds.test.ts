import { describe, expect, it } from 'vitest';
import { readCurrentBuild } from './builds.ts';
import { settingsSchema } from './settings.ts';

const whole = {
  id: 'a1',
  app: 'b2',
  versionPoll: 1000,
  shell: {
    settings: settingsSchema.parse({}),
    sections: [{ title: 'Blog', path: '/blog', target: '/blog', hasPanel: true }],
  },
  files: { navigation: '/n.json', panels: '/p.json', outline: '/o.json', search: '/s.json', text: '/t.json' },
};

describe('the record of the present build', () => {
  it('is read as it is', () => {
    expect(readCurrentBuild(whole)).toEqual(whole);
  });

  it.each([
    null,
    {},
    'text',
    { ...whole, id: 7 },
    { ...whole, versionPoll: '1000' },
    { ...whole, shell: {} },
    { ...whole, files: { navigation: '/n.json', panels: '/p.json' } },
    { ...whole, shell: { ...whole.shell, sections: null } },
    { ...whole, shell: { ...whole.shell, settings: { name: 'x' } } },
  ])('in another form is refused (%#)', (value) => {
    expect(() => readCurrentBuild(value)).toThrow('The record of the present build is not in its form.');
  });
});
