// All blocks an author may use in Markdown: `::name` on lines of their own, `:name[text]` within a sentence.
// The pipeline warns about any other name. This is the only list of block folders: the pipeline runs in Node
// without the bundler, so it can't find them itself.
import * as badge from '../badge/schema.ts';
import type { Block, BlockStyles } from '../block.ts';
import * as callout from '../callout/schema.ts';
import * as card from '../card/schema.ts';
import * as codeFile from '../code-file/schema.ts';
import * as details from '../details/schema.ts';
import * as exam from '../exam/schema.ts';
import * as exercise from '../exercise/schema.ts';
import * as facts from '../facts/schema.ts';
import * as figure from '../figure/schema.ts';
import * as folderCheck from '../folder-check/schema.ts';
import * as icon from '../icon/schema.ts';
import * as kbd from '../kbd/schema.ts';
import * as quality from '../quality/schema.ts';
import * as question from '../question/schema.ts';
import * as steps from '../steps/schema.ts';
import * as tabs from '../tabs/schema.ts';
import * as testRun from '../test-run/schema.ts';
import * as tryIt from '../try/schema.ts';
import * as walkThrough from '../walk-through/schema.ts';
import * as wrongRight from '../wrong-right/schema.ts';

/** In the order in which the documentation lists them. */
const folders = [
  callout,
  card,
  steps,
  details,
  question,
  exercise,
  exam,
  folderCheck,
  wrongRight,
  tryIt,
  tabs,
  walkThrough,
  figure,
  codeFile,
  testRun,
  badge,
  kbd,
  icon,
  facts,
  quality,
];

type NamesOf<Folder> = Folder extends { blocks: infer Blocks } ? keyof Blocks & string : never;

export type BlockName = NamesOf<(typeof folders)[number]>;

export const blocks = Object.assign({}, ...folders.map((folder) => folder.blocks)) as Readonly<
  Record<BlockName, Block>
>;

/** Blocks that the pipeline replaces with facts. */
export type FactBlock = keyof typeof facts.blocks;

export const factBlocks = Object.keys(facts.blocks) as FactBlock[];

/** The classes of blocks whose styles are in this sheet. */
export function blockClasses(sheet: string): readonly string[] {
  return folders.flatMap((folder) =>
    'styles' in folder ? ((folder.styles as BlockStyles)[sheet] ?? []) : [],
  );
}

/** The block of that name, or null. Nuxt's prose components have the same names with the prefix `prose-`. */
export function findBlock(name: string): BlockName | null {
  const plain = name.replace(/^prose-/, '');
  return Object.hasOwn(blocks, plain) ? (plain as BlockName) : null;
}
