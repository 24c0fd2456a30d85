// Recorded verdicts of axe. On a large page axe takes ten times as long as the rest of a visit, and its verdict depends
// on nothing but the document, its styles, the window and the browser: as long as these are the same, so is the
// verdict. Every worker keeps what it has used; the reporter puts that together at the end of a whole run.
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { packageVersion } from '#checks/verdicts/code-version.ts';
import { openProjectVerdicts, usualShare } from '#checks/verdicts/project-verdicts.ts';
import { workerVerdictsFolder } from '#scripts/test/worker-verdicts.ts';
import { isEveryPage } from './test.ts';

const verdicts = openProjectVerdicts(true, isEveryPage ? 100 : usualShare);

/** The code that asks axe; a change of it makes all verdicts void. */
const ownCode = hash('sha256', readFileSync(join(import.meta.dirname, 'axe.ts'), 'utf8'));

/** The verdict on the page as it is now, by the record or by `run`. `asked` is what is asked of axe. */
export async function recallViolations(
  page: Page,
  asked: unknown,
  run: () => Promise<string[]>,
): Promise<string[]> {
  await page.evaluate(settleResults);
  const browser = page.context().browser()?.version().split('.')[0];
  const job = { asked, window: page.viewportSize(), state: await page.evaluate(digestPage) };
  const [found = []] = await verdicts.recall(
    {
      name: 'pages-axe',
      code: hash('sha256', `${ownCode} ${packageVersion('axe-core')} Chromium ${browser}`).slice(0, 20),
      run: async () => [await run()],
      label: () => new URL(page.url()).pathname,
    },
    [job],
  );
  if (verdicts.faults.length > 0) throw new Error(verdicts.faults.join('\n'));
  mkdirSync(workerVerdictsFolder, { recursive: true });
  for (const [name, text] of Object.entries(verdicts.used()))
    writeFileSync(join(workerVerdictsFolder, `${name}.${process.pid}`), text);
  return found;
}

/** Waits until every result frame that has come into view shows its example. */
async function settleResults(): Promise<void> {
  const nextFrame = () => new Promise(requestAnimationFrame);
  await nextFrame();
  do await nextFrame();
  while (document.querySelector('.example-view:not([data-state="shown"]) > iframe'));
}

/**
 * A hash of everything on the page that axe could see: elements and attributes, values and states of controls, the
 * focus, the media that styles ask for. Names of style sheets contain a hash of their content.
 */
async function digestPage(): Promise<string> {
  // Preloads and style sheets of other pages come and go with prefetching, and axe sees no scripts.
  const isLeftOut = (node: Node) =>
    node instanceof Element && node.matches('script, link:not([rel="stylesheet"]), link[data-later]');
  const written: string[] = [];
  const write = (node: Node) => {
    if (isLeftOut(node)) return;
    if (!(node instanceof Element)) {
      written.push(node.nodeValue ?? '');
      return;
    }
    // Scripts set attributes in any order.
    const attributes = [...node.attributes].map(({ name, value }) => ` ${name}="${value}"`).sort();
    written.push(`<${node.localName}${attributes.join('')}>`);
    for (const child of node.childNodes) write(child);
    written.push('</>');
  };
  write(document.documentElement);
  // Every run has another port.
  const html = written.join('').replaceAll(location.origin, '');
  const controls = [...document.querySelectorAll('input, textarea, select')].map((control) => {
    const { value, checked, disabled } = control as HTMLInputElement;
    return [value, checked, disabled];
  });
  const media = [
    '(prefers-color-scheme: dark)',
    '(prefers-reduced-motion)',
    '(forced-colors: active)',
    'print',
  ];
  const open = [...document.querySelectorAll(':modal, :popover-open')].map(({ id }) => id);
  const state = [
    html,
    JSON.stringify(controls),
    JSON.stringify(media.map((query) => matchMedia(query).matches)),
    JSON.stringify(open),
    // Which elements an earlier check has seen; see `rememberVisible`.
    String((window as { visibleBefore?: Set<unknown> }).visibleBefore?.size),
    String([...document.body.querySelectorAll('*')].indexOf(document.activeElement as Element)),
  ].join('\n');
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(state));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
