// Every HTML fence of the pages that claims to be something, ready for the validators.
import { type ExampleDocument, exampleDocument } from './example-document.ts';
import { type Fence, type Intent, intentOf } from './fences.ts';

export interface Example {
  file: string;
  /** The address of its page. */
  path: string;
  fence: Fence;
  intent: Intent;
  document: ExampleDocument;
}

interface PageWithFences {
  file: string;
  path: string;
  fences: Fence[];
}

/** The HTML fences with an intent. */
export function examplesOf(pages: readonly PageWithFences[]): Example[] {
  return pages.flatMap(({ file, path, fences }) =>
    fences.flatMap((fence) => {
      const intent = fence.language === 'html' ? intentOf(fence) : null;
      return intent ? [{ file, path, fence, intent, document: exampleDocument(fence.code) }] : [];
    }),
  );
}

/** Whether the author wrote a line of the document; the others were put around the code. */
export function isOwnLine({ fence, document }: Example, line: number): boolean {
  const own = line - document.linesAbove;
  return own >= 1 && own <= fence.code.split('\n').length;
}

/** A line of the document → the line of the page; what lies outside the code counts to its edge. */
export function pageLine({ fence, document }: Example, line: number): number {
  const lines = fence.code.split('\n').length;
  return fence.line + Math.min(Math.max(line - document.linesAbove, 1), lines);
}
