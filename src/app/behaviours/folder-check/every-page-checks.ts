// What is checked on every page of every project, in the form of a quest's checks. It is a text, because it runs as a
// module of its own in the frame.
import type { ProjectCheck } from '#schema/page/folder-check.ts';

type EveryPageCheck = Pick<ProjectCheck, 'id' | 'passed' | 'page'> & { milestone: null };

const about = (id: string, passed: string): EveryPageCheck => ({
  id,
  passed,
  page: 'every',
  milestone: null,
});

export const everyPageChecks: readonly EveryPageCheck[] = [
  about('axe-wide', 'An axe accessibility scan finds nothing on a screen 1280 pixels wide.'),
  about('axe-narrow', 'An axe accessibility scan finds nothing on a screen 320 pixels wide.'),
  about('keyboard-walk', 'The Tab key reaches everything that can be used, and leaves the page at its end.'),
];

export const everyPageSource = `
const scan = (width) => async (kit) => {
  await kit.at(width);
  const [first, ...more] = await kit.axe();
  if (!first) return true;
  const [element] = first.elements;
  const where = element ? ' The first place is a \`' + element.localName + '\` element.' : '';
  const others = more.length > 0 ? ' There are ' + more.length + ' more rules that fail.' : '';
  return 'axe says: “' + first.help + '”.' + where + others;
};
const walk = async (kit) => {
  const stops = kit.tabStops();
  const reached = new Set();
  for (let at = 0; at <= stops.length; at++) {
    const stop = await kit.tab();
    if (stop === null) break;
    if (at === stops.length)
      return 'The Tab key doesn’t get past “' + kit.name(stop) + '”, so people with a keyboard are trapped there. Look for scripts that handle \`keydown\` or \`focus\`.';
    reached.add(stop);
  }
  const missed = stops.find((stop) => !reached.has(stop));
  return missed
    ? 'The Tab key never reaches “' + kit.name(missed) + '”. Look for scripts that move the focus.'
    : true;
};
export default [
  { id: 'axe-wide', passed: 'axe finds nothing.', notYet: '', run: scan(1280) },
  { id: 'axe-narrow', passed: 'axe finds nothing.', notYet: '', run: scan(320) },
  { id: 'keyboard-walk', passed: 'Everything is reached.', notYet: '', run: walk },
];
`;
