// The proof of a project: what the rules and the checks say about its solution and its flawed folder. The rules are
// code of the browser, but need none: they are compiled and run here. The checks run in a browser, as for readers.
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { listFiles, readPublishable } from '#pipeline/folder/folder-files.ts';
import type { ProjectCheck } from '#schema/page/folder-check.ts';
import type { CheckResult, QuestFile } from '#schema/page/quest.ts';
import { compileScript } from '#server/example-frame.ts';
import type { Verdicts } from '../../verdicts/verdicts.ts';
import { proofVersion } from '../quests/proof-version.ts';
import { type QuestJob, runAnswers } from '../quests/run-answers.ts';
import type { FlawedList } from './flawed-file.ts';

export interface ProvableProject {
  /** The file of its page. */
  page: string;
  /** Inside the content folder. */
  folder: string;
  checks: readonly ProjectCheck[];
  checksSource: string;
  needs: { bytes?: number | undefined; pages?: number | undefined };
  flawed: FlawedList;
  /** The text of `flawed.yaml`. */
  flawedSource: string;
}

interface ProvedFolder {
  rules: string[];
  /** What does not pass, a page each; the page is null where there is none. */
  failures: (Pick<CheckResult, 'id' | 'state' | 'words'> & { page: string | null })[];
}

export interface ProjectProof {
  project: ProvableProject;
  solution: ProvedFolder;
  flawed: ProvedFolder;
}

export interface ProveOptions {
  chromium: string;
  contentDir: string;
  verdicts: Verdicts;
}

interface PlannedFolder {
  rules: string[];
  withoutPage: string[];
  runs: { page: string; checksSource: string; checks: string[]; files: QuestFile[] }[];
}

/** The exports of the compiled script. */
interface PlanScript {
  planProof(
    project: Pick<ProvableProject, 'checks' | 'checksSource'>,
    files: ReturnType<typeof filesIn>,
    needs: ProvableProject['needs'],
  ): Promise<PlannedFolder>;
}

const planFile = join(import.meta.dirname, '../../../src/app/behaviours/folder-check/plan-proof.ts');

export async function proveProjects(
  projects: readonly ProvableProject[],
  { chromium, contentDir, verdicts }: ProveOptions,
): Promise<ProjectProof[]> {
  if (projects.length === 0) return [];
  const script = await compileScript(planFile, 'plan');
  const { planProof } = runInThisContext(`(() => { ${script}; return plan; })()`) as PlanScript;
  const places = projects.flatMap((project) =>
    ['solution', 'flawed'].map((name) => ({ project, folder: `${project.folder}/${name}` })),
  );
  const plans = await Promise.all(
    places.map(({ project, folder }) => planProof(project, filesIn(contentDir, folder), project.needs)),
  );
  const jobs = plans.flatMap(({ runs }, at) =>
    runs.map(
      ({ page, checksSource, checks, files }): QuestJob => ({
        ...{ slug: `${places[at]?.folder}/${page}`, checksSource, checks },
        ...{ answers: [files], mutants: [] },
      }),
    ),
  );
  const failures = await verdicts.recall(
    {
      name: 'projects',
      code: proofVersion('checks/content/projects/prove-projects.ts', chromium, contentDir),
      run: async (due) => (await runAnswers(due, { chromium, contentDir })).map(onlyFailures),
      label: ({ slug }) => `the page ${slug}`,
    },
    jobs,
  );
  let next = 0;
  const proved = plans.map(({ rules, withoutPage, runs }): ProvedFolder => {
    const missing = withoutPage.map((id) => ({
      ...{ id, state: 'failed' as const, words: 'There is no page for it.', page: null },
    }));
    const found = runs.flatMap(({ page }) =>
      (failures[next++] ?? []).map(({ id, state, words }) => ({ id, state, words, page })),
    );
    return { rules, failures: [...missing, ...found] };
  });
  return projects.map((project, at) => ({
    ...{ project, solution: proved[2 * at] as ProvedFolder, flawed: proved[2 * at + 1] as ProvedFolder },
  }));
}

function onlyFailures({ answers }: { answers: CheckResult[][] }): CheckResult[] {
  return answers.flat().filter(({ state }) => state !== 'passed');
}

/** The files of a folder as the check of readers gets them. */
function filesIn(contentDir: string, folder: string) {
  return listFiles(join(contentDir, folder)).files.flatMap((path) => {
    const found = readPublishable(contentDir, `${folder}/${path}`);
    if (!found.ok) return [];
    const bytes = new Uint8Array(found.bytes);
    return { path, size: bytes.length, changedAt: null, read: () => Promise.resolve(bytes) };
  });
}
