// Renders the lines as a nested list in HTML, the same in the document and after an edit. The markup is as
// short as possible, because every page with examples contains some: `b` is the role, `q` the name, `i` a
// state, `small` the description.
import { escapeHtml } from '../escape-html.ts';
import { type AssistiveLine, countLines } from './assistive-lines.ts';

export function assistiveListHtml(lines: readonly AssistiveLine[]): string {
  let html = '';
  let depth = -1;
  for (const line of lines) {
    if (line.depth > depth) html += '<ul>';
    else html += `${'</li></ul>'.repeat(depth - line.depth)}</li>`;
    depth = line.depth;
    html += `<li${lineClass(line)}><div>${lineHtml(line)}</div>`;
  }
  return html + '</li></ul>'.repeat(depth + 1);
}

/** The view without JavaScript, which uses native elements to show and hide the hidden lines. */
export function plainAssistiveView(lines: readonly AssistiveLine[]): string {
  const { leftOut } = countLines(lines);
  const choice = `<label><input type="checkbox"> Show what is left out (${leftOut})</label>`;
  const bar = `<p>What assistive technology gets</p>${leftOut > 0 ? choice : ''}`;
  return `<div class="assistive-bar">${bar}</div><div class="assistive-list">${assistiveListHtml(lines)}</div>`;
}

function lineClass({ leftOut, isUnnamed }: AssistiveLine): string {
  if (leftOut) return ' class="left-out"';
  return isUnnamed ? ' class="unnamed"' : '';
}

function lineHtml({ role, name, text, states = [], description, isUnnamed, leftOut }: AssistiveLine): string {
  const parts = [
    ['b', role],
    ['q', name],
    ['span', text],
    ['em', isUnnamed && 'no name'],
    ...states.map((state) => ['i', state]),
    ['i', leftOut && `left out: ${leftOut}`],
    ['small', description],
  ];
  return parts.flatMap(([tag, words]) => (words ? [`<${tag}>${escapeHtml(words)}</${tag}>`] : [])).join(' ');
}
