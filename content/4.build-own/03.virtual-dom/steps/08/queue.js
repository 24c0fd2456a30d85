const waiting = new Set();
let isPlanned = false;
let renderAgain = null;

/** `app.js` says how to render; an import would lead in a circle. */
export function onTurn(render) {
  renderAgain = render;
}

/** Renders a component soon, and only once however often one asks. */
export function enqueue(live) {
  if (live.isRemoved) return;
  waiting.add(live);
  if (isPlanned) return;
  isPlanned = true;
  Promise.resolve().then(flush);
}

/** Takes a component off the list. */
export function forget(live) {
  return waiting.delete(live);
}

/** Parents first, because they often render their children too. */
function flush() {
  isPlanned = false;
  const turns = [...waiting].sort((a, b) => a.number - b.number);
  for (const live of turns) if (waiting.has(live)) renderAgain(live);
}
