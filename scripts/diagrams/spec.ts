// The form of a diagram's file in `drawings/`.
import { z } from 'zod';
import { tones } from './drawing.ts';

const tone = z.enum(tones).optional();
const text = z.string().min(1);
const note = text.optional();

export interface TreeNode {
  label: string;
  note?: string | undefined;
  tone?: z.infer<typeof tone>;
  children?: TreeNode[] | undefined;
}
const treeNode: z.ZodType<TreeNode> = z.lazy(() =>
  z.strictObject({ label: text, note, tone, children: z.array(treeNode).optional() }),
);

export interface NestedBox {
  label: string;
  note?: string | undefined;
  tone?: z.infer<typeof tone>;
  children?: NestedBox[] | undefined;
  /** The children stand side by side. */
  row?: boolean | undefined;
  /** The least height; set while laying out a row. */
  height?: number;
}
const nestedBox: z.ZodType<NestedBox> = z.lazy(() =>
  z.strictObject({
    label: text,
    note,
    tone,
    children: z.array(nestedBox).optional(),
    row: z.boolean().optional(),
  }),
);

const question = z.strictObject({ ask: text, yes: text, yesLabel: text.default('yes'), tone });
export type Question = z.infer<typeof question>;

const cell = z.strictObject({
  text,
  tone,
  isHead: z.boolean().optional(),
  across: z.int().min(2).optional(),
  down: z.int().min(2).optional(),
});
export type Cell = z.infer<typeof cell>;

const box = z.strictObject({ label: text, note, tone });
/** `label` are the words of the bar: its number, and what is counted. */
const bar = z.strictObject({ value: z.number().min(0), label: text, tone });
const share = z.number().min(0).max(100);
const mark = z.strictObject({ at: z.number(), label: text });

/** The steps can be shown one after the other, by a walk-through block. */
const isStepped = z.boolean().default(false);

/** The SVG file to write, as a path in `content/`. */
const file = z.string().regex(/^\w[\w./-]*\.svg$/);

export const specSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tree'), file, root: treeNode }),
  z.strictObject({
    kind: z.literal('flow'),
    file,
    isStepped,
    steps: z.array(box.extend({ arrow: text.optional() })),
  }),
  z.strictObject({ kind: z.literal('decisions'), file, questions: z.array(question).min(1), otherwise: box }),
  z.strictObject({
    kind: z.literal('sequence'),
    file,
    isStepped,
    actors: z.array(text).min(2).max(3),
    messages: z.array(
      z.strictObject({ from: z.int().min(0).max(2), to: z.int().min(0).max(2), label: text, note }),
    ),
  }),
  z.strictObject({ kind: z.literal('nested'), file, boxes: z.array(nestedBox).min(1) }),
  z.strictObject({
    kind: z.literal('timeline'),
    file,
    axis: text.default('time'),
    rows: z.array(
      z.strictObject({
        label: text,
        bars: z.array(z.strictObject({ from: share, to: share, label: text, tone })).min(1),
      }),
    ),
    marks: z.array(mark).optional(),
  }),
  z.strictObject({
    kind: z.literal('cells'),
    file,
    /** Relative widths of the columns. */
    widths: z.array(z.number().positive()).optional(),
    rows: z.array(z.array(cell)).min(1),
  }),
  z.strictObject({
    kind: z.literal('segments'),
    file,
    rtl: z.boolean().optional(),
    segments: z.array(z.strictObject({ text, label: text, tone })).min(2),
  }),
  z.strictObject({
    kind: z.literal('scale'),
    file,
    from: z.number(),
    to: z.number(),
    unit: z.string().optional(),
    zones: z.array(z.strictObject({ to: z.number(), label: text, tone })).min(1),
    marks: z.array(mark).optional(),
  }),
  z.strictObject({
    kind: z.literal('plane'),
    file,
    width: z.number().positive(),
    height: z.number().positive(),
    boxes: z.array(
      z.strictObject({
        x: z.number(),
        y: z.number(),
        width: z.number().positive(),
        height: z.number().positive(),
        label: text,
        tone,
        /** Its corner is marked on the edges of the sheet. */
        isMeasured: z.boolean().optional(),
      }),
    ),
  }),
  z.strictObject({ kind: z.literal('layers'), file, layers: z.array(box).min(2) }),
  z.strictObject({
    kind: z.literal('bars'),
    file,
    /** The value of a bar as wide as the picture. */
    most: z.number().positive(),
    groups: z.array(z.strictObject({ label: text, bars: z.array(bar).min(1) })).min(1),
  }),
]);
export type Spec = z.infer<typeof specSchema>;

/** The description of one kind of diagram. */
export type SpecOf<Kind extends Spec['kind']> = Extract<Spec, { kind: Kind }>;
