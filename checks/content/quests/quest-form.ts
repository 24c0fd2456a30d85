// The form of a quest: every part is there, and its page tells of each check, hint and solution.
import { posix } from 'node:path';
import type { Problem } from '#pipeline/problem.ts';
import { type QuestFolder, questFiles, readQuestFolder } from '#pipeline/quests/quest-folder.ts';
import { readChecks } from '#pipeline/quests/read-checks.ts';
import { listExampleMedia } from '#server/example-media.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';
import { namedFiles } from '../examples/media.ts';
import { type MarkdownNode, nodesOf } from '../markdown.ts';
import { readProof } from './proof-file.ts';
import type { ProvableQuest } from './prove-quest.ts';

const errorAt = errorFor('check-quests');

const fewestWrong = 3;
const hintCount = 3;

export interface FormResult {
  problems: Problem[];
  /** Null where the form does not allow a proof. */
  provable: ProvableQuest | null;
}

/** Looks at the folder of a quest and at its page. */
export function checkQuestForm(page: CheckedPage, contentDir: string): FormResult {
  const folder = posix.dirname(page.file);
  const quest = readQuestFolder(contentDir, folder);
  const problems: Problem[] = [];
  const report = (name: string, line: number | null, message: string) =>
    void problems.push(errorAt({ file: name ? `${folder}/${name}` : folder }, line, message));
  checkFiles(quest, report);
  const read = quest.checksSource === null ? null : readChecks(quest.checksSource);
  if (!read)
    report(questFiles.checks, null, 'The quest has no checks.js. "npm run new -- quest" shows its form.');
  else if (!read.ok) report(questFiles.checks, read.line, read.message);
  const proof = readProof(quest.proof);
  if (!proof.ok) report(questFiles.proof, proof.line, proof.message);
  if (!read?.ok || !proof.ok) return { problems, provable: null };

  const ids = read.checks.map(({ id }) => id);
  const answers = quest.wrong.map(({ name }) => name);
  for (const [name, failed] of Object.entries(proof.proof.wrong)) {
    if (!answers.includes(name))
      report(
        questFiles.proof,
        null,
        `There is no wrong answer "${name}". Put it into the folder "wrong", or take the line away.`,
      );
    for (const id of failed)
      if (!ids.includes(id))
        report(questFiles.proof, null, `There is no check "${id}", which "${name}" is said to fail.`);
    if (failed.length === 0)
      report(
        questFiles.proof,
        null,
        `The wrong answer "${name}" fails nothing. Name the check that it fails.`,
      );
  }
  for (const name of answers)
    if (!(name in proof.proof.wrong))
      report(questFiles.proof, null, `Say under "wrong" which checks the wrong answer "${name}" fails.`);
  problems.push(...checkPage(page, read.checks, quest));
  problems.push(...checkNamedFiles(quest, listExampleMedia(contentDir)));
  const isComplete = quest.starter.length > 0 && quest.solutions.length === 2;
  const slug = page.path.split('/').at(-1) ?? '';
  return { problems, provable: isComplete ? { slug, quest, checks: read.checks, proof: proof.proof } : null };
}

function checkFiles(
  quest: QuestFolder,
  report: (name: string, line: number | null, message: string) => void,
): void {
  if (!quest.starter[0]?.name.endsWith('.html'))
    report('starter', null, 'The starter has no page. Put an index.html into the folder "starter".');
  for (const name of ['a', 'b'])
    if (!quest.solutions.some((solution) => solution.name === name))
      report(
        `solution-${name}`,
        null,
        `There is no solution ${name.toUpperCase()}. A quest shows two different ways.`,
      );
  if (quest.wrong.length < fewestWrong)
    report(
      'wrong',
      null,
      `The quest has ${quest.wrong.length} wrong answers, and needs ${fewestWrong}: pages that look right and fail a check.`,
    );
}

/** What a solution loads is one of its own files, or lies in the media folder. */
function checkNamedFiles(quest: QuestFolder, media: readonly string[]): Problem[] {
  return quest.solutions.flatMap(({ name, files }) => {
    const [page] = files;
    const known = new Set([...media, ...files.map((file) => file.name)]);
    return namedFiles(page?.text ?? '')
      .filter(({ file }) => !known.has(file))
      .map(({ address, line }) =>
        errorAt(
          { file: `${quest.folder}/solution-${name}/${page?.name}` },
          line,
          `The page names "${address}", which is neither beside it nor in content/media. Correct the name, or add the file.`,
        ),
      );
  });
}

function checkPage(
  page: CheckedPage,
  checks: readonly { id: string; title: string }[],
  quest: QuestFolder,
): Problem[] {
  const problems: Problem[] = [];
  const tree = [...nodesOf(page.tree)];
  const cells = tree.filter(({ type }) => type === 'tableCell').map(textOf);
  for (const { title } of checks)
    if (!cells.includes(title))
      problems.push(
        errorAt(
          page,
          1,
          `The table of checks has no row for "${title}". Say when it passes, and what the reader gets.`,
        ),
      );
  const summaries = tree.flatMap(({ name, attributes }) =>
    name === 'details' ? String(attributes?.summary ?? '') : [],
  );
  const hints = summaries.filter((summary) => /^Hint \d+:/.test(summary));
  if (hints.length !== hintCount)
    problems.push(
      errorAt(
        page,
        1,
        `The page has ${hints.length} hints, and needs ${hintCount}: blocks such as ::details{summary="Hint 1: two halves"}.`,
      ),
    );
  for (const { name } of quest.solutions) {
    const start = `Solution ${name.toUpperCase()}: `;
    if (!summaries.some((summary) => summary.startsWith(start)))
      problems.push(
        errorAt(
          page,
          1,
          `The page does not show solution ${name.toUpperCase()}. Write ::details{summary="${start}…"} with what differs, and its files.`,
        ),
      );
  }
  return problems;
}

function textOf(node: MarkdownNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}
