// The checks as a list: what each is about, how it stands, and the sentence that says why. The score above is drawn in
// the same states, one block a check.
import icons from 'virtual:icons';
import { escapeHtml } from '#lib/escape-html.ts';
import { iconKey } from '#lib/icon.ts';
import type { CheckResult, QuestCheck } from '#schema/page/quest.ts';

type Shown = CheckResult['state'] | 'waiting';

const labels: Record<Shown, string> = {
  waiting: 'Waiting',
  passed: 'Passed',
  failed: 'Not yet',
  broken: 'Not yet',
};

/** What waits is a circle that the styles draw. */
const iconNames: Record<Shown, string> = {
  waiting: '',
  passed: 'i-lucide-circle-check',
  failed: 'i-lucide-circle-x',
  broken: 'i-lucide-triangle-alert',
};

export interface CheckList {
  /** All wait; what was said about them stays until there is news, so that nothing jumps. */
  begin(): void;
  show(result: CheckResult): void;
}

export function createCheckList(
  list: HTMLElement,
  blocks: HTMLElement,
  checks: readonly QuestCheck[],
): CheckList {
  const rows = new Map(checks.map(({ id, title }) => [id, createRow(title)]));
  list.replaceChildren(...[...rows.values()].map(({ item }) => item));
  blocks.replaceChildren(...[...rows.values()].map(({ block }) => block));
  return {
    begin() {
      for (const row of rows.values()) row.set('waiting');
    },
    show({ id, state, words }) {
      rows.get(id)?.set(state, words);
    },
  };
}

function createRow(title: string) {
  const item = document.createElement('li');
  const block = document.createElement('i');
  item.innerHTML = `<span class="quest-sign"></span><b>${sentenceHtml(title)}</b><span class="quest-state"></span><p></p>`;
  const [sign, , label, sentence] = [...item.children];
  const set = (state: Shown, words?: string) => {
    item.dataset.state = state;
    block.dataset.state = state;
    if (sign) sign.innerHTML = drawn(iconNames[state]);
    if (label) label.textContent = labels[state];
    if (sentence && words !== undefined) sentence.innerHTML = sentenceHtml(words);
  };
  set('waiting', '');
  return { item, block, set };
}

/** Code is between backticks. */
export function sentenceHtml(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function drawn(name: string): string {
  const { body = '' } = icons[iconKey(name) ?? ''] ?? {};
  return (
    body && `<svg class="icon" width="1em" height="1em" viewBox="0 0 24 24" aria-hidden="true">${body}</svg>`
  );
}
