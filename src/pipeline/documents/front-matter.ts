// Splits front matter from the Markdown and parses it into validated fields, with the line of every mistake.
import type { z } from 'zod';
import { nearestWord } from '#lib/nearest-word.ts';
import {
  difficulties,
  type FrontMatter,
  frontMatter,
  frontMatterKeys,
  list,
} from '#schema/page/front-matter.ts';
import { refusalOf } from '#schema/page/head.ts';
import { layouts } from '#schema/page/layouts.ts';
import { pageTools } from '#schema/page/tools.ts';
import { maxSettingsLength, readYaml } from '../folder/read-yaml.ts';
import { checkIcon } from '../icons/icons.ts';
import { FirstProblems, type Problem, type Report, reportTo } from '../problem.ts';

/** A document split into YAML and Markdown. Both keep the line numbers of the file. */
export interface SplitDocument {
  /** The YAML between the dashes, or null when the document has none. */
  yaml: string | null;
  /** The Markdown, with one empty line for every line above it. */
  markdown: string;
  /** There are opening dashes but no closing ones. */
  isUnclosed: boolean;
}

/** Splits a document at the line of dashes that closes its front matter. */
export function splitFrontMatter(text: string): SplitDocument {
  const source = text.replace(/^\uFEFF/, '');
  const opening = /^---[ \t]*\n/.exec(source);
  if (!opening) return { yaml: null, markdown: source, isUnclosed: false };
  const closing = /^(?:---|\.\.\.)[ \t]*(?:\n|$)/m.exec(source.slice(opening[0].length));
  if (!closing) {
    // A page may open with a horizontal rule; it is front matter only when the next line looks like a key.
    const looksLikeKey = /^---[ \t]*\n[\w-]+:/.test(source);
    return { yaml: null, markdown: source, isUnclosed: looksLikeKey };
  }
  const start = opening[0].length;
  const yaml = source.slice(start, start + closing.index);
  const rest = source.slice(start + closing.index + closing[0].length);
  const linesAbove = source.slice(0, source.length - rest.length).split('\n').length - 1;
  return { yaml, markdown: '\n'.repeat(linesAbove) + rest, isUnclosed: false };
}

export interface FrontMatterResult {
  fields: FrontMatter;
  /** Keys that are not page fields. */
  meta: Record<string, unknown>;
  problems: Problem[];
  /** The line of a key, for problems found later. */
  lineOf(key: string): number | null;
}

/** Keys that have a meaning without being page fields, so they are not reported as typos. */
const knownMeta = [
  ...[
    'layout',
    'image',
    'minutes',
    'inventory',
    'skill',
    'milestones',
    'steps',
    'tool',
    'tools',
    'tags',
    'checked',
    'keyboard',
    'needs',
    'covers',
    'languages',
  ],
];

/** Reads and checks front matter; `firstLine` is the line of the file on which the YAML starts. */
export function readFrontMatter(text: string, file: string, firstLine = 2): FrontMatterResult {
  const yaml = readYaml(text, maxSettingsLength);
  const lineOf = (key: string) => {
    const line = yaml.ok ? lineOfKey(yaml, key) : null;
    return line === null ? null : line + firstLine - 1;
  };
  const result: FrontMatterResult = { fields: {}, meta: {}, problems: [], lineOf };
  const report = reportTo(result.problems, file);
  if (!yaml.ok) {
    const line = (yaml.line ?? 1) + firstLine - 1;
    if (yaml.kind === 'syntax')
      report('front-matter-yaml', line, `The front matter is not valid YAML: ${yaml.explanation}`);
    else report('front-matter-shape', line, 'The front matter must be a list of "key: value" lines.');
    return result;
  }

  const first = new FirstProblems(report);
  const known: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(nested(yaml.data))) {
    if (frontMatterKeys.includes(key)) {
      if (value !== null) known[key] = value;
      continue;
    }
    result.meta[key] = value;
    const meant = knownMeta.includes(key) ? null : nearestWord(key, frontMatterKeys);
    if (meant)
      first.add('field-unknown', lineOf(key), () => `"${key}" is not a page field. Did you mean "${meant}"?`);
  }

  const parsed = frontMatter.safeParse(known, { error: () => noMessage });
  if (parsed.success) {
    result.fields = parsed.data;
    const { difficulty } = parsed.data;
    if (difficulty !== undefined && !(difficulties as readonly string[]).includes(difficulty)) {
      const line = lineOf('difficulty');
      report('difficulty-unknown', line, `"difficulty" must be ${list(difficulties)} (got "${difficulty}").`);
    }
  } else {
    // Two list entries can have the same mistake; one message is enough.
    const messages = new Map(
      parsed.error.issues.flatMap((issue) =>
        messagesOf(issue).map((message) => [message, String(issue.path[0])]),
      ),
    );
    for (const [message, field] of messages) first.add('field-value', lineOf(field), () => message);
  }
  first.end();
  return result;
}

/** Limits how deep groups can be nested. */
const dotted = /^[a-z][\w-]*(?:\.[a-z][\w-]*){1,20}$/i;

/** `navigation.icon: x` is short for `icon: x` under `navigation:`, as in Nuxt Content. */
export function nested(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  const short = Object.entries(data).filter(([key]) => dotted.test(key));
  for (const [key, value] of Object.entries(data)) if (!dotted.test(key)) result[key] = value;
  const copies = new Set<unknown>();
  for (const [key, value] of short) {
    const names = key.split('.');
    const last = names.pop() ?? '';
    const group = groupAt(result, names, copies);
    if (group) group[last] ??= value;
  }
  return result;
}

/**
 * Finds or creates the group at a path of names; null if a name has another value, as in `navigation: false`.
 * A group from the author is copied once, before anything is added.
 */
function groupAt(
  data: Record<string, unknown>,
  names: readonly string[],
  copies: Set<unknown>,
): Record<string, unknown> | null {
  let group = data;
  for (const name of names) {
    const inner = Object.hasOwn(group, name) ? group[name] : null;
    if (inner !== null && inner !== true && !isGroup(inner)) return null;
    const next: Record<string, unknown> =
      isGroup(inner) && copies.has(inner) ? inner : { ...(isGroup(inner) && inner) };
    copies.add(next);
    group[name] = next;
    group = next;
  }
  return group;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The line of a key, or of the first dotted key of that group. */
function lineOfKey(
  yaml: { data: Record<string, unknown>; lineOf(key: string): number | null },
  key: string,
): number | null {
  const line = yaml.lineOf(key);
  if (line !== null) return line;
  const short = Object.keys(yaml.data).find((name) => name.startsWith(`${key}.`) && dotted.test(name));
  return short === undefined ? null : yaml.lineOf(short);
}

/** Reports unknown names and entries that must not come from content. */
export function checkNames(front: FrontMatterResult, report: Report): void {
  const { icon, navigation } = front.fields;
  const icons: [key: string, name: string | undefined][] = [
    ['icon', icon],
    ['navigation', typeof navigation === 'object' ? navigation.icon : undefined],
  ];
  for (const [key, name] of icons) {
    const problem = name === undefined ? null : checkIcon(name);
    if (problem) report(problem.code, front.lineOf(key), problem.message);
  }
  for (const kind of ['meta', 'link', 'script'] as const)
    for (const attributes of front.fields.head?.[kind] ?? []) {
      const reason = refusalOf(kind, attributes);
      if (reason)
        report(
          'head-entry-refused',
          front.lineOf('head'),
          `"head.${kind}" has an entry that is left out: ${reason}.`,
        );
    }
  const { layout } = front.meta;
  if (layout !== undefined && !(layouts as readonly unknown[]).includes(layout)) {
    report(
      'layout-unknown',
      front.lineOf('layout'),
      `There is no layout "${layout}", so "default" is used. Layouts: ${layouts.join(', ')}.`,
    );
  }
  checkTool(front, report);
}

/** A tool page with an unknown `tool` would have no content. */
function checkTool({ meta, lineOf }: FrontMatterResult, report: Report): void {
  const { tool } = meta;
  if (tool === undefined || (pageTools as readonly unknown[]).includes(tool)) return;
  const meant = nearestWord(String(tool), pageTools);
  const advice = meant ? `Did you mean "${meant}"?` : `Tools: ${pageTools.join(', ')}.`;
  report('tool-unknown', lineOf('tool'), `There is no tool "${tool}". ${advice}`);
}

/** Links in the front matter: the page's `links`, and the lists of landing pages. */
export function linksIn({ fields, meta }: FrontMatterResult): { key: string; to: string }[] {
  const { popular, principles } = meta as { popular?: unknown; principles?: { link?: { to?: unknown } }[] };
  const links = [
    ...(fields.links ?? []).map(({ to }) => ({ key: 'links', to })),
    ...[popular].flat().map((to) => ({ key: 'popular', to })),
    ...[principles].flat().map((entry) => ({ key: 'principles', to: entry?.link?.to })),
  ];
  return links.filter((link): link is { key: string; to: string } => typeof link.to === 'string');
}

/** The schema's own messages, one for every part that has one; otherwise the field's help. */
function messagesOf(issue: z.core.$ZodIssue): string[] {
  const written = writtenIn(issue);
  if (written.length > 0) return written;
  const help = frontMatter.shape[issue.path[0] as keyof FrontMatter]?.unwrap().description ?? '';
  return [`"${issue.path.join('.')}" has a value that cannot be used. ${help}`.trim()];
}

/** Marks issues for which the schema has no message for authors. */
const noMessage = '';

/** The messages written for authors; more specific ones inside a union win. */
function writtenIn(issue: z.core.$ZodIssue): string[] {
  const parts = issue.code === 'invalid_union' ? issue.errors.flat() : [];
  const inner = parts.flatMap(writtenIn);
  if (inner.length > 0) return inner;
  return issue.message === noMessage ? [] : [issue.message];
}
