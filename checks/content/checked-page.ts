// A page as the checks see it: what stands above it, its tree, its code and its prose, each with the line of the file.
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
import type { PageKind } from '#schema/page/page-kind.ts';
import { kindOfPage } from '#site/page-kind.ts';
import { placeholderMark } from '#site/scaffolds.ts';
import { type Fence, fencesOf } from './examples/fences.ts';
import { type MarkdownNode, parseMarkdown } from './markdown.ts';
import { type ProseBlock, proseOf } from './prose/prose.ts';

export interface CheckedPage {
  /** Path inside the content folder. */
  file: string;
  path: string;
  kind: PageKind;
  front: FrontMatterResult;
  /** Whether what stands above it could be read; if not, nothing can be said about its fields. */
  hasFront: boolean;
  /** Placeholders of its scaffold are left, so it is not as long, or as much its own, as it will be. */
  isUnfinished: boolean;
  tree: MarkdownNode;
  fences: Fence[];
  prose: ProseBlock[];
}

/** The prose of texts that have been read before, by their hashes. */
export interface KnownProse {
  find(text: string): ProseBlock[] | undefined;
  add(text: string, prose: ProseBlock[]): void;
}

/** One source text → a page to check. Everything in it is read when a check asks for it. */
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
      // Without its dashes, front matter reads like a paragraph and its headings.
      tree ??= parseMarkdown(isUnclosed ? '' : markdown);
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

/** All pages of a content folder. What cannot be read is left out: the pipeline says why. */
export async function readPages(root: string, known?: KnownProse): Promise<CheckedPage[]> {
  const { documents, mounts } = await discover(root);
  const pages: CheckedPage[] = [];
  for (const file of documents) {
    const source = readSource(join(root, file));
    if (source.ok) pages.push(checkedPage(file, source.text, known, nameIn(file, mounts)));
  }
  return pages;
}

/** How one check reports what it finds on a page: as errors with the code of the check. */
export function errorFor(code: CheckCode) {
  return (page: { file: string }, line: number | null, message: string): Problem => ({
    code,
    severity: 'error',
    file: page.file,
    line,
    message,
  });
}
