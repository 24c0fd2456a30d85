// What a workbench knows about an editor, whether it is the plain textarea or CodeMirror.
import type { FileProblem } from '../state/workbench-state.ts';

export interface SourceEditor {
  readonly text: string;
  /** Replaces the text. The reader can undo it. */
  write(text: string): void;
  focus(): void;
  /** Selects a piece of the text and scrolls it into view. */
  select(start: number, end: number): void;
}

export interface CodeEditor extends SourceEditor {
  showProblems(problems: readonly FileProblem[]): void;
  destroy(): void;
}

/** Line and column of the caret, counted from 1. */
export interface Caret {
  line: number;
  column: number;
}

export interface CodeEditorOptions {
  parent: HTMLElement;
  /** The accessible name. */
  label: string;
  /** Said after the name: how to leave the editor, and what Ctrl+Enter does. */
  description: string;
  /** The texts that the file has had in the textarea, the present one last: each becomes a step of undo. */
  texts: readonly string[];
  selection: { start: number; end: number };
  /** Long lines are wrapped at any width; otherwise only on small screens. */
  wraps?: boolean;
  isReadOnly?: boolean;
  /** The lines that are marked as new in a text, counted from 0. */
  newLines?(text: string): readonly number[];
  /** Called with every new text. */
  changed(text: string): void;
  moved(caret: Caret): void;
  /** Called when Tab starts or stops leaving the editor. */
  tabLeaves(isLeaving: boolean): void;
  /** Whether the site has a page at a path. */
  hasPage(path: string): Promise<boolean>;
}

/** Opens an editor at once; its language is loaded already. */
export type OpenCodeEditor = (options: CodeEditorOptions) => CodeEditor;
