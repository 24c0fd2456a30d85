// Runs the checks of a quest on an answer, one after the other, each in a page of its own: what one check does to the
// page, the next one does not see. A frame that hangs is replaced.
import type { CheckResult, Quest, QuestFile } from '#schema/page/quest.ts';
import { type Outcome, openFrame, type QuestFrame } from './quest-frame.ts';

export interface RunOptions {
  /** Called with each result as it comes. */
  onResult?(result: CheckResult): void;
  /** Ends the run; what has not run yet is left out. */
  signal?: AbortSignal;
  /** Where the frame goes; by default behind the page, where nobody sees it. */
  view?: HTMLElement;
  /** Milliseconds of an idle machine that a check may take, loading the page included. */
  patience?: number;
  /** Ends the run with the first check that does not pass; readers want to know of all of them. */
  stopsAtFailure?: boolean;
  /** An address that holds axe-core, where the frame has no network to load it from. */
  axe?: string | undefined;
}

const usualPatience = 10_000;

type CheckedQuest = Pick<Quest, 'checksSource'> & { checks: readonly { id: string }[] };

/** The results in the order of the checks. */
export async function runChecks(
  { checks, checksSource }: CheckedQuest,
  files: QuestFile[],
  { onResult, signal, view, patience = usualPatience, stopsAtFailure = false, axe }: RunOptions = {},
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  const place = view ?? hiddenPlace();
  // Checks move the focus inside the frame; afterwards it is where it was.
  const before = document.activeElement;
  let frame = null as QuestFrame | null;
  let last: CheckResult | null = null;
  const errorsTold = new Set<string>();
  const close = () => {
    frame?.close();
    frame = null;
    giveBackFocus(before);
  };
  const run = async (check: string): Promise<Outcome> => {
    frame ??= openFrame(place, patience);
    const outcome = await frame.run({ files, checksSource, check, axe }, signal);
    if (outcome.isUsed) close();
    return outcome;
  };
  try {
    for (const { id } of checks) {
      if (signal?.aborted) break;
      let outcome: Outcome = last ? { result: { ...last, id }, isUsed: false } : await run(id);
      // A check that comes to no answer says nothing about the page; once, that may have been the machine.
      if (!last && outcome.result?.state === 'broken' && !outcome.isLast) {
        close();
        outcome = await run(id);
      }
      const result = withScriptError(outcome, errorsTold);
      if (!result) break;
      if (outcome.isLast) last = result;
      results.push(result);
      onResult?.(result);
      if (stopsAtFailure && result.state !== 'passed') break;
    }
  } finally {
    frame?.close();
    if (!view) place.remove();
    giveBackFocus(before);
  }
  return results;
}

/** The first check that an error of a script may have failed begins with the error. */
function withScriptError({ result, errors = [] }: Outcome, told: Set<string>): CheckResult | null {
  const error = errors.find((one) => !told.has(one));
  if (!result || result.state === 'passed' || error === undefined) return result;
  told.add(error);
  return {
    ...result,
    words: `${error.replace(/\.$/, '')}. Fix this error first: other results may follow from it. ${result.words}`,
  };
}

/** On the screen, because browsers do not draw what lies outside it, and out of everybody's way. */
function hiddenPlace(): HTMLElement {
  const place = document.createElement('div');
  place.setAttribute('aria-hidden', 'true');
  Object.assign(place.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    // One point of it is enough to count as seen, and costs nothing to draw.
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    opacity: '0',
    pointerEvents: 'none',
    zIndex: '-1',
    contain: 'strict',
  });
  document.body.append(place);
  return place;
}

function giveBackFocus(element: Element | null): void {
  if (element instanceof HTMLElement && element !== document.body && element !== document.activeElement)
    element.focus({ preventScroll: true });
}
