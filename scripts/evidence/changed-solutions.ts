// The changed solutions with which quests are proved, each with its kind and with the reason why it may pass.
import type { AnswerableQuest } from '#checks/content/quests/answers/answer-cases.ts';
import type { FileMutant } from '#checks/content/quests/file-mutant.ts';
import { mutateHtml } from '#checks/content/quests/html-mutants.ts';
import { mutantsOf } from '#checks/content/quests/mutants.ts';
import { readProof, reasonsOf } from '#checks/content/quests/proof-file.ts';
import { mutateScript, mutateStyles } from '#checks/content/quests/script-mutants.ts';
import type { QuestFile } from '#schema/page/quest.ts';

interface ChangedSolution {
  /** The kind of change, such as "end tag dropped". */
  operator: string;
  files: QuestFile[];
  /** The files of the solution before the change. */
  original: QuestFile[];
  /** Why it may pass every check; null if a check must notice it. */
  reason: string | null;
}

/** The kinds of which there are more than a few, in words. */
export const kindsOfChange: Readonly<Record<string, string>> = {
  'handler removed': 'An event listener is gone',
  'condition turned round': 'A condition is turned round',
  'statement removed': 'A line of a script is gone',
  'text emptied': 'An element is empty',
  'element hidden': 'An element is hidden',
  'element removed': 'An element is gone',
  'value changed': 'A value in a script is different',
  'attribute changed': 'An attribute has another value',
  'attribute dropped': 'An attribute is gone',
  'tags dropped': 'An element has lost its tags',
  'element renamed': 'An element is another element',
  'order swapped': 'Two elements have changed places',
  'end tag dropped': 'An end tag is gone',
  doctype: 'The doctype is gone',
};

export function changedSolutions({ folder }: AnswerableQuest): ChangedSolution[] {
  const read = readProof(folder.proof);
  if (!read.ok) throw new Error(`${folder.folder}: ${read.message}`);
  const { proof } = read;
  const reasons = reasonsOf(proof);
  return folder.solutions.flatMap((solution) => {
    const own = solution.files.filter(
      (file) => !folder.starter.some(({ name, text }) => name === file.name && text === file.text),
    );
    const operators = new Map(
      own.flatMap((file) =>
        changesOf(file).map(({ name, operator }) => [
          `${solution.name}: ${own.length > 1 ? `${file.name}: ` : ''}${name}`,
          operator,
        ]),
      ),
    );
    return mutantsOf(solution, folder.starter).chosen.map(({ name, files }) => {
      const reason = reasons.find(({ isFor }) => isFor(name));
      return {
        // Where a change can be made in several places, the name ends with a number.
        operator: operators.get(name) ?? operators.get(name.replace(/ \(\d+\)$/, '')) ?? '',
        files,
        original: solution.files,
        reason: reason ? (proof.survivors.get(reason.written) ?? '') : null,
      };
    });
  });
}

function changesOf({ name, text }: QuestFile): FileMutant[] {
  if (name.endsWith('.html')) return mutateHtml(text);
  if (name.endsWith('.js')) return mutateScript(text);
  return name.endsWith('.css') ? mutateStyles(text) : [];
}
