// What an example shows to readers without script. Pages that a script draws need none of it.

/** Everything in `noscript` but answers: the script that makes the change of a task reads it from there. */
const plainViews = /<noscript>(?:<iframe |<div class="assistive-bar">).*?<\/noscript>/gs;

export function withoutPlainViews(html: string): string {
  return html.replace(plainViews, '');
}
