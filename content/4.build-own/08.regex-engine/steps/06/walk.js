import { accepts } from './chars.js';

/** Matches one node at this place; `then` says whether the rest matches after it. */
export function walk(node, text, at, then) {
  switch (node.type) {
    case 'sequence':
      return walkItems(node.items, text, at, then);
    case 'choice':
      return node.branches.some((branch) => walk(branch, text, at, then));
    case 'repeat':
      return walkRepeat(node, 0, text, at, then);
    default:
      return accepts(node, text[at]) && then(at + 1);
  }
}

function walkItems(items, text, at, then) {
  if (items.length === 0) return then(at);
  const [first, ...others] = items;
  return walk(first, text, at, (end) => walkItems(others, text, end, then));
}

/** Tries one more turn first, and stops only when that fails. */
function walkRepeat(node, turns, text, at, then) {
  const again = (end) => {
    if (end === at && turns >= node.min) return false; // an empty turn leads nowhere
    return walkRepeat(node, turns + 1, text, end, then);
  };
  if (turns < node.max && walk(node.body, text, at, again)) return true;
  return turns >= node.min && then(at);
}
