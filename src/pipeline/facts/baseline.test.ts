import { describe, expect, test } from 'vitest';
import { baselineOn, baselineWords, carefulBaselineOn, monthOf, statusesOn } from './baseline.ts';
import { readFacts } from './read-facts.ts';

const march = { status: 'newly', since: '2024-03-14' } as const;

describe('thirty months after it reached every browser, a feature is widely available', () => {
  test.each([
    ['2026-09-13', { status: 'newly', newlySince: '2024-03-14' }],
    ['2026-09-14', { status: 'widely', newlySince: '2024-03-14', widelySince: '2026-09-14' }],
  ])('on %s', (day, expected) => {
    expect(baselineOn(march, day)).toEqual(expected);
  });

  test('whatever the data said on the day they were made', () => {
    expect(baselineOn({ ...march, status: 'widely' }, '2025-01-01').status).toBe('newly');
  });

  test('a month without that day ends on its last', () => {
    expect(baselineOn({ status: 'newly', since: '2023-08-31' }, '2026-02-28').widelySince).toBe('2026-02-28');
  });

  test('a day that is only known as "by then" counts as that day', () => {
    expect(baselineOn({ status: 'widely', since: '≤2018-10-02' }, '2026-11-15').widelySince).toBe(
      '2021-04-02',
    );
  });

  test('what is not in every browser has no date', () => {
    expect(baselineOn({ status: 'limited' }, '2026-11-15')).toEqual({ status: 'limited' });
  });
});

test('of a feature and one part of it, the one that is less far along counts', () => {
  const feature = { feature: 'x', status: 'widely', since: '2020-01-15' } as const;
  const status = (own: NonNullable<Parameters<typeof carefulBaselineOn>[0]['own']>) =>
    carefulBaselineOn({ ...feature, own }, '2026-11-15');
  expect(status({ status: 'limited' })).toEqual({ status: 'limited' });
  expect(status({ status: 'newly', since: '2026-01-01' }).status).toBe('newly');
  expect(status({ status: 'widely', since: '2015-07-29' }).newlySince).toBe('2020-01-15');
  expect(status({ status: 'widely', since: '2022-12-13' }).newlySince).toBe('2022-12-13');
});

test('each status has its sentence', () => {
  expect(monthOf('2022-03-14')).toBe('March 2022');
  expect(baselineWords(baselineOn(march, '2026-11-15'))).toBe(
    'Baseline: widely available since September 2026. In every major browser since March 2024.',
  );
  expect(baselineWords(baselineOn(march, '2026-01-01'))).toBe(
    'Baseline: newly available since March 2024. In every major browser, but not in older versions.',
  );
  expect(baselineWords({ status: 'limited' })).toBe('Not Baseline: not in every major browser yet.');
});

test('the statuses of a day change when a feature passes the line, and on no other day', () => {
  const facts = readFacts();
  const on = (day: string) => statusesOn(facts, day).join();
  expect(on('2026-11-15')).toBe(on('2026-11-16'));
  expect(on('2026-11-15')).not.toBe(on('2030-01-01'));
});
