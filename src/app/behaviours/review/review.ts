// A day's review: questions one after another, by keyboard alone if the reader likes, until none is left. Every answer
// is kept at once, so that leaving loses nothing.
import { dayAndMonth } from '#lib/long-date.ts';
import type { Http } from '#runtime/http.ts';
import type { Navigate } from '#runtime/moving/navigate.ts';
import { currentCourse, overviewOf } from '#runtime/progress/overview.ts';
import { rateCard } from '#runtime/progress/rate-card.ts';
import { dueCards, reviewDay } from '#runtime/progress/review-days.ts';
import type { Outline } from '#schema/outline.ts';
import type { Payload } from '#schema/page/page-data.ts';
import type { CardEntry } from '#schema/progress.ts';
import { numbered } from '#site/kinds.ts';
import { progressPath } from '#site/learning.ts';
import { element } from '../../progress/element.ts';
import type { SiteProgress } from '../../progress/site-progress.ts';
import { type DueQuestion, findQuestion } from './due-question.ts';
import { endOfDay } from './end-of-day.ts';
import { type Answered, dayWords } from './end-words.ts';

/** The last moment that a date can name. */
const never = 8.64e15;

interface ReviewServices {
  progress: SiteProgress;
  http: Http;
  navigate: Navigate;
  loadOutline(): Promise<Outline>;
}

export function startReview(root: HTMLElement, services: ReviewServices): () => void {
  const { progress, http, navigate, loadOutline } = services;
  const leaving = new AbortController();
  const { signal } = leaving;
  const place = root.querySelector<HTMLElement>('[data-review]');
  const left = root.querySelector<HTMLElement>('.review-left');
  /** What the keys do at this moment. */
  let onKey: (key: string) => boolean = () => false;

  const run = async () => {
    // Without the outline, a lesson has no number and nothing is said about the next one.
    const [store, outline] = await Promise.all([progress.open(), loadOutline().catch(() => null)]);
    const now = Date.now();
    const day = reviewDay(await store.listPages(), now);
    const due = await dueCards(day, store.listCards, now);
    const answers: Answered[] = [];
    let total = due.length;
    let missing = 0;
    for (const card of due) {
      const isRemoved = outline?.every(({ pages }) => pages.every(({ path }) => path !== card.path)) ?? false;
      const question = await load(card, isRemoved);
      if (signal.aborted) return;
      if (typeof question === 'string') {
        total -= 1;
        // What a lesson no longer asks does not come again; what could not be fetched stays due.
        if (question === 'missing') missing += 1;
        else await store.setCard({ ...card, due: never });
        continue;
      }
      showLeft(left, answers, total);
      answers.push(await ask(card, question, titleIn(outline, card.path)));
    }
    onKey = () => false;
    left?.replaceChildren();
    const kept = await store.listPages();
    const section = currentCourse(overviewOf(outline ?? [], kept));
    const end = endOfDay({
      day: reviewDay(kept, Date.now()),
      ...{ answers, missing },
      again: () => void run(),
      next: section?.nextPath
        ? { label: `Continue lesson ${section.next + 1}`, path: section.nextPath }
        : null,
      now: new Date(),
    });
    place?.replaceChildren(end);
    if (answers.length + missing > 0) end.querySelector('h2')?.focus();
  };
  const load = async (
    { path, id }: CardEntry,
    isRemoved: boolean,
  ): Promise<DueQuestion | 'gone' | 'missing'> => {
    try {
      const { data } = await http<Payload>(`${path}/_payload.json`);
      return findQuestion(data.page.html, id) ?? 'gone';
    } catch {
      return isRemoved ? 'gone' : 'missing';
    }
  };
  /** Shows a question; resolves when the reader goes on. */
  const ask = (card: CardEntry, question: DueQuestion, title: string) =>
    new Promise<Answered>((resolve) => {
      const said = element('p', { role: 'status' });
      const giveUp = element('button', { type: 'button', class: 'button button-quiet' }, 'I do not know');
      const main = element('button', { type: 'button', class: 'button' }, 'Check');
      let answered: Answered | null = null;
      const check = async (hasGivenUp: boolean) => {
        if (answered) return;
        const verdict = question.check(hasGivenUp);
        if (!verdict) return void said.replaceChildren('Choose an answer first.');
        const { isRight } = verdict;
        const rated = rateCard(card, isRight, Date.now());
        answered = { isRight, due: rated.due };
        giveUp.hidden = true;
        main.replaceChildren('Next');
        main.focus();
        const again = dayWords(new Date(rated.due), new Date());
        said.replaceChildren(`${isRight ? 'Right.' : 'Not this time.'} Comes again ${again}.`);
        await (await progress.open()).setCard(rated);
      };
      const goOn = () => {
        if (answered) resolve(answered);
        else void check(false);
      };
      main.addEventListener('click', goOn, { signal });
      giveUp.addEventListener('click', () => void check(true), { signal });
      onKey = (key) => {
        if (/^[1-9]$/.test(key)) question.choose(Number(key));
        else if (key === 'Enter') goOn();
        else if (key === '?') void check(true);
        else if (key === 'Escape') navigate(progressPath);
        else return false;
        return true;
      };
      place?.replaceChildren(
        element(
          'div',
          { class: 'review-card' },
          element(
            'p',
            { class: 'review-from' },
            'From ',
            element('a', { href: card.path }, title),
            element('span', {}, seenWords(card)),
          ),
          question.root,
          element('div', { class: 'review-foot' }, giveUp, said, main),
        ),
        keyLine(question.choices),
      );
      question.root.querySelector('input')?.focus();
    });

  document.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      if (event.altKey || event.ctrlKey || event.metaKey || isField(target)) return;
      // A link or a button has a meaning of its own for this key.
      if (key === 'Enter' && target instanceof Element && target.closest('a, button')) return;
      if (onKey(key)) event.preventDefault();
    },
    { signal },
  );
  void run();
  return () => leaving.abort();
}

/** The name of the page that asks a question, such as `lesson 3, Lists`; its path where the outline does not have it. */
function titleIn(outline: Outline | null, path: string): string {
  for (const { kind, pages } of outline ?? []) {
    const at = pages.findIndex((page) => page.path === path);
    const page = pages[at];
    if (page) return numbered(page.title, at, kind);
  }
  return path;
}

/** Whether a key belongs to what is typed; a choice takes none of ours. */
function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input:not([type="radio"]), textarea, select');
}

/** `6 left of 8 due today`, and a block for each. */
function showLeft(left: HTMLElement | null, answers: readonly unknown[], total: number): void {
  const blocks = Array.from({ length: total }, (_, at) =>
    element('i', { class: at < answers.length ? 'on' : at === answers.length ? 'now' : null }),
  );
  left?.replaceChildren(
    element('b', {}, `${total - answers.length} left`),
    ` of ${total} due today`,
    element('span', { class: 'quiz-blocks', 'aria-hidden': 'true' }, ...blocks),
  );
}

function seenWords({ reps, reviewed }: CardEntry): string {
  if (reps === 0) return 'Not asked here before';
  const times = reps === 1 ? 'once' : reps === 2 ? 'twice' : `${reps} times`;
  return `Seen ${times}, last on ${dayAndMonth(new Date(reviewed))}`;
}

function keyLine(choices: number): HTMLElement {
  const hint = (words: string, ...keys: string[]) =>
    element(
      'span',
      {},
      ...keys.flatMap((key, at) => [at > 0 ? 'to ' : '', element('kbd', {}, key), ' ']),
      words,
    );
  return element(
    'p',
    { class: 'review-keys' },
    hint('choose', '1', String(choices)),
    hint('checks', 'Enter'),
    hint('I do not know', '?'),
    hint('leaves, nothing is lost', 'Esc'),
  );
}
