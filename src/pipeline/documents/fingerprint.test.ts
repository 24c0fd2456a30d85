import { expect, test } from 'vitest';
import { pipelineFingerprint } from './fingerprint.ts';

const day = '2026-11-15';
const one = new Set(['/cs/html/elements/a']);
const both = new Set(['/cs/html/elements/abbr', '/cs/html/elements/a']);

test('a page of the reference that comes or goes changes the fingerprint, its place in the list does not', () => {
  const fingerprint = pipelineFingerprint({ referencePaths: both, day });
  expect(pipelineFingerprint({ referencePaths: new Set([...both].reverse()), day })).toBe(fingerprint);
  expect(pipelineFingerprint({ referencePaths: one, day })).not.toBe(fingerprint);
});

test('a new day changes it only when something has become widely available', () => {
  const fingerprint = pipelineFingerprint({ referencePaths: one, day });
  expect(pipelineFingerprint({ referencePaths: one, day: '2026-11-16' })).toBe(fingerprint);
  expect(pipelineFingerprint({ referencePaths: one, day: '2030-01-01' })).not.toBe(fingerprint);
});
