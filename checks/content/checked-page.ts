// A page as input for the checks: front matter, tree, code and prose, each with line numbers.
import { join } from 'node:path';
import {
  type FrontMatterResult,
  readFrontMatter,
  splitFrontMatter,
} from '#pipeline/documents/front-matter.ts';
import { discover } from '#pipeline/folder/discover.ts';
import { pathOfDocument } from '#pipeline/folder/document-paths.ts';
import { nameIn } from '#pipeline/folder/mounts.ts';
import { readSource } from '#pipeline/folder/read-source.ts';
import { hasErrors, type Problem } from '#pipeline/problem.ts';
import type { CheckCode } from '#pipeline/problem-codes.ts';
import type { PageKind } from '#site/kinds.ts';
import { kindOfPage } from '#site/place.ts';
import { placeholderMark } from '#site/scaffolds.ts';
import { type Fence, fencesOf } from './examples/fences.ts';
import { type MarkdownNode, parsePage } from './markdown.ts';
import { type ProseBlock, proseOf } from './prose/prose.ts';

export interface CheckedPage {
  /** Path inside the content folder. */
  file: string;
  path: string;
  kind: PageKind;
  front: FrontMatterResult;
  /** Whether its front matter could be parsed; otherwise its fields are not checked. */
  hasFront: boolean;
  /** It still contains placeholders of its scaffold, so length and uniqueness are not checked. */
  isUnfinished: boolean;
  tree: MarkdownNode;
  fences: Fence[];
  prose: ProseBlock[];
}

/** Cached prose of texts, by hash. */
export interface KnownProse {
  find(text: string): ProseBlock[] | undefined;
  add(text: string, prose: ProseBlock[]): void;
}

/** Creates a page from its source text. Everything in it is parsed on demand. */
export function checkedPage(file: string, text: string, known?: KnownProse, name = file): CheckedPage {
  const { yaml, markdown, isUnclosed } = splitFrontMatter(text);
  const path = pathOfDocument(name, text);
  let front: FrontMatterResult | undefined;
  let tree: MarkdownNode | undefined;
  let fences: Fence[] | undefined;
  let prose: ProseBlock[] | undefined;
  return {
    file,
    path,
    kind: kindOfPage(path),
    get front() {
      front ??= readFrontMatter(yaml ?? '', file);
      return front;
    },
    get hasFront() {
      return !isUnclosed && !hasErrors(this.front.problems);
    },
    isUnfinished: text.includes(placeholderMark),
    get tree() {
      // Without its closing dashes, front matter would be parsed as a paragraph with headings.
      tree ??= parsePage(isUnclosed ? '' : markdown);
      return tree;
    },
    get fences() {
      fences ??= fencesOf(this.tree);
      return fences;
    },
    get prose() {
      prose ??= known?.find(text);
      if (!prose) {
        prose = proseOf(this.tree);
        known?.add(text, prose);
      }
      return prose;
    },
  };
}

/** All pages of a content folder. Unreadable files are left out, because the pipeline reports them. */
export async function readPages(root: string, known?: KnownProse): Promise<CheckedPage[]> {
  const { documents, mounts } = await discover(root);
  const pages: CheckedPage[] = [];
  for (const file of documents) {
    const source = readSource(join(root, file));
    if (source.ok) pages.push(checkedPage(file, source.text, known, nameIn(file, mounts)));
  }
  return pages;
}

/** Creates the reporting function of a check: errors with the code of the check. */
export function errorFor(code: CheckCode) {
  return (page: { file: string }, line: number | null, message: string): Problem => ({
    code,
    severity: 'error',
    file: page.file,
    line,
    message,
  });
}
