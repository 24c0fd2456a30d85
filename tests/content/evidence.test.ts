// Posts with evidence contain what was measured, on its day: the tables, the chart and every number in the text.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { keptEvidenceSchema, numbersIn, tableText, written } from '#scripts/evidence/evidence.ts';
import { measurements } from '#scripts/evidence/posts.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe.each(Object.keys(measurements))('the post %s', (slug) => {
  const post = read(`content/5.blog/${slug}.md`);
  const kept = keptEvidenceSchema.parse(JSON.parse(read(`content/5.blog/data/${slug}.json`)));
  const day = new Date(kept.measured).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

  test('names its day, its command and all its tables', () => {
    expect(post).toContain(day);
    expect(post).toContain(`npm run evidence -- ${slug}\n`);
    for (const table of kept.tables) expect(post).toContain(`\n\n${tableText(table)}\n\n`);
  });

  test('has no number that was not measured', () => {
    const known = [
      ...kept.tables.flatMap(({ head, rows }) => [head, ...rows].flat()),
      ...kept.chart.groups.flatMap(({ label, bars }) => [label, ...bars.map((bar) => bar.label)]),
      ...Object.values(kept.numbers).map(written),
    ].flatMap(numbersIn);
    expect(numbersIn(proseOf(post, day)).filter((number) => !known.includes(number))).toEqual([]);
  });

  test('its chart and the text alternative show the measurement', () => {
    const drawing = parse(read(`scripts/diagrams/drawings/blog/${slug}.yaml`));
    expect(drawing).toEqual({ kind: 'bars', file: `5.blog/${slug}-chart.svg`, ...kept.chart });
    const [, alternative = ''] = /!\[([^\]]*)\]\(\.\/[\w-]+-chart\.svg/.exec(post) ?? [];
    const shown = kept.chart.groups.flatMap(({ bars }) => bars.flatMap(({ label }) => numbersIn(label)));
    expect(shown.filter((number) => !numbersIn(alternative).includes(number))).toEqual([]);
  });
});

test('every kept measurement belongs to a post, and every post to a command', () => {
  for (const slug of Object.keys(measurements))
    expect(existsSync(join(root, `content/5.blog/${slug}.md`)), slug).toBe(true);
});

/** What a post says: its title, description, text and text alternatives, without code, addresses and its day. */
function proseOf(post: string, day: string): string {
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(post) ?? [];
  const { title, description, seo } = parse(front);
  return [title, description, seo.title, body]
    .join('\n')
    .replaceAll(day, '')
    .replace(/^```.*?^```$/gms, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/\]\([^)\s]*/g, '](')
    .replace(/^\d\. /gm, '');
}
