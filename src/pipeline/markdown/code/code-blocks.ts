// Turns fences and `::code-file` blocks into `code-block` elements with finished, highlighted HTML.
import { posix } from 'node:path';
import type { Code, Root } from 'mdast';
import { counted } from '#lib/counted.ts';
import { exampleLines } from '../../assistive/example-lines.ts';
import { readingBudget } from '../../assistive/parse-source.ts';
import { findHeights } from '../../facts/example-heights.ts';
import { readPublishable, refusalMessage } from '../../folder/folder-files.ts';
import { linesOf, newLines } from '../../guides/new-lines.ts';
import { codeProperty, componentProperty, propsProperty } from '../components/component-node.ts';
import { type DocumentContext, lineOf, missingFile } from '../context.ts';
import { findHtmlExcess, htmlBudget } from '../html-limits.ts';
import { ExcessError } from '../limits.ts';
import { noteInclude } from '../pictures.ts';
import { walk } from '../walk.ts';
import { checkCodeOptions, expandLines, parseFenceMeta } from './fence.ts';
import { colourBudget, hashCode, highlight, isKnownLanguage } from './highlight.ts';

/** The finished HTML of each code block, by the number on its element. */
export type CodeHtml = string[];

interface CodeBlock {
  code: string;
  language: string;
  meta: string;
  file: string | null;
  line: number | null;
  /** The lines that are new in this step of a guide. */
  added?: ReadonlySet<number>;
  place(properties: Record<string, unknown>): void;
}

/** Marked lines may follow the language directly, `ts{14-16}`, as in other systems. */
function splitLanguage(written: string, meta: string): Pick<CodeBlock, 'language' | 'meta'> {
  const attached = written.indexOf('{');
  if (attached < 0) return { language: written, meta };
  return { language: written.slice(0, attached), meta: `${written.slice(attached)} ${meta}` };
}

/** Highlights all code of a page and replaces it with elements that refer to the result. */
export async function renderCode(tree: Root, context: DocumentContext): Promise<CodeHtml> {
  const found: CodeBlock[] = [];
  walk<Code & { data?: { hProperties?: Record<string, unknown> } }>(tree, (node) => {
    if (node.type === 'code') {
      found.push({
        code: node.value,
        ...splitLanguage(node.lang ?? '', node.meta ?? ''),
        file: null,
        line: lineOf(node),
        place: (properties) =>
          Object.assign(node, { type: 'codeBlock', data: { hName: 'div', hProperties: properties } }),
      });
    } else if (node.data?.hProperties?.[componentProperty] === 'code-file') {
      const props = JSON.parse(String(node.data.hProperties[propsProperty]));
      found.push({ ...emptyBlock(node), ...readCodeFile(props, lineOf(node), context) });
    }
  });

  const html: CodeHtml = [];
  const reasonWithoutColours = colourBudget();
  const visits = readingBudget();
  const elements = htmlBudget();
  for (const block of found) {
    const meta = parseFenceMeta(block.meta);
    const language = block.language.toLowerCase();
    if (!isKnownLanguage(language)) {
      context.report(
        'code-language-unknown',
        block.line,
        `The language "${block.language}" is not known, so the code is shown without colours.`,
      );
    }
    const reason = reasonWithoutColours(block.code, language);
    if (reason !== null) {
      context.report(
        'code-without-colours',
        block.line,
        `The code is shown without colours: ${reason}. Shorten it, or write "text" as its language.`,
      );
    }
    const source = {
      code: block.code,
      language: reason === null ? language : 'text',
      markedLines: block.added ?? meta.markedLines,
    };
    const hash = hashCode(source);
    html.push(context.knownCode.get(hash) ?? (await highlight(source)));
    const options = checkCodeOptions(meta.flags, language, (code, message) =>
      context.report(code, block.line, message),
    );
    const added = block.added && block.added.size > 0 && { added: block.added.size };
    const isLive = language === 'html' && options.example && !options.bad;
    const excess = isLive ? findHtmlExcess(block.code, elements) : null;
    // The first line of the code is one below the fence.
    if (excess) throw new ExcessError({ ...excess, line: (block.line ?? 0) + excess.line });
    const heights = isLive ? findHeights(block.code, Boolean(options.scripts)) : null;
    const props = {
      language,
      file: block.file ?? meta.file,
      ...added,
      ...options,
      ...(heights && { heights }),
      ...(isLive && { assistive: exampleLines(block.code, visits) }),
      hash,
    };
    block.place({
      [componentProperty]: 'code-block',
      [propsProperty]: JSON.stringify(props),
      [codeProperty]: String(html.length - 1),
    });
  }
  return html;
}

function emptyBlock(node: { data?: { hProperties?: Record<string, unknown> } }): CodeBlock {
  return {
    code: '',
    language: '',
    meta: '',
    file: null,
    line: null,
    place: (properties) =>
      Object.assign(node, { children: [], data: { hName: 'div', hProperties: properties } }),
  };
}

function readCodeFile(
  props: Record<string, unknown>,
  line: number | null,
  context: DocumentContext,
): Partial<CodeBlock> {
  const src = typeof props.src === 'string' ? props.src : '';
  const file = posix.normalize(posix.join(posix.dirname(context.file), src));
  if (src === '' || src.startsWith('/') || file.startsWith('..')) {
    context.report(
      'code-file-source-invalid',
      line,
      `"code-file" needs a "src" inside the content folder, such as src="./steps/01/parser.js" (got "${src}").`,
    );
    return { line };
  }
  const found = readPublishable(context.root, file);
  if (!found.ok) {
    if (found.reason === 'missing') {
      // Recorded as missing, so that the page is rebuilt once the file exists.
      context.includes.set(file, missingFile);
      context.report(
        'code-file-missing',
        line,
        `The code file "${src}" does not exist. Check the path; it starts from this page's folder.`,
      );
    } else context.report('file-refused', line, refusalMessage(src, found.reason));
    return { line };
  }
  noteInclude(file, found.bytes, context);
  const text = found.bytes.toString('utf8');
  const lines = text.replace(/\n$/, '').split('\n');
  const wanted =
    typeof props.lines === 'string' || typeof props.lines === 'number'
      ? expandLines(String(props.lines))
      : null;
  if (wanted && (wanted.length === 0 || wanted.some((number) => number < 1 || number > lines.length))) {
    context.report(
      'code-file-lines',
      line,
      `"${src}" has ${counted(lines.length, 'line')}, so lines="${props.lines}" does not fit. Choose from 1 to ${lines.length}.`,
    );
  }
  const title = typeof props.title === 'string' ? props.title : posix.basename(file);
  const numbers = wanted ?? lines.map((_, at) => at + 1);
  const code = numbers.map((number) => lines[number - 1] ?? '').join('\n');
  const language = typeof props.lang === 'string' ? props.lang : posix.extname(file).slice(1);
  const added = addedLines(file, lines, numbers, context);
  return { code, language, file: title, line, ...(added && { added }) };
}

/** In a step of a guide, the displayed lines that are new in it, from one; null elsewhere. */
function addedLines(
  file: string,
  lines: readonly string[],
  shown: readonly number[],
  { step }: DocumentContext,
): Set<number> | null {
  if (!step || !file.startsWith(`${step.place.folder}/`)) return null;
  const before = step.before.get(posix.relative(step.place.folder, file));
  // A new file is labelled as new, so its lines are not marked.
  if (!before) return null;
  const added = newLines(linesOf(before.toString('utf8')), lines);
  return new Set(shown.flatMap((number, at) => (added.has(number) ? [at + 1] : [])));
}
