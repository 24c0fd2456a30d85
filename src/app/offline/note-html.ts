// The quiet line on a page that came from the device: of which day it is, and a way to ask the network again.
import { longDate } from '#messages/dates.ts';

const cloudOff =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057m-2.926 2.753A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78M2 2l20 20"/></svg>';

/** An empty address is this very page. */
export function noteHtml(savedAt: number): string {
  const day = longDate(new Date(savedAt).toISOString()).replace(/ \d+$/, '');
  return `<div class="saved-note" role="status"><p>${cloudOff}<span><b>Reading the copy of ${day}.</b> The network has not answered.</span></p><a href="" data-reload="">Try again</a></div>`;
}
