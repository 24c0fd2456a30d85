// The Baseline status of a feature as a badge.
import type { Element } from 'hast';
import type { BaselineStatus } from '#schema/facts.ts';
import { h } from './html.ts';

const badges: Readonly<Record<BaselineStatus, [word: string, colour: string]>> = {
  widely: ['Widely', 'badge-primary'],
  newly: ['Newly', 'badge-info'],
  limited: ['Limited', 'badge-warning'],
};

export function statusBadge(status: BaselineStatus): Element {
  const [word, colour] = badges[status];
  return h('span', { className: ['badge', colour] }, word);
}
