// A day's review: questions one after another, by keyboard alone if the reader likes, until none is left. Every answer
// is kept at once, so that leaving loses nothing.
import { dayAndMonth } from '#lib/long-date.ts';
import { daysBetween } from '#lib/recent-time.ts';
import type { Http } from '#runtime/http.ts';
import type { Navigate } from '#runtime/moving/navigate.ts';
import { overviewOf } from '#runtime/progress/overview.ts';
import { rateCard } from '#runtime/progress/rate-card.ts';
import { dueCards, reviewDay } from '#runtime/progress/review-days.ts';
import type { Outline } from '#schema/outline.ts';
import type { Payload } from '#schema/page/page-data.ts';
import type { CardEntry } from '#schema/progress.ts';
import { progressPath } from '#site/learning.ts';
import { sections } from '#site/sections.ts';
import { element } from '../../progress/element.ts';
import type { SiteProgress } from '../../progress/site-progress.ts';
import { type DueQuestion, findQuestion } from './due-question.ts';
import { endOfDay } from './end-of-day.ts';

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
    const [store, outline] = await Promise.all([progress.open(), loadOutline()]);
    const now = Date.now();
    const day = reviewDay(await store.listPages(), now);
    const due = await dueCards(day, store.listCards, now);
    const course = outline.find(({ path }) => path === sections.lessons.path);
    const answers: boolean[] = [];
    let total = due.length;
    for (const card of due) {
      const question = await load(card);
      if (signal.aborted) return;
      if (typeof question === 'string') {
        total -= 1;
        // What a lesson no longer asks does not come again; what could not be fetched is due another time.
        if (question === 'gone') await store.setCard({ ...card, due: never });
        continue;
      }
      showLeft(left, answers, total);
      const isRight = await ask(card, question, course?.pages ?? []);
      answers.push(isRight);
    }
    onKey = () => false;
    left?.replaceChildren();
    const kept = await store.listPages();
    const [section] = overviewOf(course ? [course] : [], kept);
    const end = endOfDay({
      day: reviewDay(kept, Date.now()),
      answers,
      next: section?.nextPath
        ? { label: `Continue lesson ${section.next + 1}`, path: section.nextPath }
        : null,
      now: new Date(),
    });
    place?.replaceChildren(end);
    if (answers.length > 0) end.querySelector('h2')?.focus();
  };
  const load = async ({ path, id }: CardEntry): Promise<DueQuestion | 'gone' | 'missing'> => {
    try {
      const { data } = await http<Payload>(`${path}/_payload.json`);
      return findQuestion(data.page.html, id) ?? 'gone';
    } catch {
      return 'missing';
    }
  };
  /** Shows a question; resolves when the reader goes on, with whether the answer was right. */
  const ask = (card: CardEntry, question: DueQuestion, lessons: Outline[number]['pages']) =>
    new Promise<boolean>((resolve) => {
      const said = element('p', { role: 'status' });
      const giveUp = element('button', { type: 'button', class: 'button button-quiet' }, 'I do not know');
      const main = element('button', { type: 'button', class: 'button' }, 'Check');
      let isRight: boolean | null = null;
      const check = async (hasGivenUp: boolean) => {
        if (isRight !== null) return;
        const verdict = question.check(hasGivenUp);
        if (!verdict) return void said.replaceChildren('Choose an answer first.');
        isRight = verdict.isRight;
        const rated = rateCard(card, isRight, Date.now());
        giveUp.hidden = true;
        main.replaceChildren('Next');
        main.focus();
        const again = dayWords(new Date(rated.due), new Date());
        said.replaceChildren(`${isRight ? 'Right.' : 'Not this time.'} Comes again ${again}.`);
        await (await progress.open()).setCard(rated);
      };
      const goOn = () => {
        if (isRight === null) void check(false);
        else resolve(isRight);
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
      const at = lessons.findIndex(({ path }) => path === card.path);
      const lesson = lessons[at];
      place?.replaceChildren(
        element(
          'div',
          { class: 'review-card' },
          element(
            'p',
            { class: 'review-from' },
            'From ',
            element('a', { href: card.path }, lesson ? `lesson ${at + 1}, ${lesson.title}` : card.path),
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

/** Whether a key belongs to what is typed; a choice takes none of ours. */
function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input:not([type="radio"]), textarea, select');
}

/** `6 left of 8 due today`, and a block for each. */
function showLeft(left: HTMLElement | null, answers: readonly boolean[], total: number): void {
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

function dayWords(due: Date, now: Date): string {
  const days = daysBetween(now, due);
  return days <= 1 ? 'tomorrow' : `in ${days} days, on ${dayAndMonth(due)}`;
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
