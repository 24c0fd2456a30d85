// Applies the change of every task to try, and checks its expected effect in the result and in the assistive
// view: the difference must exist afterwards, and not before.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssistiveLine } from '#lib/assistive/assistive-lines.ts';
import { exampleLines } from '#pipeline/assistive/example-lines.ts';
import { onOneLine, type Problem } from '#pipeline/problem.ts';
import { exampleMediaFolder, listExampleMedia } from '#server/example-media.ts';
import type { PageKind } from '#site/kinds.ts';
import { browserVersion, codeVersion } from '../../verdicts/code-version.ts';
import type { Verdicts } from '../../verdicts/verdicts.ts';
import { compareSources } from '../assistive/assistive-check.ts';
import type { TreeDifference } from '../assistive/compare-trees.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';
import { readResults } from './read-results.ts';
import type { Measure, ResultQuestion, ShownResult } from './result-question.ts';
import { type Difference, type Try, triesOf } from './tries.ts';

const errorAt = errorFor('check-tries');

/** Kinds of pages that must have something to try. */
const kinds: readonly PageKind[] = ['lesson', 'element', 'attribute'];

export interface TriesResult {
  problems: Problem[];
  tries: number;
}

const unread: ShownResult = { text: '', values: [] };

const isHeard = (kind: Difference['kind']) => kind === 'announces' || kind === 'silences';

/** Checks all tasks to try on the pages. */
export async function checkTries(
  pages: readonly CheckedPage[],
  { chromium, verdicts, contentDir }: { chromium: string; verdicts: Verdicts; contentDir: string },
): Promise<TriesResult> {
  const found = pages.map(triesOf);
  const tries = found.flatMap((page) => page.tries);
  const missing = pages.flatMap((page, at) => missingTry(page, found[at]?.tries ?? []));
  // Effects on the assistive view follow from the source; the browser is only needed for the rest.
  const seen = tries.filter(({ differences }) => differences.some(({ kind }) => !isHeard(kind)));
  const results = await verdicts.recall(
    {
      name: 'things-to-try',
      code: resultVersion(chromium, contentDir),
      run: (questions) => readResults(questions, { chromium, contentDir }),
      label: ({ source }) => `the source that begins with ${JSON.stringify(source.slice(0, 60))}`,
    },
    seen.flatMap(questionsOf),
  );
  const judged = tries.flatMap((one) => {
    const at = 2 * seen.indexOf(one);
    return judgeTry(one, results[at] ?? unread, results[at + 1] ?? unread);
  });
  const heard = tries.filter(({ differences }) => differences.some(({ kind }) => isHeard(kind)));
  const trees = await compareSources(
    heard.map(({ edited }) => edited),
    { chromium, verdicts },
  );
  const unlike = heard.flatMap(
    (one, at) => trees[at]?.differences.map((tree) => treeProblem(one, tree)) ?? [],
  );
  return {
    problems: [...missing, ...found.flatMap((page) => page.problems), ...judged, ...unlike],
    tries: tries.length,
  };
}

/** A page that should have something to try but does not. A page without a live example needs none. */
export function missingTry(page: CheckedPage, tries: readonly Try[]): Problem[] {
  const isLive = page.fences.some(
    ({ language, flags }) => language === 'html' && flags.example && !flags.bad,
  );
  if (tries.length > 0 || !isLive || !kinds.includes(page.kind)) return [];
  return [errorAt(page, 1, 'The page has nothing to try. Add a block "::try" right below an example.')];
}

/** The result before and after the change. */
function questionsOf({ source, edited, runsScripts, press, differences }: Try): ResultQuestion[] {
  const measures = differences.flatMap((one) => (one.kind === 'changes' ? [one.measure] : []));
  return [source, edited].map((source) => ({ source, runsScripts, press, measures }));
}

/**
 * A hash of everything a result depends on: the code, the browser, the frame's script, the files of examples.
 */
function resultVersion(chromium: string, contentDir: string): string {
  const files = listExampleMedia(contentDir).map(
    (name) => `${name} ${hash('sha256', readFileSync(join(exampleMediaFolder(contentDir), name)))}`,
  );
  const modules = ['checks/content/tries/read-results.ts', 'src/app/behaviours/example/frame/frame.ts'];
  return codeVersion(modules, browserVersion(chromium), ...files);
}

/** A difference between the page's assistive view of the changed source and Chromium's tree. */
export function treeProblem(one: Try, { ours, theirs }: TreeDifference): Problem {
  const message = `After the change, the page says that assistive technology gets: ${ours}. Chromium gives it: ${theirs}. Change something else, or explain the difference in checks/content/assistive/mapped-differences.ts.`;
  return errorAt(one, one.line, onOneLine(message));
}

/** The expected effects that the change does not have. */
export function judgeTry(one: Try, before: ShownResult, after: ShownResult): Problem[] {
  const views = {
    result: [[before.text], [after.text]],
    assistive: [one.source, one.edited].map((source) => givenLines(source)),
  } satisfies Record<string, string[][]>;
  let measure = 0;
  return one.differences.flatMap((difference) => {
    const message =
      difference.kind === 'changes'
        ? judgeMeasure(difference.measure, before.values[measure] ?? null, after.values[measure++] ?? null)
        : judgeWords(difference, views);
    return message ? [errorAt(one, one.line, onOneLine(message))] : [];
  });
}

type Views = Record<'result' | 'assistive', string[][]>;

function judgeWords({ kind, words }: Exclude<Difference, { kind: 'changes' }>, views: Views): string | null {
  const isSeen = !isHeard(kind);
  const [before = [], after = []] = isSeen ? views.result : views.assistive;
  const comes = kind === 'shows' || kind === 'announces';
  const has = (lines: readonly string[]) => lines.some((line) => line.includes(words));
  const name = `${kind}="${words}"`;
  const where = isSeen ? 'the result' : 'what assistive technology gets';
  if (has(before) === comes)
    return `${name}: ${where} has ${comes ? 'these words' : 'no such words'} before the change. ${listed(before)}`;
  if (has(after) !== comes)
    return `${name}: ${where} ${comes ? 'has no such words' : 'still has these words'} after the change. ${listed(after)}`;
  return null;
}

function judgeMeasure(
  { selector, property }: Measure,
  before: string | null,
  after: string | null,
): string | null {
  const name = `changes="${selector}: ${property}"`;
  if (before === null || after === null)
    return `${name}: no element fits the selector ${before === null ? 'before' : 'after'} the change.`;
  return before === after ? `${name}: it is ${before || 'empty'} before and after the change.` : null;
}

function listed(lines: readonly string[]): string {
  return `There is: ${lines.join(' / ') || 'nothing'}.`;
}

/** The lines of the assistive view, as worded on the page and in its Markdown. */
function givenLines(source: string): string[] {
  return exampleLines(source)
    .filter(({ leftOut }) => !leftOut)
    .map(lineWords);
}

function lineWords({ role, name, text, states = [], description, isUnnamed }: AssistiveLine): string {
  const said = [...(isUnnamed ? ['no name'] : []), ...states].map((state) => `, ${state}`).join('');
  return `${role}${name ? ` "${name}"` : ''}${text ? ` ${text}` : ''}${said}${description ? ` (${description})` : ''}`;
}
