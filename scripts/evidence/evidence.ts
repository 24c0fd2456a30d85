// What a blog post claims, as tables, a chart and single numbers. The post shows what was measured on one day; the
// measurement is kept beside it in `data/`, because the content that was measured changes every week.
import { z } from 'zod';
import { tones } from '../diagrams/drawing.ts';

const tableSchema = z.strictObject({
  head: z.array(z.string()).min(2),
  rows: z.array(z.array(z.string())).min(1),
});
export type Table = z.infer<typeof tableSchema>;

const evidenceSchema = z.strictObject({
  tables: z.array(tableSchema).min(1),
  /** The chart, as in a drawing of the kind `bars`. */
  chart: z.strictObject({
    most: z.number(),
    groups: z.array(
      z.strictObject({
        label: z.string(),
        bars: z.array(
          z.strictObject({ value: z.number(), label: z.string(), tone: z.enum(tones).optional() }),
        ),
      }),
    ),
  }),
  /** Numbers that the text mentions and no table contains, with what they count. */
  numbers: z.record(z.string(), z.number()),
});
export type Evidence = z.infer<typeof evidenceSchema>;

export const keptEvidenceSchema = evidenceSchema.extend({ measured: z.iso.date() });

/** A table as Markdown, in the form in which posts contain it. */
export function tableText({ head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const isNumber = (column: number) => rows.every((row) => /^\d/.test(row[column] ?? ''));
  const rule = `|${head.map((_, column) => (column > 0 && isNumber(column) ? '---:|' : '---|')).join('')}`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** A number as posts write it: 1,310. */
export function written(value: number): string {
  return value.toLocaleString('en-GB');
}

/** A part in per cent, without decimals. */
export function share(part: number, whole: number): string {
  return `${Math.round((part / whole) * 100)} %`;
}

/** The numbers in a text, as they are written. */
export function numbersIn(text: string): string[] {
  return text.match(/\d[\d,]*(?:\.\d+)?(?<!,)/g) ?? [];
}
