// The error page without React, for when the code that draws pages cannot be loaded. It looks like `ErrorPage`.
import * as text from '#messages/errors.ts';
import { announce, applyErrorHead, focusHeading } from '#runtime/moving/arrive.ts';
import type { ErrorWords } from '#schema/app-error.ts';
import { createElement } from '#ui/create-element.ts';

const mark = 'data-plain-error';

/** Replaces the content of the page area. React never looks into the area of the document, so it can still hydrate. */
export function showPlainError(words: ErrorWords, retryTo: string): void {
  const area = document.querySelector('.page-area');
  if (!area) return;
  const retry = createElement(
    'a',
    { class: 'button button-quiet', href: retryTo, 'data-reload': '' },
    text.tryAgain,
  );
  const main = createElement(
    'main',
    { id: 'main', tabindex: '-1' },
    createElement('p', { class: 'error-code' }, `${words.statusCode}`),
    createElement('h1', {}, words.heading),
    createElement('p', { class: 'lead' }, words.description),
    createElement(
      'p',
      { class: 'error-actions' },
      createElement('a', { class: 'button', href: '/', 'data-replace': '' }, text.backToHome),
      ...(words.canRetry ? [retry] : []),
    ),
  );
  const page = createElement(
    'div',
    { class: 'error-page', [mark]: '' },
    createElement('div', { class: 'error-wall', 'aria-hidden': 'true' }),
    createElement('div', { class: 'error-inner' }, main),
  );
  area.replaceChildren(page);
  applyErrorHead(document, words.title);
  document.body.dataset.layout = 'default';
  focusHeading(document);
  announce(document, words.announcement);
}

/** Whether the page area shows it. */
export function isPlainErrorShown(): boolean {
  return document.querySelector(`[${mark}]`) !== null;
}
