// What is wrong with the content, shown on the page that the author has open.
import { posix } from 'node:path';
import { escapeHtml } from '#lib/escape-html.ts';
import type { Problem } from '#pipeline/problem.ts';

const style = `
#content-problems{background:light-dark(#fff,#0f172b);border:1px solid light-dark(#fb2c36,#ff6467);border-radius:8px;bottom:16px;color:light-dark(#0f172b,#f8fafc);font:14px/1.5 ui-sans-serif,system-ui,sans-serif;left:16px;max-height:50vh;max-width:min(720px,calc(100vw - 32px));overflow:auto;padding:14px 18px;position:fixed;z-index:99}
#content-problems code{font:13px ui-monospace,monospace}
#content-problems li+li{margin-top:8px}`;

/** The panel as HTML; empty when nothing is wrong. Warnings alone do not open it. */
export function problemPanel(problems: readonly Problem[], folder: string): string {
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length === 0) return '';
  const items = errors.slice(0, 20).map(({ file, line, message }) => {
    const place = `${posix.join(folder, file)}${line === null ? '' : `:${line}`}`;
    return `<li><code>${escapeHtml(place)}</code><br>${escapeHtml(message)}</li>`;
  });
  const more =
    errors.length > items.length
      ? `<p>and ${errors.length - items.length} more, listed in the terminal.</p>`
      : '';
  return `<style>${style}</style><aside id="content-problems" role="alert"><p><strong>${errors.length === 1 ? 'One error' : `${errors.length} errors`} in the content</strong></p><ul>${items.join('')}</ul>${more}</aside>`;
}
