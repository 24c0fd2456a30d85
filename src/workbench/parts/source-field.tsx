// The editor of one file. A plain textarea comes with the page and works at once. CodeMirror replaces it when the reader
// begins to do something; when it cannot be loaded, the textarea stays.
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Caret, CodeEditor, SourceEditor } from '../editor/source-editor.ts';
import type { WorkFile } from '../state/files.ts';
import { filePanelId } from './file-tabs.tsx';
import { tabIdOf } from './tabs.tsx';
import { useWorkbench, useWorkbenchState } from './workbench-context.ts';

interface SourceFieldProps {
  file: WorkFile;
  /** Its place among the files. */
  at: number;
  /** There are no tabs, because it is the only file. */
  isOnly?: boolean;
  caretMoved(caret: Caret): void;
  tabLeaves(isLeaving: boolean): void;
}

const keyHelp = 'While you type, Tab indents. Press Escape, then Tab to leave the editor.';

/** Texts of the textarea that are kept as steps of undo. */
const maxTexts = 100;

/** The caret moves with every key press, and only the status line shows it. */
export const SourceField = memo(function SourceField({
  file,
  at,
  isOnly = false,
  caretMoved,
  tabLeaves,
}: SourceFieldProps) {
  const { store, editors, labels, services, handlers, runHelp } = useWorkbench();
  const { name, text } = file;
  const isOpen = useWorkbenchState(({ active }) => active === name);
  const isLocked = useWorkbenchState(({ locked }) => locked.includes(name));
  const problems = useWorkbenchState((state) => state.problems);
  const field = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState<CodeEditor | null>(null);
  const isComposing = useRef(false);
  const [texts] = useState(() => [text]);
  const label = labels[name] ?? name;
  const description = `${keyHelp} ${runHelp}`;

  const changed = useCallback(
    (next: string) => {
      if (store.get().files.find((one) => one.name === name)?.text === next) return;
      store.dispatch({ type: 'edit', file: name, text: next });
      handlers.edited();
    },
    [store, handlers, name],
  );

  // Reset, restored drafts and shared addresses change the text from outside.
  useLayoutEffect(() => {
    const editor = code ?? plainEditor(field.current);
    if (editor && editor.text !== text) editor.write(text);
    if (!code && texts.at(-1) !== text) texts.push(text);
    if (texts.length > maxTexts) texts.shift();
  }, [code, text, texts]);

  useLayoutEffect(() => {
    const editor = code ?? plainEditor(field.current);
    if (!editor) return;
    editors.set(name, editor);
    return () => void editors.delete(name);
  }, [code, editors, name]);

  useEffect(
    () => code?.showProblems(problems.filter((problem) => problem.file === name)),
    [code, problems, name],
  );

  useEffect(() => {
    if (!isOpen || !services || code) return;
    let isGone = false;
    const upgrade = async () => {
      await services.whenNeeded();
      const openCodeEditor = await services.loadEditor(name);
      const before = field.current;
      const parent = host.current;
      if (before && isComposing.current) await compositionEnd(before);
      if (isGone || !before || !parent) return;
      const { selectionStart: start, selectionEnd: end } = before;
      const hasFocus = before.ownerDocument.activeElement === before;
      const opened = openCodeEditor({
        ...{ parent, label, description, changed, tabLeaves, texts },
        selection: { start, end },
        moved: caretMoved,
        hasPage: services.hasPage,
      });
      // In one step, so that no key press is lost between the two.
      flushSync(() => setCode(opened));
      // A place that was asked for meanwhile comes into view.
      if (hasFocus) opened.select(start, end);
    };
    // Without CodeMirror the textarea goes on working.
    upgrade().catch((error: unknown) => console.warn('The code editor could not be loaded.', error));
    return () => {
      isGone = true;
    };
  }, [isOpen, services, code, changed, tabLeaves, caretMoved, texts, name, label, description]);

  useEffect(() => () => code?.destroy(), [code]);

  return (
    <div
      className="bench-source"
      {...(!isOnly && {
        id: filePanelId(at),
        role: 'tabpanel',
        'aria-labelledby': tabIdOf(filePanelId(at)),
      })}
      hidden={!isOpen}
    >
      {!code && (
        <textarea
          ref={field}
          defaultValue={text}
          aria-label={label}
          aria-description={runHelp}
          data-file={name}
          readOnly={isLocked}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          rows={1}
          onCompositionStart={() => {
            isComposing.current = true;
          }}
          onCompositionEnd={() => {
            isComposing.current = false;
          }}
          onInput={({ currentTarget }) => changed(currentTarget.value)}
          onSelect={({ currentTarget }) => caretMoved(caretOf(currentTarget))}
        />
      )}
      <div className="bench-editor" ref={host} hidden={!code} />
    </div>
  );
});

/** Resolves when the input method has finished a word. */
function compositionEnd(field: HTMLTextAreaElement): Promise<void> {
  return new Promise((resolve) => field.addEventListener('compositionend', () => resolve()));
}

/** The textarea as an editor. */
function plainEditor(field: HTMLTextAreaElement | null): SourceEditor | null {
  return (
    field && {
      get text() {
        return field.value;
      },
      write(text) {
        field.value = text;
      },
      focus: () => field.focus(),
      select(start, end) {
        field.focus();
        field.setSelectionRange(start, end);
      },
    }
  );
}

function caretOf({ value, selectionEnd }: HTMLTextAreaElement): Caret {
  const lines = value.slice(0, selectionEnd).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
