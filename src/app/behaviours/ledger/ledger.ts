// The progress page: shows what is saved, exports it to a file, imports one, deletes everything.
import { dayAndMonth } from '#messages/dates.ts';
import { overviewOf } from '#runtime/progress/overview.ts';
import type { PageSummary } from '#runtime/progress/page-summary.ts';
import type { Progress } from '#runtime/progress/progress.ts';
import { mergeEntries, readExport, writeExport } from '#runtime/progress/transfer.ts';
import { clearRunNotes } from '#runtime/run-guard.ts';
import type { Outline } from '#schema/outline.ts';
import type { ToastStore } from '#ui/toast/toast-store.ts';
import { element } from '../../progress/element.ts';
import type { SiteProgress } from '../../progress/site-progress.ts';
import { drawLedger } from './draw-ledger.ts';

/** Milliseconds in which everything can be brought back. */
const undoFor = 10_000;

interface LedgerServices {
  progress: SiteProgress;
  toasts: Pick<ToastStore, 'add'>;
  loadOutline(): Promise<Outline>;
}

export function startLedger(root: HTMLElement, services: LedgerServices): () => void {
  const { progress, toasts, loadOutline } = services;
  const leaving = new AbortController();
  const { signal } = leaving;
  const action = (name: string) => {
    const row = root.querySelector(`[data-action="${name}"]`);
    return { button: row?.querySelector('button'), status: row?.querySelector('[role="status"]') };
  };
  const [exporting, importing, deleting] = ['export', 'import', 'delete'].map(action);
  const input = element('input', { type: 'file', accept: '.json,application/json', hidden: true });
  importing?.button?.after(input);

  const show = async (store: Progress) => {
    const isEmpty = await store.isEmpty();
    if (signal.aborted) return;
    // Whatever is kept, and whether or not it can be drawn: it can be exported and deleted.
    if (importing?.button) importing.button.disabled = false;
    for (const one of [exporting, deleting]) if (one?.button) one.button.disabled = isEmpty;
    await draw(store, isEmpty);
  };
  const draw = async (store: Progress, isEmpty: boolean) => {
    const [kept, outline] = await Promise.all([store.listPages(), loadOutline()]);
    if (signal.aborted) return;
    root.querySelector('.ledger-drawn')?.remove();
    root.querySelector('.ledger-empty')?.toggleAttribute('hidden', !isEmpty);
    if (!isEmpty)
      root.querySelector('[data-ledger]')?.append(drawLedger(overviewOf(outline, kept), kept, new Date()));
    showFacts(root, kept);
    root.dataset.drawn = '';
  };
  const bring = async (file: File) => {
    const say = (...words: (Node | string)[]) => importing?.status?.replaceChildren(...words);
    const read = readExport(await file.text(), Date.now());
    if ('refusal' in read) {
      const [what, why] = read.refusal;
      return say(element('b', {}, `${file.name} ${what}`), ` ${why} Nothing was changed.`);
    }
    const store = await progress.open();
    await store.update((kept) => mergeEntries(kept, read.entries));
    await progress.takeAlongMoved();
    say(`${file.name} was imported.`);
  };
  const deleteAll = async () => {
    const store = await progress.open();
    const entries = await store.list();
    await store.forget();
    clearRunNotes();
    importing?.button?.focus();
    toasts.add({
      id: 'progress-deleted',
      title: 'Your progress was deleted.',
      icon: 'i-lucide-info',
      duration: undoFor,
      actions: [
        {
          label: 'Undo',
          altText: 'Bring everything back',
          onClick: () => void store.update((kept) => mergeEntries(kept, entries)),
        },
      ],
    });
  };

  exporting?.button?.addEventListener(
    'click',
    async () => save(writeExport(await (await progress.open()).list(), new Date()), new Date()),
    { signal },
  );
  importing?.button?.addEventListener('click', () => input.click(), { signal });
  input.addEventListener(
    'change',
    () => {
      const [file] = input.files ?? [];
      if (file) void bring(file);
      // The same file can be chosen again.
      input.value = '';
    },
    { signal },
  );
  deleting?.button?.addEventListener('click', () => void deleteAll(), { signal });
  void progress.open().then((store) => {
    if (signal.aborted) return;
    void show(store);
    signal.addEventListener(
      'abort',
      store.listen(() => void show(store)),
    );
  });
  return () => leaving.abort();
}

function showFacts(root: HTMLElement, kept: readonly PageSummary[]): void {
  const place = root.querySelector<HTMLElement>('[data-kept]');
  const sum = (count: (page: PageSummary) => number) => kept.reduce((all, page) => all + count(page), 0);
  const since = new Date(kept.reduce((first, page) => Math.min(first, page.since), Number.POSITIVE_INFINITY));
  const facts = [
    ['Answers', String(sum(({ answers }) => answers))],
    ['Ticked items', String(sum(({ ticks }) => ticks))],
    ['Drafts', String(sum(({ drafts }) => drafts.length))],
    ['Room', `${Math.ceil(sum(({ room }) => room) / 1000)} kB`],
    ['Since', `${dayAndMonth(since)} ${since.getFullYear()}`],
  ];
  if (place) place.hidden = kept.length === 0;
  place
    ?.querySelector('dl')
    ?.replaceChildren(
      ...facts.map(([name = '', value = '']) =>
        element('div', {}, element('dt', {}, name), element('dd', {}, value)),
      ),
    );
}

/** A download, made on the device. */
function save(text: string, now: Date): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const day = now.toISOString().slice(0, 10);
  element('a', { href: address, download: `plinth-progress-${day}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(address), undoFor);
}
