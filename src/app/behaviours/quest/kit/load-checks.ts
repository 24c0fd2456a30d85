// The checks of a quest as they run: a module that is loaded before the answer is shown. Nothing of it can be reached or
// replaced by the answer afterwards.
import { questGlobals } from '#schema/page/quest.ts';
import type { Kit } from './kit.ts';

/** A check as its author writes it. */
export interface WrittenCheck {
  id: string;
  passed: string;
  notYet: string;
  run(kit: Kit): unknown;
  /** Timers go by the kit's clock. */
  clock?: boolean;
  /** What stands after the address when the page loads, such as `#prices`. */
  address?: string;
  /** As for a reader whose scripts are blocked. */
  withoutScripts?: boolean;
}

/** An answer that knew the whole address of the module could import it too, and change its checks. */
const secret = crypto.getRandomValues(new Uint32Array(4)).join('-');

/** A copy of the check with an id; null when there is none. */
export async function loadCheck(source: string, id: string): Promise<WrittenCheck | null> {
  const module = `${keptGlobals(source)}${source}\n// ${secret}`;
  const address = `data:text/javascript;charset=utf-8,${encodeURIComponent(module)}`;
  const { default: checks } = (await import(/* @vite-ignore */ address)) as { default: WrittenCheck[] };
  const check = checks.find((one) => one.id === id);
  return check ? { ...check } : null;
}

/** Constants with the globals that the module names, on its first line; the kit's clock replaces `Date` later. */
function keptGlobals(source: string): string {
  const isNamed = (name: string) => new RegExp(`\\b${name}\\b`).test(source);
  const isDeclared = (name: string) =>
    new RegExp(`\\b(?:const|let|var|class|function\\s*\\*?)\\s+${name}\\b`).test(source);
  return questGlobals
    .filter((name) => name !== 'Date' && isNamed(name) && !isDeclared(name))
    .map((name) => `const ${name}=globalThis.${name};`)
    .join('');
}
