// The state of the palette, without a page. Each function returns a new
// state and leaves the old one as it is.
export const closed = { text: '', groups: [], count: 0, selected: -1 };

export function type(text, find) {
  const results = find(text);
  return {
    text,
    groups: groupsOf(results),
    count: results.length,
    selected: results.length > 0 ? 0 : -1,
  };
}

// The group with the best result comes first. In a group, results keep
// their order. Each gets its number from top to bottom, for the keys.
function groupsOf(results) {
  let at = 0;
  return [...Map.groupBy(results, ({ section }) => section)].map(
    ([name, group]) => ({
      name,
      results: group.map((result) => ({ ...result, at: at++ })),
    }),
  );
}

const moves = {
  ArrowDown: ({ selected, count }) => (selected + 1) % count,
  ArrowUp: ({ selected, count }) => (selected - 1 + count) % count,
  Home: () => 0,
  End: ({ count }) => count - 1,
};

// Returns the same state for a key that does nothing here.
export function press(state, key) {
  if (key === 'Escape') return closed;
  if (state.count === 0 || !Object.hasOwn(moves, key)) return state;
  return { ...state, selected: moves[key](state) };
}

export function selectedResult({ groups, selected }) {
  const all = groups.flatMap(({ results }) => results);
  return all[selected] ?? null;
}

// Read out by screen readers after each change.
export function message({ text, count }) {
  if (text.trim() === '') return '';
  return count === 1 ? '1 result' : `${count} results`;
}
