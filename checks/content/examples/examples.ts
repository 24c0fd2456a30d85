// Collects every HTML fence with a declared type, prepared for the validators.
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

/** Whether the author wrote a line of the document, rather than the wrapper. */
export function isOwnLine({ fence, document }: Example, line: number): boolean {
  const own = line - document.linesAbove;
  return own >= 1 && own <= fence.code.split('\n').length;
}

/** Maps a line of the document to the page; lines outside the code map to its first or last line. */
export function pageLine({ fence, document }: Example, line: number): number {
  const lines = fence.code.split('\n').length;
  return fence.line + Math.min(Math.max(line - document.linesAbove, 1), lines);
}
