// The workspace of a quest comes alive: files to change, a preview that follows, checks that run when they are asked
// to. Everything the reader writes stays on the device.
import type { Progress } from '#runtime/progress/progress.ts';
import type { CheckResult, Quest, QuestFile } from '#schema/page/quest.ts';
import { openKeptDraft } from '../../../progress/kept-draft.ts';
import { otherVersions } from '../../../progress/other-versions.ts';
import type { SiteProgress } from '../../../progress/site-progress.ts';
import { createStrip } from '../../play/strip.ts';
import { startTabs } from '../../play/tabs.ts';
import { runChecks } from '../run-checks.ts';
import { createCheckList } from './check-list.ts';
import { createFileTabs } from './file-tabs.ts';
import { createHints } from './hints.ts';
import { createPreview } from './preview.ts';
import { areSameFiles, filesToWorkOn } from './quest-files.ts';
import { isSolved, type Score, scoreOf, scoreSentence } from './score.ts';
import { showSolutions } from './solutions.ts';

/** Starts the workspace; what it is made of is fetched first. */
export function questWorkspace(root: HTMLElement, kept: Pick<SiteProgress, 'open'>): () => void {
  const leaving = new AbortController();
  const stopTabs = startTabs(root);
  // A tab may have been pressed before anything listened.
  root.querySelector<HTMLElement>('[role="tab"]:focus')?.click();
  const stopParts = followWidth(root);
  const saved = root.querySelector('.quest-saved') as HTMLElement;

  const open = async () => {
    try {
      const [quest, progress] = await Promise.all([fetchQuest(root, leaving.signal), kept.open()]);
      if (!leaving.signal.aborted) await start(root, quest, progress, leaving.signal);
    } catch (error) {
      if (!leaving.signal.aborted) offerAgain(saved, error, () => void open());
    }
  };
  void open();
  return () => {
    leaving.abort();
    stopTabs();
    stopParts();
  };
}

async function start(
  root: HTMLElement,
  quest: Quest,
  progress: Progress,
  leaving: AbortSignal,
): Promise<void> {
  const find = <Found extends HTMLElement>(selector: string) => root.querySelector(selector) as Found;
  const status = find('.quest-status');
  const { path, starter, checks } = quest;
  const saved = document.createElement('span');
  const undo = createButton('', bringBack);
  const versions = document.createElement('p');
  versions.className = 'quest-versions';
  const others = createStrip(versions);

  const draft = await openKeptDraft(progress, path, sayWhatIsKept);
  const wasDone = await progress.isDone(path);
  if (leaving.aborted) return;
  const list = createCheckList(find('.quest-checks > ul'), find('.quest-blocks'), checks);
  const hints = createHints(find('.quest-hints'), quest.hints);
  const tabs = createFileTabs({ section: find('#quest-code'), starter, changed });
  const preview = createPreview(find('.quest-preview'));
  tabs.write(filesToWorkOn(starter, draft.files));
  find('.quest-saved').replaceChildren(saved, ' ', undo);
  find('#quest-code').append(versions);
  sayWhatIsKept(progress.isKept);
  if (wasDone) markDone();
  preview.show(tabs.files);

  function changed(files: readonly QuestFile[]): void {
    draft.keep(files);
    preview.follow(files);
    offerRestart();
  }

  /** What is kept, and what was there before the reader started again. Only words change: the button may have the focus. */
  function sayWhatIsKept(isKept: boolean): void {
    undo.hidden = !draft.before;
    undo.textContent = draft.files ? 'Bring back earlier files' : 'Undo';
    if (draft.files)
      saved.textContent = isKept ? 'Saved on this device' : 'Not saved: this browser keeps nothing';
    else saved.textContent = draft.before ? 'Your files are put aside.' : '';
    offerOthers();
  }

  /** Below the files, where nothing has to make room for it. */
  function offerOthers(): void {
    const actions = otherVersions(draft.others).map(({ id, label }) => ({
      label,
      act() {
        putInPlace(draft.openOther(id));
        tabs.focus();
      },
    }));
    if (actions.length > 0) others.show('Another version of your files is kept.', ...actions);
    else others.hide();
  }

  function offerRestart(): void {
    find<HTMLButtonElement>('.quest-restart').disabled = areSameFiles(tabs.files, starter);
  }

  function startAgain(): void {
    draft.startAgain(tabs.files);
    tabs.write(starter);
    preview.show(tabs.files);
    sayWhatIsKept(progress.isKept);
    offerRestart();
    // The button can do nothing more, and would lose the focus.
    undo.focus();
  }

  function bringBack(): void {
    putInPlace(draft.bringBack());
    tabs.focus();
  }

  function putInPlace(files: readonly QuestFile[]): void {
    tabs.write(filesToWorkOn(starter, files));
    preview.show(tabs.files);
    sayWhatIsKept(progress.isKept);
    offerRestart();
  }

  let running: AbortController | undefined;

  async function run(): Promise<void> {
    running?.abort();
    const ours = new AbortController();
    running = ours;
    const signal = AbortSignal.any([leaving, ours.signal]);
    const results: CheckResult[] = [];
    // What is said at the end is heard even if it is the same again.
    status.textContent = '';
    list.begin();
    preview.show(tabs.files);
    await runChecks(quest, [...tabs.files], {
      signal,
      onResult(result) {
        if (signal.aborted) return;
        results.push(result);
        list.show(result);
        showScore(scoreOf(results, checks.length));
      },
    }).catch((error: unknown) => console.error(error));
    if (signal.aborted) return;
    end(scoreOf(results, checks.length));
  }

  function showScore({ passed, total }: Score): void {
    find('.quest-count').innerHTML = `<b>${passed} of ${total}</b> pass`;
  }

  function end(score: Score): void {
    status.textContent = scoreSentence(score);
    find('.quest-run-time').textContent = `Last run ${clockTime()}`;
    showBadge(find('#quest-result-tab'), score);
    const done = find('.quest-done');
    done.hidden = !isSolved(score);
    if (!done.hidden) done.scrollIntoView({ block: 'nearest' });
    void progress.setChecks(path, score.passed, score.total);
    if (isSolved(score)) {
      markDone();
      void progress.setDone(path, true);
    } else hints.offer();
  }

  function markDone(): void {
    root.setAttribute('data-done', '');
    find('.quest-is-done').hidden = false;
  }

  const answers: Record<string, () => void> = {
    'quest-restart': startAgain,
    'quest-run'() {
      // Where the parts are tabs, the result is what the reader wants to see.
      find('#quest-result-tab').click();
      void run();
    },
    'quest-reload': () => preview.show(tabs.files),
    'quest-enlarge': () => preview.enlarge(root),
    'quest-solve': () => showSolutions(root, quest.solutions),
  };
  for (const [name, answer] of Object.entries(answers)) {
    const button = find<HTMLButtonElement>(`.${name}`);
    button.disabled = false;
    button.addEventListener('click', answer, { signal: leaving });
  }
  offerRestart();
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void run();
    },
    { signal: leaving },
  );
  leaving.addEventListener('abort', preview.stop);
}

async function fetchQuest(root: HTMLElement, signal: AbortSignal): Promise<Quest> {
  const response = await fetch(root.dataset.quest ?? '', { signal });
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return (await response.json()) as Quest;
}

/** A line that is down now may be up in a moment. */
function offerAgain(place: HTMLElement, error: unknown, again: () => void): void {
  console.error(error);
  const button = createButton('Try again', () => {
    place.replaceChildren();
    again();
  });
  place.replaceChildren('The files of this quest did not load. ', button);
}

function createButton(label: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', act);
  return button;
}

/** How much is left, where the result is behind a tab. */
function showBadge(tab: HTMLElement, score: Score): void {
  tab.querySelector('.quest-badge')?.remove();
  const badge = document.createElement('span');
  badge.className = 'quest-badge';
  badge.toggleAttribute('data-solved', isSolved(score));
  badge.textContent = isSolved(score) ? 'Done' : `${score.total - score.passed} to fix`;
  tab.append(' ', badge);
}

function clockTime(): string {
  return new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}

/** The three parts are tabs where there is no room for them side by side, and parts of the page elsewhere. */
function followWidth(root: HTMLElement): () => void {
  const narrow = matchMedia('(width < 1024px)');
  const parts = root.querySelectorAll('.quest-grid > div');
  const update = () => {
    for (const part of parts) part.role = narrow.matches ? 'tabpanel' : 'region';
  };
  update();
  narrow.addEventListener('change', update);
  return () => narrow.removeEventListener('change', update);
}
