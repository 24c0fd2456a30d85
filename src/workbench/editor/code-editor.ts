// CodeMirror as the editor of a workbench. It is loaded when the reader begins to do something, with the language of the
// file that is open.
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentMore, isolateHistory } from '@codemirror/commands';
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Diagnostic, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { EditorState, type Extension, Transaction } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  tooltips,
} from '@codemirror/view';
import { languageOf } from '../state/files.ts';
import type { FileProblem } from '../state/workbench-state.ts';
import { baselineMark } from './baseline-mark.ts';
import { changeBetween } from './change-between.ts';
import { codeColours, editorTheme } from './editor-theme.ts';
import { leaveWithTab } from './leave-with-tab.ts';
import { newLineMarks } from './new-line-marks.ts';
import { problemMessage } from './problem-message.ts';
import { replaceSelection } from './replace-selection.ts';
import { searchOnDemand } from './search-on-demand.ts';
import type { CodeEditor, CodeEditorOptions, OpenCodeEditor } from './source-editor.ts';
import { wrapOnSmallScreens } from './wrap-on-small-screens.ts';

/** Loads what the language of a file needs. */
export async function prepareCodeEditor(fileName: string): Promise<OpenCodeEditor> {
  const language = await loadLanguage(fileName);
  return (options) => openCodeEditor(options, language(options));
}

type LanguageExtension = (options: CodeEditorOptions) => Extension;

async function loadLanguage(fileName: string): Promise<LanguageExtension> {
  switch (languageOf(fileName)) {
    case 'html': {
      const { htmlSupport } = await import('./html-support.ts');
      return ({ hasPage }) => htmlSupport(hasPage);
    }
    case 'css': {
      const { css } = await import('@codemirror/lang-css');
      return () => css();
    }
    case 'js': {
      const { javascript } = await import('@codemirror/lang-javascript');
      return () => javascript();
    }
    default:
      return () => [];
  }
}

function openCodeEditor(options: CodeEditorOptions, language: Extension): CodeEditor {
  const { parent, label, description, texts, selection, changed, moved } = options;
  const [first = ''] = texts;
  // The texts from the textarea are no news.
  let isReplaying = true;
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: first,
      extensions: [
        lineNumbers(),
        foldGutter(),
        codeFolding(),
        highlightSpecialChars(),
        history(),
        drawSelection(),
        EditorState.allowMultipleSelections.of(true),
        indentUnit.of('  '),
        EditorState.tabSize.of(2),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        autocompletion({ icons: false, maxRenderedOptions: 60, addToOptions: [baselineMark] }),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        syntaxHighlighting(codeColours),
        editorTheme,
        language,
        options.wraps ? EditorView.lineWrapping : wrapOnSmallScreens,
        replaceSelection,
        EditorState.readOnly.of(options.isReadOnly ?? false),
        options.newLines ? newLineMarks(options.newLines) : [],
        leaveWithTab(options.tabLeaves),
        searchOnDemand,
        tooltips({ position: 'fixed' }),
        keymap.of([
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          ...foldKeymap,
          ...completionKeymap,
          ...lintKeymap,
          // Shift+Tab always leaves the editor: going back must not need a second key.
          { key: 'Tab', run: indentMore },
        ]),
        EditorView.contentAttributes.of({
          // Makes the scrolling element around it focusable for checks that do not know contenteditable.
          tabindex: '0',
          'aria-label': label,
          'aria-description': description,
          spellcheck: 'false',
          autocapitalize: 'off',
          autocorrect: 'off',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !isReplaying) changed(update.state.doc.toString());
          if (update.docChanged || update.selectionSet) moved(caretOf(update.state));
        }),
      ],
    }),
  });
  replay(view, texts.slice(1));
  isReplaying = false;
  view.dispatch({ selection: { anchor: selection.start, head: selection.end } });
  const clamp = (offset: number) => Math.min(offset, view.state.doc.length);

  return {
    get text() {
      return view.state.doc.toString();
    },
    write(text) {
      const change = changeBetween(view.state.doc.toString(), text);
      if (change) view.dispatch({ changes: change, annotations: isolateHistory.of('full') });
    },
    focus: () => view.focus(),
    select(start, end) {
      view.focus();
      view.dispatch({ selection: { anchor: clamp(start), head: clamp(end) }, scrollIntoView: true });
    },
    showProblems(problems) {
      view.dispatch(
        setDiagnostics(
          view.state,
          problems.map((problem) => diagnosticOf(problem, clamp)),
        ),
      );
    },
    destroy: () => view.destroy(),
  };
}

/** Each text that the textarea has had becomes a step of undo. */
function replay(view: EditorView, texts: readonly string[]): void {
  for (const text of texts) {
    const change = changeBetween(view.state.doc.toString(), text);
    if (change) view.dispatch({ changes: change, annotations: Transaction.userEvent.of('input') });
  }
}

function diagnosticOf(problem: FileProblem, clamp: (offset: number) => number): Diagnostic {
  return {
    from: clamp(problem.start),
    to: clamp(problem.end),
    severity: 'error',
    message: problem.title.replaceAll('`', ''),
    renderMessage: () => problemMessage(problem),
  };
}

function caretOf({ doc, selection }: EditorState) {
  const { number, from } = doc.lineAt(selection.main.head);
  return { line: number, column: selection.main.head - from + 1 };
}
