// Removes the parts of an example for readers without JavaScript, which pages rendered by a script do not
// need.

/**
 * Everything in `noscript` except answers, because the script that applies the change of a task reads it from
 * there.
 */
const plainViews = /<noscript>(?:<iframe |<div class="assistive-bar">).*?<\/noscript>/gs;

export function withoutPlainViews(html: string): string {
  return html.replace(plainViews, '');
}
