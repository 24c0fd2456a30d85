// YAML above a page → checked fields, with the line of every mistake.
import { isMap, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { nearestWord } from '#lib/nearest-word.ts';
import { difficulties, type FrontMatter, frontMatter, frontMatterKeys, list } from '#schema/front-matter.ts';
import { explainYaml } from './explain-yaml.ts';
import { type Problem, reportTo } from './problem.ts';

export interface FrontMatterResult {
  fields: FrontMatter;
  /** Keys that are not page fields. */
  meta: Record<string, unknown>;
  problems: Problem[];
  /** The line of a key, for problems that are found later. */
  lineOf(key: string): number | null;
}

/** Keys that many sites write and that mean something here, though they are not page fields. */
const knownMeta = ['layout', 'image', 'minutes', 'inventory', 'skill', 'milestones', 'steps'];

/** `firstLine` is the line of the file on which the YAML starts. */
export function readFrontMatter(yaml: string, file: string, firstLine = 2): FrontMatterResult {
  const counter = new LineCounter();
  const document = parseDocument(yaml, {
    lineCounter: counter,
    uniqueKeys: true,
    prettyErrors: false,
    logLevel: 'error',
  });
  const lines = new Map<string, number>();
  const result: FrontMatterResult = {
    fields: {},
    meta: {},
    problems: [],
    lineOf: (key) => lines.get(key) ?? null,
  };
  const report = reportTo(result.problems, file);

  const syntaxError = document.errors[0];
  if (syntaxError) {
    const line = counter.linePos(syntaxError.pos[0]).line + firstLine - 1;
    report(
      'front-matter-yaml',
      line,
      `The front matter is not valid YAML: ${explainYaml(syntaxError.message)}`,
    );
    return result;
  }
  let data: unknown;
  try {
    data = document.toJS();
  } catch (error) {
    // An alias without its anchor, or aliases that multiply without end.
    report(
      'front-matter-yaml',
      firstLine,
      `The front matter is not valid YAML: ${explainYaml((error as Error).message)}`,
    );
    return result;
  }
  if (data === null || data === undefined) return result;
  if (!isMap(document.contents) || typeof data !== 'object') {
    report('front-matter-shape', firstLine, 'The front matter must be a list of "key: value" lines.');
    return result;
  }
  for (const pair of document.contents.items) {
    const key = pair.key as { value?: unknown; range?: [number, number, number] };
    if (key.range) lines.set(String(key.value), counter.linePos(key.range[0]).line + firstLine - 1);
  }

  const known: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data)) {
    if (frontMatterKeys.includes(key)) {
      if (value !== null) known[key] = value;
      continue;
    }
    result.meta[key] = value;
    const meant = knownMeta.includes(key) ? null : nearestWord(key, frontMatterKeys);
    if (meant)
      report(
        'field-unknown',
        lines.get(key) ?? null,
        `"${key}" is not a page field. Did you mean "${meant}"?`,
      );
  }

  const parsed = frontMatter.safeParse(known, { error: () => withoutWords });
  if (parsed.success) {
    result.fields = parsed.data;
    const { difficulty } = parsed.data;
    if (difficulty !== undefined && !(difficulties as readonly string[]).includes(difficulty)) {
      const line = lines.get('difficulty') ?? null;
      report('difficulty-unknown', line, `"difficulty" must be ${list(difficulties)} (got "${difficulty}").`);
    }
  } else {
    // Two entries of one list can be wrong in the same way; the author needs to read it once.
    const messages = new Map(
      parsed.error.issues.flatMap((issue) =>
        messagesOf(issue).map((message) => [message, String(issue.path[0])]),
      ),
    );
    for (const [message, field] of messages) report('field-value', lines.get(field) ?? null, message);
  }
  return result;
}

/** The schema's words: those of every part that has some, else the field's help. */
function messagesOf(issue: z.core.$ZodIssue): string[] {
  const written = writtenIn(issue);
  if (written.length > 0) return written;
  const help = frontMatter.shape[issue.path[0] as keyof FrontMatter]?.unwrap().description ?? '';
  return [`"${issue.path.join('.')}" has a value that cannot be used. ${help}`.trim()];
}

/** The message of a rule for which the schema has no words for authors. */
const withoutWords = '';

/** Messages that were written for authors, the most exact ones. */
function writtenIn(issue: z.core.$ZodIssue): string[] {
  const parts = issue.code === 'invalid_union' ? issue.errors.flat() : [];
  const inner = parts.flatMap(writtenIn);
  if (inner.length > 0) return inner;
  return issue.message === withoutWords ? [] : [issue.message];
}
