// What a page wants of the world around it: forms that are sent, links that are followed, boxes that ask. Nothing of it
// happens in a frame that is checked; it is written down, so that a check can ask.
import type { QuestFile } from '#schema/page/quest.ts';
import { describeError, describeRejection } from '../script-error.ts';

/** A form as it would be sent: one value a name, or all of them where there are several. */
export type FormValues = Record<string, string | string[]>;

export interface Outcomes {
  submitted(): FormValues[];
  followed(): string[];
  /** The words of `alert`, `confirm` and `prompt`. Whoever is asked says no. */
  asked(): { kind: 'alert' | 'confirm' | 'prompt'; words: string }[];
  /** Errors in the scripts of the page. */
  errors(): string[];
}

interface Recorder extends Outcomes {
  /** Called again whenever the document is opened again, which ends every listener. */
  listen(): void;
  /** The files whose errors come next. */
  expect(files: readonly QuestFile[]): void;
  /** The errors, each with its file and line. */
  scriptErrors(): string[];
}

/** The values of a form as they are now. */
export function formData(form: HTMLFormElement, submitter: HTMLElement | null = null): FormValues {
  const values: FormValues = {};
  for (const [name, value] of new FormData(form, submitter)) {
    const text = typeof value === 'string' ? value : value.name;
    const before = values[name];
    values[name] = before === undefined ? text : [before, text].flat();
  }
  return values;
}

/** Starts to write down. */
export function recordOutcomes(): Recorder {
  const submitted: FormValues[] = [];
  const followed: string[] = [];
  const asked: ReturnType<Outcomes['asked']> = [];
  const errors: string[] = [];
  const scriptErrors: string[] = [];
  let files: readonly QuestFile[] = [];
  const ask =
    (kind: 'alert' | 'confirm' | 'prompt', answer: unknown) =>
    (words: unknown = '') => {
      asked.push({ kind, words: String(words) });
      return answer;
    };
  Object.assign(window, {
    alert: ask('alert', undefined),
    confirm: ask('confirm', false),
    prompt: ask('prompt', null),
    print: () => {},
    open: (address: unknown = '') => {
      followed.push(String(address));
      return null;
    },
  });
  HTMLFormElement.prototype.submit = function () {
    submitted.push(formData(this));
  };
  return {
    submitted: () => [...submitted],
    followed: () => [...followed],
    asked: () => [...asked],
    errors: () => [...errors],
    scriptErrors: () => [...scriptErrors],
    expect(given) {
      files = given;
    },
    listen() {
      addEventListener('click', (event) => {
        const [target] = event.composedPath();
        const link = target instanceof Element ? target.closest('a[href],area[href]') : null;
        if (!link || event.defaultPrevented) return;
        event.preventDefault();
        const address = (link.getAttribute('href') ?? '').trim();
        if (address.startsWith('#')) location.replace(address);
        else followed.push(address);
      });
      addEventListener('submit', (event) => {
        const form = event.target as HTMLFormElement;
        const method = event.submitter?.getAttribute('formmethod') ?? form.getAttribute('method');
        if (event.defaultPrevented || method?.toLowerCase() === 'dialog') return;
        event.preventDefault();
        submitted.push(formData(form, event.submitter));
      });
      addEventListener('error', (event) => {
        if (!event.message) return;
        errors.push(event.message);
        scriptErrors.push(describeError(files, event));
      });
      addEventListener('unhandledrejection', ({ reason }) => {
        // What a browser refuses, such as a sound that plays by itself, is no fault in a script.
        if (reason instanceof Error) scriptErrors.push(describeRejection(files, reason));
      });
    },
  };
}
