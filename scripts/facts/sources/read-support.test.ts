import type { CompatData } from '@mdn/browser-compat-data';
import { expect, test } from 'vitest';
import type { WebFeatures } from './packages.ts';
import { SupportReader } from './read-support.ts';

const statement = (chrome: unknown) => ({
  __compat: { support: { chrome, firefox: { version_added: false } } },
});
const data = {
  html: {
    elements: {
      a: statement({ version_added: '1' }),
      b: statement([
        { version_added: '50', partial_implementation: true },
        { version_added: '20', version_removed: '30' },
      ]),
      c: statement([{ version_added: '9', flags: [{}] }]),
      d: statement([{ version_added: '3', prefix: 'webkit' }]),
      e: statement({ version_added: '5', version_removed: '8' }),
    },
  },
} as unknown as CompatData;
const features = {
  links: {
    kind: 'feature',
    compat_features: ['html.elements.a', 'html.elements.b'],
    status: {
      baseline: 'high',
      baseline_low_date: '2015-07-29',
      by_compat_key: { 'html.elements.b': { baseline: 'low', baseline_low_date: '≤2024-01-02' } },
    },
  },
  flags: { kind: 'feature', compat_features: ['html.elements.c'], status: { baseline: false } },
  old: { kind: 'moved', redirect_target: 'links' },
} as unknown as WebFeatures;
const reader = new SupportReader(data, features);

test('the first key that the data know is taken', () => {
  expect(reader.read('html.elements.none', 'html.elements.a')?.key).toBe('html.elements.a');
  expect(reader.read('html.elements.none')).toBeNull();
});

test.each([
  ['a', { since: '1' }],
  ['b', { since: '50', isPartial: true }],
  ['c', { since: '9', needsFlag: true }],
  ['d', { since: false }],
  ['e', { since: '5', removed: '8' }],
])('what a browser does with %s is said in full', (name, chrome) => {
  const versions = reader.read(`html.elements.${name}`)?.versions.value;
  expect(versions?.chrome).toEqual(chrome);
  expect(versions?.firefox).toEqual({ since: false });
  expect(versions?.safari).toEqual({ since: null });
});

test('the status is that of the feature; a part with a status of its own has both', () => {
  const of = (name: string) => reader.read(`html.elements.${name}`)?.baseline?.value;
  expect(of('a')).toEqual({ feature: 'links', status: 'widely', since: '2015-07-29' });
  expect(of('b')).toEqual({
    feature: 'links',
    status: 'widely',
    since: '2015-07-29',
    own: { status: 'newly', since: '≤2024-01-02' },
  });
  expect(of('c')).toEqual({ feature: 'flags', status: 'limited' });
  expect(of('d')).toBeUndefined();
});
