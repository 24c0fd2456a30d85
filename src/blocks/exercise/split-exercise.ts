// The parts of an exercise as its author wrote them.
import { type PredictedLine, readPredictedLine } from '#lib/assistive/predicted-line.ts';
import { type BodyElement, type BodyNode, bodyText, isBodyElement, slotsOf } from '#schema/page/body.ts';
import { exerciseFiles } from '#schema/page/exercise.ts';

const names = new Set<unknown>([exerciseFiles.starter, exerciseFiles.solution]);

export interface ExerciseContent {
  /** The task, with the code to look at if there is any. */
  task: BodyNode[];
  /** The question above the choices of `predict`: the last paragraph before them. */
  question: BodyNode[];
  choices: ExerciseChoice[];
  /** The parts of `order` in the right order. */
  parts: BodyNode[][];
  why: BodyNode[];
  /** The highlighted code; null if there is no such file. */
  starter: BodyElement | null;
  solution: BodyElement | null;
}

interface ExerciseChoice {
  line: PredictedLine;
  isRight: boolean;
  /** Shown when the reader has chosen it. */
  reason: BodyNode[];
}

export function splitExercise(node: BodyElement): ExerciseContent {
  const { default: all = [], why = [] } = slotsOf(node);
  const files = all.filter(isFile);
  const nodes = all.filter((one) => !isFile(one));
  const { kind } = node[1];
  const at = nodes.findLastIndex((one) => isList(one, kind));
  const list = nodes[at];
  const items = list && isBodyElement(list) ? list.slice(2).filter(isItem) : [];
  const task = at < 0 ? [...nodes] : [...nodes.slice(0, at), ...nodes.slice(at + 1)];
  const asked = kind === 'predict' ? task.findLastIndex((one) => isBodyElement(one) && one[0] === 'p') : -1;
  const question = asked < 0 ? [] : contentOf(task.splice(asked, 1)[0]);
  return {
    ...{ task, question, why },
    choices: kind === 'predict' ? items.map(choiceOf) : [],
    parts: kind === 'order' ? items.map((item) => tightContent(item)) : [],
    starter: files.find(([, { file }]) => file === exerciseFiles.starter) ?? null,
    solution: files.find(([, { file }]) => file === exerciseFiles.solution) ?? null,
  };
}

/** Whether the pipeline has added it from the folder of the exercise. */
function isFile(node: BodyNode): node is BodyElement {
  return isBodyElement(node) && node[0] === 'code-block' && names.has(node[1].file);
}

function isList(node: BodyNode, kind: unknown): boolean {
  if (!isBodyElement(node)) return false;
  return kind === 'predict' ? node[0] === 'ul' : kind === 'order' && node[0] === 'ol';
}

function isItem(node: unknown): node is BodyElement {
  return Array.isArray(node) && node[0] === 'li';
}

function contentOf(node: BodyNode | undefined): BodyNode[] {
  return node && isBodyElement(node) ? (node.slice(2) as BodyNode[]) : [];
}

/** In a list with blank lines, the content of an item is in paragraphs. */
function tightContent(item: BodyElement): BodyNode[] {
  return contentOf(item).flatMap((child) =>
    isBodyElement(child) && child[0] === 'p' ? contentOf(child) : [child],
  );
}

/** The first line of an item is the choice, the paragraphs below it are the reason. */
function choiceOf(item: BodyElement): ExerciseChoice {
  const children = contentOf(item);
  const first = children.find((child) => isBodyElement(child) && child[0] === 'p');
  const line = first ? contentOf(first) : children;
  const box = line.find((child) => isBodyElement(child) && child[0] === 'input');
  return {
    line: readPredictedLine(line.map(bodyText).join('')),
    isRight: box !== undefined && isBodyElement(box) && box[1].checked !== undefined,
    reason: first ? children.slice(children.indexOf(first) + 1) : [],
  };
}
