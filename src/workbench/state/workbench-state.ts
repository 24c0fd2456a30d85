// Everything a workbench shows, as one value, and every way in which it changes. Nothing here knows React or a browser.
import type { CheckResult, QuestCheck } from '#schema/page/quest.ts';
import { areSameFiles, textOf, type WorkFile } from './files.ts';
import { clampPane, type PaneName, type PaneSizes } from './panes.ts';

/** What small screens show one at a time. */
export type Part = 'task' | 'code' | 'result';

export type ResultView = 'result' | 'assistive' | 'console';

/** A mistake in a file. */
export interface FileProblem {
  file: string;
  line: number;
  /** Null where only the line is known. */
  column: number | null;
  /** Offsets in the text of the file. */
  start: number;
  end: number;
  /** Code is between backticks. */
  title: string;
  consequence: string;
  /** The page that explains it, if the site has one. */
  page: { title: string; href: string } | null;
}

export interface ConsoleRow {
  level: 'log' | 'info' | 'debug' | 'warn' | 'error';
  text: string;
  /** `JavaScript, line 3`; empty where it is not known. */
  place: string;
}

/** A sentence with buttons. Each button has an id by which it is answered. */
export interface Notice {
  words: string;
  actions: readonly { id: string; label: string }[];
}

export interface CheckRow extends QuestCheck {
  state: CheckResult['state'] | 'waiting';
  words: string;
}

export interface WorkbenchState {
  starter: readonly WorkFile[];
  files: readonly WorkFile[];
  /** Names of files that are read and not changed, such as the tests of a step. */
  locked: readonly string[];
  /** The name of the file whose tab is open. */
  active: string;
  part: Part;
  view: ResultView;
  /** Whether the reader's files are on the device; null while nothing has been written. */
  isSaved: boolean | null;
  /** Files from before the reader started again, which can be restored. */
  hasBefore: boolean;
  /** About drafts and shared addresses. */
  notice: Notice | null;
  /** Under the result: what was stopped, or that a script waits. */
  resultNotice: Notice | null;
  problems: readonly FileProblem[];
  /** How many problems are not listed, in words. */
  moreProblems: string;
  console: readonly ConsoleRow[];
  checks: readonly CheckRow[];
  run: 'none' | 'running' | 'ended';
  /** When the last run ended: `14:06`. */
  lastRun: string;
  /** What screen readers announce after a run. */
  status: string;
  hints: { isOffered: boolean; shown: number };
  isDone: boolean;
  /** Whether the result has the room of the whole workbench. */
  isLarge: boolean;
  panes: PaneSizes;
}

export type WorkbenchAction =
  | { type: 'edit'; file: string; text: string }
  | { type: 'replace-files'; files: readonly WorkFile[]; starter?: readonly WorkFile[] }
  | { type: 'add-file'; file: string }
  | { type: 'rename-file'; file: string; to: string }
  | { type: 'delete-file'; file: string }
  | { type: 'open-file'; file: string }
  | { type: 'open-part'; part: Part }
  | { type: 'open-view'; view: ResultView }
  | { type: 'save'; isSaved: boolean | null; hasBefore: boolean }
  | { type: 'set-notice'; notice: Notice | null }
  | { type: 'set-result-notice'; notice: Notice | null }
  | { type: 'set-problems'; problems: readonly FileProblem[]; more: string }
  | { type: 'log'; rows: readonly ConsoleRow[] }
  | { type: 'clear-console' }
  | { type: 'begin-run' }
  | { type: 'check-result'; result: CheckResult }
  | { type: 'end-run'; status: string; time: string; isSolved: boolean }
  | { type: 'show-hint' }
  | { type: 'set-done' }
  | { type: 'enlarge' }
  | { type: 'resize'; pane: PaneName; size: number | null };

interface FirstFiles {
  starter: readonly WorkFile[];
  /** The starter, unless the reader has a draft. */
  files?: readonly WorkFile[];
  locked?: readonly string[];
  checks?: readonly QuestCheck[];
  part?: Part;
  panes?: PaneSizes;
}

/** Lines of the console that are kept; the oldest are dropped. */
const maxConsoleRows = 500;

export function createWorkbenchState({
  starter,
  files = starter,
  locked = [],
  checks = [],
  part = 'code',
  panes = {},
}: FirstFiles): WorkbenchState {
  return {
    ...{ starter, files, locked, part, panes },
    active: files[0]?.name ?? '',
    view: 'result',
    isSaved: null,
    hasBefore: false,
    notice: null,
    resultNotice: null,
    problems: [],
    moreProblems: '',
    console: [],
    checks: checks.map((check) => ({ ...check, state: 'waiting', words: '' })),
    run: 'none',
    lastRun: '',
    status: '',
    hints: { isOffered: false, shown: 0 },
    isDone: false,
    isLarge: false,
  };
}

/** The state after an action. An action that changes nothing returns the same object. */
export function reduceWorkbench(state: WorkbenchState, action: WorkbenchAction): WorkbenchState {
  switch (action.type) {
    case 'edit':
      return editFile(state, action.file, action.text);
    case 'replace-files':
      return { ...replaceFiles(state, action.files), starter: action.starter ?? state.starter };
    case 'add-file':
      return addFile(state, action.file);
    case 'rename-file':
      return renameFile(state, action.file, action.to);
    case 'delete-file':
      return deleteFile(state, action.file);
    case 'open-file':
      return state.active === action.file ? state : { ...state, active: action.file };
    case 'open-part':
      return state.part === action.part ? state : { ...state, part: action.part };
    case 'open-view':
      return state.view === action.view ? state : { ...state, view: action.view };
    case 'save':
      return { ...state, isSaved: action.isSaved, hasBefore: action.hasBefore };
    case 'set-notice':
      return { ...state, notice: action.notice };
    case 'set-result-notice':
      return { ...state, resultNotice: action.notice };
    case 'set-problems':
      return { ...state, problems: action.problems, moreProblems: action.more };
    case 'log':
      return { ...state, console: [...state.console, ...action.rows].slice(-maxConsoleRows) };
    case 'clear-console':
      return state.console.length === 0 ? state : { ...state, console: [] };
    case 'begin-run':
      // The sentences of the last run stay until there are new ones, so that the list does not jump.
      return {
        ...state,
        run: 'running',
        status: '',
        checks: state.checks.map((check) => ({ ...check, state: 'waiting' })),
      };
    case 'check-result':
      return { ...state, checks: state.checks.map((check) => withResult(check, action.result)) };
    case 'end-run':
      return {
        ...state,
        ...{ run: 'ended', status: action.status, lastRun: action.time },
        isDone: state.isDone || action.isSolved,
        hints: action.isSolved ? state.hints : { ...state.hints, isOffered: true },
      };
    case 'show-hint':
      return { ...state, hints: { ...state.hints, shown: state.hints.shown + 1 } };
    case 'set-done':
      return { ...state, isDone: true };
    case 'enlarge':
      return { ...state, isLarge: !state.isLarge };
    case 'resize':
      return { ...state, panes: resized(state.panes, action.pane, action.size) };
    default:
      return action satisfies never;
  }
}

function editFile(state: WorkbenchState, name: string, text: string): WorkbenchState {
  const file = state.files.find((one) => one.name === name);
  if (!file || file.text === text || state.locked.includes(name)) return state;
  return { ...state, files: state.files.map((one) => (one.name === name ? { name, text } : one)) };
}

function replaceFiles(state: WorkbenchState, files: readonly WorkFile[]): WorkbenchState {
  const isOpen = files.some(({ name }) => name === state.active);
  return { ...state, files, active: isOpen ? state.active : (files[0]?.name ?? '') };
}

/** A file of the reader's own comes after the others of theirs, before those that are locked. */
function addFile(state: WorkbenchState, name: string): WorkbenchState {
  if (fileNameProblem(state, name) !== null) return state;
  const files = [
    ...ownFiles(state),
    { name, text: '' },
    ...state.files.filter((file) => state.locked.includes(file.name)),
  ];
  return { ...state, files, active: name };
}

function renameFile(state: WorkbenchState, name: string, to: string): WorkbenchState {
  if (!isAdded(state, name) || fileNameProblem(state, to) !== null) return state;
  const files = state.files.map((file) => (file.name === name ? { ...file, name: to } : file));
  return { ...state, files, active: state.active === name ? to : state.active };
}

function deleteFile(state: WorkbenchState, name: string): WorkbenchState {
  if (!isAdded(state, name)) return state;
  const at = state.files.findIndex((file) => file.name === name);
  const files = state.files.filter((file) => file.name !== name);
  const before = files[Math.max(0, at - 1)]?.name ?? '';
  return { ...state, files, active: state.active === name ? before : state.active };
}

function withResult(check: CheckRow, { id, state, words }: CheckResult): CheckRow {
  return check.id === id ? { ...check, state, words } : check;
}

function resized(panes: PaneSizes, pane: PaneName, size: number | null): PaneSizes {
  const { [pane]: _before, ...others } = panes;
  return size === null ? others : { ...others, [pane]: clampPane(pane, size) };
}

/** Whether the files are the starter's. */
export function isUnchanged({ files, starter }: WorkbenchState): boolean {
  return areSameFiles(files, starter);
}

/** Whether a file differs from the starter. */
export function isFileChanged({ files, starter }: WorkbenchState, name: string): boolean {
  return textOf(files, name) !== textOf(starter, name);
}

/** The files that the reader may change. */
export function ownFiles({ files, locked }: Pick<WorkbenchState, 'files' | 'locked'>): WorkFile[] {
  return files.filter(({ name }) => !locked.includes(name));
}

/** Whether the reader has added a file, and so may rename and delete it. */
export function isAdded(
  { files, starter }: Pick<WorkbenchState, 'files' | 'starter'>,
  name: string,
): boolean {
  return files.some((file) => file.name === name) && starter.every((file) => file.name !== name);
}

/** What is wrong with a name for another file, in words; null if nothing is. */
export function fileNameProblem({ files }: Pick<WorkbenchState, 'files'>, name: string): string | null {
  if (!/^[\w-][\w.-]*\.(?:js|mjs|json|txt|md)$/.test(name))
    return 'A name has letters, digits, dots and dashes, and ends with .js, .mjs, .json, .txt or .md.';
  return files.some((file) => file.name.toLowerCase() === name.toLowerCase())
    ? 'There is a file with this name already.'
    : null;
}
