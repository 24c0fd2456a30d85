// Runs the checks of quests on judged answers in a browser, or recalls their recorded verdicts.
import type { CheckResult, QuestFile } from '#schema/page/quest.ts';
import type { Verdicts } from '../../../verdicts/verdicts.ts';
import { proofVersion } from '../proof-version.ts';
import { type Browser, runAnswers } from '../run-answers.ts';
import type { AnswerableQuest, AnswerCase } from './answer-cases.ts';

export interface JudgedCase extends AnswerCase {
  /** The checks that did not pass, in their order. */
  failures: CheckResult[];
}

interface CaseJob {
  slug: string;
  checksSource: string;
  checks: string[];
  files: QuestFile[];
}

/** `verdicts`: cases that have not changed are recalled. */
export async function runCases(
  cases: readonly AnswerCase[],
  quests: readonly AnswerableQuest[],
  { verdicts, ...browser }: Browser & { verdicts?: Verdicts },
): Promise<JudgedCase[]> {
  const jobs = cases.map(({ slug, files }): CaseJob => {
    const quest = quests.find((one) => one.slug === slug);
    return {
      slug,
      checksSource: quest?.folder.checksSource ?? '',
      checks: (quest?.checks ?? []).map(({ id }) => id),
      files,
    };
  });
  const run = (due: readonly CaseJob[]) => runJobs(due, browser);
  const failures = verdicts
    ? await verdicts.recall(
        {
          name: 'answers',
          code: proofVersion(
            'checks/content/quests/answers/run-cases.ts',
            browser.chromium,
            browser.contentDir,
          ),
          run,
          label: ({ slug, files }) => {
            const at = jobs.findIndex((job) => job.slug === slug && job.files === files);
            const { isRight, name } = cases[at] ?? {};
            return `the answer ${slug}/${isRight ? 'right' : 'wrong'}/${name}`;
          },
        },
        jobs,
      )
    : await run(jobs);
  return cases.map((one, at) => ({ ...one, failures: failures[at] ?? [] }));
}

/** The failures of each job. The answers of a quest are run together. */
async function runJobs(jobs: readonly CaseJob[], browser: Browser): Promise<CheckResult[][]> {
  const failures = new Map<CaseJob, CheckResult[]>();
  const groups = [...Map.groupBy(jobs, ({ slug }) => slug).values()];
  const results = await runAnswers(
    groups.map((group) => ({
      slug: group[0]?.slug ?? '',
      checksSource: group[0]?.checksSource ?? '',
      checks: group[0]?.checks ?? [],
      answers: group.map(({ files }) => files),
      mutants: [],
    })),
    browser,
  );
  for (const [at, group] of groups.entries())
    for (const [index, job] of group.entries())
      failures.set(
        job,
        (results[at]?.answers[index] ?? []).filter(({ state }) => state !== 'passed'),
      );
  return jobs.map((job) => failures.get(job) ?? []);
}
