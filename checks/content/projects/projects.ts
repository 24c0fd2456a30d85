// Projects whose readers can check their folder: the form of the folder beside the page, and the proof that its checks
// tell right from wrong.
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readPublishable } from '#pipeline/folder/folder-files.ts';
import { checksFileOf, readProjectChecks } from '#pipeline/folder-checks/project-folder.ts';
import type { Problem } from '#pipeline/problem.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';
import { isBlock, type MarkdownNode, nodesOf } from '../markdown.ts';
import { readFlawed } from './flawed-file.ts';
import { judgeProject } from './judge-project.ts';
import { type ProvableProject, type ProveOptions, proveProjects } from './prove-projects.ts';

const errorAt = errorFor('check-projects');

interface FoundProject {
  problems: Problem[];
  /** Null for a page without the block, or whose folder is not complete. */
  provable: ProvableProject | null;
}

/** The project of a page. Faults that the build reports too are left to it. */
export function projectOf(page: CheckedPage, contentDir: string): FoundProject {
  const nothing: FoundProject = { problems: [], provable: null };
  const block = [...nodesOf(page.tree)].find((node) => isBlock(node, 'folder-check'));
  if (!block) return nothing;
  const checksFile = checksFileOf(page.file);
  const folder = posix.dirname(checksFile);
  const textOf = (file: string): string | null => {
    const found = readPublishable(contentDir, file);
    return found.ok ? found.bytes.toString('utf8') : null;
  };
  const checksSource = textOf(checksFile);
  const read = checksSource === null ? null : readProjectChecks(checksSource);
  const problems: Problem[] = [];
  const report = (name: string, line: number | null, message: string) =>
    void problems.push({ ...errorAt({ file: `${folder}/${name}` }, line, message), also: page.file });
  for (const [name, what] of Object.entries(parts))
    if (!existsSync(join(contentDir, folder, name)))
      report(name, null, `The project has no folder "${name}": ${what}.`);
  const flawedSource = textOf(`${folder}/flawed.yaml`);
  const flawed = flawedSource === null ? null : readFlawed(flawedSource);
  if (!flawed)
    report('flawed.yaml', null, 'The project has no flawed.yaml. List what the flawed folder must fail.');
  else if (!flawed.ok) report('flawed.yaml', flawed.line, flawed.message);
  if (problems.length > 0 || checksSource === null || flawedSource === null || !read?.ok || !flawed?.ok)
    return { problems, provable: null };
  const provable: ProvableProject = {
    ...{ page: page.file, folder, checks: read.checks, checksSource },
    ...{ needs: needsOf(block), flawed: flawed.flawed, flawedSource },
  };
  return { problems, provable };
}

const parts = {
  solution: 'a complete one that passes every check',
  flawed: 'one with faults that readers make',
};

/** The same as the block asks of readers. */
function needsOf({ attributes = {} }: MarkdownNode): ProvableProject['needs'] {
  const { kilobytes, pages } = attributes;
  return {
    bytes: kilobytes === undefined ? undefined : Number(kilobytes) * 1000,
    pages: pages === undefined ? undefined : Number(pages),
  };
}

/** Checks the projects among some pages. */
export async function checkProjects(
  pages: readonly CheckedPage[],
  options: ProveOptions,
): Promise<{ problems: Problem[]; proved: number }> {
  const found = pages.map((page) => projectOf(page, options.contentDir));
  const proofs = await proveProjects(
    found.flatMap(({ provable }) => provable ?? []),
    options,
  );
  return {
    problems: [...found.flatMap(({ problems }) => problems), ...proofs.flatMap(judgeProject)],
    proved: proofs.length,
  };
}
