// Checks every `::exercise` block and adds what its folder contains: the code that readers start with, the
// solution, and the checks.
import { isDeepStrictEqual } from 'node:util';
import type { Root } from 'mdast';
import { exerciseFiles, isChecked, mostExerciseChecks } from '#schema/page/exercise.ts';
import { exerciseSchema } from '#schema/page/exercise-schema.ts';
import type { QuestCheck } from '#schema/page/quest.ts';
import { findHeights } from '../facts/example-heights.ts';
import { readPublishable } from '../folder/folder-files.ts';
import { componentProperty, propsProperty } from '../markdown/components/component-node.ts';
import { type DocumentContext, lineOf, missingFile } from '../markdown/context.ts';
import { findHtmlExcess } from '../markdown/html-limits.ts';
import { hashBytes } from '../markdown/pictures.ts';
import { walk } from '../markdown/walk.ts';
import { readChecks } from '../quests/read-checks.ts';
import { exampleOf, exerciseFolderOf, readExerciseFolder } from './exercise-folder.ts';

interface BlockNode {
  type: string;
  checked?: boolean | null;
  ordered?: boolean;
  children?: BlockNode[];
  data?: { hName?: string; hProperties?: Record<string, unknown> };
  position?: { start: { line: number } };
}

/** Fewer choices or parts are no task. */
const fewestItems = 3;

export function fillExercises(tree: Root, context: DocumentContext): void {
  const ids = new Set<string>();
  walk<BlockNode>(tree, (node) => {
    const properties = node.data?.hProperties;
    if (properties?.[componentProperty] !== 'exercise') return;
    const report = (message: string) => context.report('exercise-invalid', lineOf(node), message);
    const parsed = exerciseSchema.safeParse(JSON.parse(String(properties[propsProperty])));
    if (!parsed.success) {
      for (const { message } of parsed.error.issues) report(message);
      return;
    }
    const { id, kind } = parsed.data;
    if (ids.has(id))
      report(
        `Another exercise of this page has the id "${id}". Choose another one: progress is saved under it.`,
      );
    ids.add(id);
    context.anchors.push(`exercise-${id}`);
    const fault = isChecked(kind) ? null : kind === 'predict' ? faultOfChoices(node) : faultOfParts(node);
    if (fault) report(fault);
    if (isChecked(kind)) context.hasChecks = true;
    const files = isChecked(kind) ? addFiles(node, id, report, context) : {};
    properties[propsProperty] = JSON.stringify({ ...parsed.data, ...files });
  });
}

/** Adds starter and solution as code; returns the checks. */
function addFiles(
  node: BlockNode,
  id: string,
  report: (message: string) => void,
  { file, root, includes }: DocumentContext,
): { checks?: QuestCheck[]; checksSource?: string; heights?: number[] } {
  const folder = exerciseFolderOf(file, id);
  const { starter, solution, checksSource } = readExerciseFolder(root, folder);
  for (const name of [exerciseFiles.starter, exerciseFiles.solution, exerciseFiles.checks]) {
    const found = readPublishable(root, `${folder}/${name}`);
    // A missing file is recorded too, so that the page is parsed again once it exists.
    includes.set(`${folder}/${name}`, found.ok ? hashBytes(found.bytes) : missingFile);
    if (!found.ok) report(`The exercise "${id}" has no ${name}. Write ${folder}/${name}.`);
  }
  for (const [name, text] of [
    [exerciseFiles.starter, starter],
    [exerciseFiles.solution, solution],
  ] as const) {
    if (text === null) continue;
    const excess = findHtmlExcess(text);
    if (excess) report(`${folder}/${name}, line ${excess.line}: ${excess.message}`);
    else node.children?.push(fenceOf(name, text, node.position));
  }
  if (checksSource === null) return {};
  const read = readChecks(checksSource);
  if (!read.ok) {
    const line = read.line === null ? '' : `, line ${read.line}`;
    report(`${folder}/${exerciseFiles.checks}${line}: ${read.message}`);
    return {};
  }
  if (read.checks.length > mostExerciseChecks)
    report(
      `${folder}/${exerciseFiles.checks}: an exercise has one to ${mostExerciseChecks} checks (got ${read.checks.length}). Leave some out, or make it a quest.`,
    );
  const heights = starter === null ? null : findHeights(exampleOf(starter), false);
  return { checks: read.checks, checksSource, ...(heights && { heights }) };
}

/** The file as a fence of the block, named as in the folder. */
function fenceOf(name: string, value: string, position: BlockNode['position']): BlockNode {
  const fence = { type: 'code', lang: 'html', meta: `[${name}]`, value: exampleOf(value) };
  return { ...fence, ...(position && { position }) };
}

function faultOfChoices(node: BlockNode): string | null {
  const children = node.children ?? [];
  const list = children.find(({ type, children: items }) => type === 'list' && items?.some(isBox));
  const items = list?.children ?? [];
  if (!children.some(({ type }) => type === 'code'))
    return 'The exercise shows no code. Put a fence with the code to look at below the task.';
  if (items.length < fewestItems)
    return `The exercise needs at least ${fewestItems} choices, as a list: - [x] heading "Bees", level 2`;
  if (!items.every(isBox)) return 'Begin every choice with [ ], and the right one with [x].';
  const right = items.filter(({ checked }) => checked).length;
  return right === 1 ? null : `Mark exactly one choice as right, with [x] (got ${right}).`;
}

const isBox = ({ checked }: BlockNode) => typeof checked === 'boolean';

function faultOfParts({ children = [] }: BlockNode): string | null {
  const items = children.find(({ type, ordered }) => type === 'list' && ordered)?.children ?? [];
  if (items.length < fewestItems)
    return `The exercise needs at least ${fewestItems} parts, as a numbered list in the right order: 1. \`<h1>Bees</h1>\``;
  const twice = items.find((item, at) => items.slice(0, at).some((other) => isSame(item, other)));
  return twice
    ? `Two parts are the same (line ${lineOf(twice)}), so either could come first. Change one of them.`
    : null;
}

function isSame(one: BlockNode, other: BlockNode): boolean {
  return isDeepStrictEqual(withoutPlaces(one), withoutPlaces(other));
}

function withoutPlaces({ position: _place, ...node }: BlockNode): unknown {
  return { ...node, children: node.children?.map(withoutPlaces) };
}
