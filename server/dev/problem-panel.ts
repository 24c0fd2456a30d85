// The panel with the content's problems, shown on the page that the author has open.
import { posix } from 'node:path';
import { counted } from '#lib/counted.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import type { Problem } from '#pipeline/problem.ts';

const style = `
#content-problems{--edge:light-dark(#fb2c36,#ff6467);background:light-dark(#fff,#0f172b);border:1px solid var(--edge);border-radius:8px;bottom:16px;color:light-dark(#0f172b,#f8fafc);font:14px/1.5 ui-sans-serif,system-ui,sans-serif;left:16px;max-height:50vh;max-width:min(720px,calc(100vw - 32px));overflow:auto;padding:14px 18px;position:fixed;z-index:99}
#content-problems[role=status]{--edge:light-dark(#bb7a00,#ffba00)}
#content-problems code{font:13px ui-monospace,monospace}
#content-problems ul+p{margin-top:12px}
#content-problems li+li{margin-top:8px}`;

/** Maximum number shown of each kind; the terminal lists them all. */
const mostShown = 20;

/** The panel as HTML: every error of the content, and the warnings of this page. Empty if there are none. */
export function problemPanel(problems: readonly Problem[], folder: string, file: string | null): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter((problem) => problem.severity === 'warning' && problem.file === file);
  if (errors.length + warnings.length === 0) return '';
  const many = errors.length === 1 ? 'One error' : counted(errors.length, 'error');
  const some = warnings.length === 1 ? 'One warning' : counted(warnings.length, 'warning');
  const parts = [
    ...(errors.length > 0 ? [part(`${many} in the content`, errors, folder)] : []),
    ...(warnings.length > 0 ? [part(`${some} about this page`, warnings, folder)] : []),
  ];
  // Warnings must not interrupt screen readers.
  const role = errors.length > 0 ? 'alert' : 'status';
  return `<style>${style}</style><aside id="content-problems" role="${role}">${parts.join('')}</aside>`;
}

function part(title: string, problems: readonly Problem[], folder: string): string {
  const items = problems.slice(0, mostShown).map(({ file, line, message }) => {
    const place = `${posix.join(folder, file)}${line === null ? '' : `:${line}`}`;
    return `<li><code>${escapeHtml(place)}</code><br>${escapeHtml(message)}</li>`;
  });
  const more = problems.length - items.length;
  const rest = more > 0 ? `<p>and ${more} more, listed in the terminal.</p>` : '';
  return `<p><strong>${title}</strong></p><ul>${items.join('')}</ul>${rest}`;
}
