const count = 10_000;

/** A page may hold so many rows, and build so many at once. */
const most = 80;

const code = /S-(\d{5})/;
const codes = /S-\d{5}/g;
const rowRoles = ['row', 'listitem', 'option', 'article', 'treeitem'];

const listRoles = ['list', 'listbox', 'table', 'grid', 'treegrid', 'tree', 'feed'];

const ancestors = ({ parentElement }) => (parentElement ? [parentElement, ...ancestors(parentElement)] : []);

const numberIn = (element) => Number(code.exec(element?.textContent ?? '')?.[1] ?? 0);
/** What each row must say, besides its code: the plant and the year. */
const wordsOf = (number) => {
  const [, plant, ...more] = globalThis.lineOf(number).split(/[\s,]+/);
  return [plant, more.at(-1)];
};
const heldRows = () => (document.body.textContent.match(codes) ?? []).length;

/** The innermost elements with a row's text, and what is around each that belongs to no other row. */
const boxesOfRows = () => {
  const found = [];
  const look = (element) => {
    const numbers = element.textContent.match(codes) ?? [];
    if (numbers.length === 1) found.push(element);
    else if (numbers.length > 1) for (const child of element.children) look(child);
  };
  look(document.body);
  return found;
};

/** The rows that are there now, with the number of each. Too many cannot be looked at. */
const rowsOf = (kit) => {
  if (heldRows() > 500) kit.fail(`The page contains ${heldRows()} rows at once, which is too much for an old phone. Build only the rows in sight; look up \`scrollTop\`.`);
  const rows = boxesOfRows().map((element) => ({ element, number: numberIn(element) }));
  if (rows.length < 5) kit.fail('Fewer than five rows are on the page. Build all rows that are in sight; look up `scrollTop` and `clientHeight`.');
  return rows;
};

/** What scrolls. */
const scrollerOf = (kit) => {
  let at = rowsOf(kit)[0].element.parentElement;
  while (at && !(/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight + 1))
    at = at.parentElement;
  return at ?? document.scrollingElement;
};

const heightOf = (kit) => rowsOf(kit)[0].element.getBoundingClientRect().height;

/** Lets the next two frames pass on the clock of the check, so that no result depends on how fast the machine is. */
const frame = (kit) => kit.clock.forward(40);

/** Waits until the browser has drawn, which observers need. The clock of the check stands still. */
const drawn = async (kit) => {
  await new Promise((done) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      done();
    });
    observer.observe(document.body);
    // A window that nobody sees is never drawn.
    AbortSignal.timeout(1000).addEventListener('abort', done);
  });
  await kit.clock.forward(20);
};

const scrollTo = async (kit, number) => {
  await kit.scroll((number - 1) * heightOf(kit), scrollerOf(kit));
  await frame(kit);
  for (let frames = 0; frames < 2 && !isThere(kit, number); frames++) await drawn(kit);
};

/** The numbers of the rows that a reader sees whole, or almost. */
const seen = (kit) => {
  const scroller = scrollerOf(kit);
  const isPage = scroller === document.scrollingElement;
  const edges = isPage ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
  return rowsOf(kit)
    .filter(({ element }) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom - top > 1 && top >= edges.top - 2 && bottom <= edges.bottom + 2;
    })
    .map(({ number }) => number);
};

/** Whether rows without a gap fill what can be seen. */
const isFilled = (kit) => {
  const numbers = seen(kit);
  const scroller = scrollerOf(kit);
  return (
    numbers.length >= Math.floor(scroller.clientHeight / heightOf(kit)) - 2 &&
    numbers.every((number, index) => index === 0 || number === numbers[index - 1] + 1)
  );
};

/** Whether a row is in sight, and no gap around it. */
const isThere = (kit, number) => {
  const held = heldRows();
  return held >= 5 && held <= 500 && seen(kit).includes(number) && isFilled(kit);
};

/** The number of the row that the keyboard is at; 0 for none. */
const active = (kit) => {
  const element = kit.focused();
  const pointed = element?.getAttribute('aria-activedescendant');
  if (pointed) return numberIn(document.getElementById(pointed));
  const row = rowsOf(kit).find((one) => kit.isWithin(element, one.element));
  return row?.number ?? 0;
};

const looks = ['background-color', 'color', 'outline-style', 'outline-width', 'box-shadow', 'border', 'font-weight'];

/** Whether a row is drawn in another way than the ones around it. */
const standsOut = (kit, number) => {
  const lookOf = (wanted) => {
    const { element } = rowsOf(kit).find((row) => row.number === wanted) ?? {};
    return [element, ...(element?.querySelectorAll('*') ?? [])]
      .filter(Boolean)
      .map((one) => looks.map((property) => getComputedStyle(one).getPropertyValue(property)).join())
      .join();
  };
  return lookOf(number) !== lookOf(number - 1) && lookOf(number) !== lookOf(number - 2);
};

/** Presses Tab until the keyboard is at the rows. */
const enter = async (kit) => {
  const scroller = scrollerOf(kit);
  for (let presses = 0; presses < 20; presses++) {
    const element = await kit.tab();
    if (element && (element === scroller || kit.isWithin(element, scroller) || kit.isWithin(scroller, element))) return true;
  }
  return false;
};

/** How many rows are put into the page while something happens. */
const builtWhile = async (kit, act) => {
  let built = 0;
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) built += (node.textContent?.match(codes) ?? []).length;
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  await act();
  await kit.settle();
  observer.disconnect();
  return built;
};

const places = [1, 2, 37, 2500, 5000, 9977, count];

export default [
  {
    id: 'few-rows',
    title: 'Few rows at a time',
    clock: true,
    passed: 'The page never contains more than 80 rows.',
    notYet: 'The page contains all ten thousand rows at once, which is too much for an old phone. Look up virtual lists and `scrollTop`.',
    run: async (kit) => {
      if (heldRows() > most) return heldRows() >= count ? false : `The page contains ${heldRows()} rows at once; 80 is the limit. Build only the rows in sight.`;
      for (const number of places) {
        await scrollTo(kit, number);
        if (heldRows() > most) return `At row ${number} the page contains ${heldRows()} rows; 80 is the limit. Remove rows that are out of sight; look up \`replaceChildren\`.`;
        if (kit.elements().length > 2000) return `At row ${number} the page still contains an element for every row. Empty elements cost time too; look up \`position: absolute\`.`;
      }
      return true;
    },
  },
  {
    id: 'full-height',
    title: 'The height of all rows',
    clock: true,
    passed: 'The box scrolls as far as ten thousand rows are high.',
    notYet: 'The box does not scroll as far as ten thousand rows are high, so nobody sees how many there are. Look up `height`.',
    run: async (kit) => {
      const wanted = count * heightOf(kit);
      for (const number of [1, 5000, count]) {
        await scrollTo(kit, number);
        if (Math.abs(scrollerOf(kit).scrollHeight - wanted) > wanted / 100)
          return `At row ${number} the scroll height is not that of ten thousand rows, so the scroll bar is wrong. Give the inner box its full \`height\`.`;
      }
      return true;
    },
  },
  {
    id: 'row-is-there',
    title: 'The row is there',
    clock: true,
    passed: 'Wherever people scroll, the rows are there with the next frame.',
    notYet: 'The box is blank after scrolling, so people see nothing. Look up the `scroll` event.',
    run: async (kit) => {
      for (const number of [5000, 1, count, 4321, 4330]) {
        await scrollTo(kit, number);
        if (!seen(kit).includes(number)) return `Row ${number} is not in sight in the frame after scrolling there, so people see a blank box. Look up the \`scroll\` event and \`requestAnimationFrame\`; do not wait longer.`;
        if (!isFilled(kit)) return `There are gaps around row ${number}. Build every row between \`scrollTop\` and \`scrollTop + clientHeight\`.`;
        const { element } = rowsOf(kit).find((row) => row.number === number);
        const missing = wordsOf(number).find((word) => !element.textContent.includes(word));
        if (missing === undefined && ![`S-${String(number).padStart(5, '0')}`, ...wordsOf(number)].every((word) => kit.seenText(element).includes(word)))
          return `The text of row ${number} is not visible, so people see a blank box. Look up how it is hidden in the CSS.`;
        if (missing) return `Row ${number} does not contain “${missing}” any more. Show the whole text of \`lineOf(number)\`.`;
      }
      return true;
    },
  },
  {
    id: 'place-is-told',
    title: 'The place is announced',
    clock: true,
    passed: 'Each row says its number, and that there are ten thousand.',
    notYet: 'The rows do not say their place, so screen reader users do not know where they are. Look up `aria-posinset` and `aria-rowindex`.',
    run: async (kit) => {
      for (const number of places) {
        await scrollTo(kit, number);
        const rows = rowsOf(kit);
        const cells = kit.role(['cell', 'gridcell', 'rowheader']);
        const named = new Map();
        const isNamed = (element) => {
          if (!named.has(element)) named.set(element, kit.name(element) !== '');
          return named.get(element);
        };
        let last = 0;
        for (const row of rows) {
          const told = [row.element, ...row.element.querySelectorAll('*')].find((one) => rowRoles.includes(kit.roleOf(one)));
          if (!told) return `“${row.element.textContent}” has no role of a row, so screen readers do not count it. Look up the roles \`option\`, \`listitem\` and \`row\`.`;
          if (kit.roleOf(told) === 'row' && !cells.some((cell) => kit.isWithin(cell, told))) return 'The rows of the table have no cells, so screen readers read nothing in them. Look up the role `cell`.';
          const place = Number(told.getAttribute('aria-posinset') ?? told.getAttribute('aria-rowindex'));
          const around = ancestors(told).find((one) => listRoles.includes(kit.roleOf(one)));
          if (!around || !isNamed(around)) return 'The list or table around the rows is missing or has no name, so screen reader users do not know what they are in. Look up `aria-labelledby`.';
          const table = told.closest('table, [role="table"], [role="grid"], [role="treegrid"]');
          const size = Number(told.getAttribute('aria-setsize') ?? table?.getAttribute('aria-rowcount'));
          // A header may count as the first row.
          if (![0, 1].includes(size - count)) return 'The rows do not say that there are ten thousand of them. Look up `aria-setsize` and `aria-rowcount`.';
          if (place - (size - count) !== row.number) return `Row ${row.number} says that its place is ${place}. Look up \`aria-posinset\` and \`aria-rowindex\`; they count all rows, not those on the page.`;
          if (row.number > count) return `The page shows row ${row.number}, which does not exist. Stop at \`count\`.`;
          if (row.number <= last) return 'The rows are in another order in the document than on the screen, so screen readers read them in the wrong order. Look up `insertBefore`.';
          last = row.number;
        }
      }
      return true;
    },
  },
  {
    id: 'keys',
    title: 'Arrow keys',
    clock: true,
    passed: 'Tab reaches the rows, and arrow keys go from row to row.',
    notYet: 'The arrow keys do not go from row to row, so people without a mouse cannot use the list. Look up `aria-activedescendant` and roving `tabindex`.',
    run: async (kit) => {
      if (heldRows() > 500 || !(await enter(kit))) return false;
      const start = active(kit);
      if (start > 1) return `Tab goes to row ${start} first. Start at row 1; look up roving \`tabindex\`.`;
      for (let presses = 0; presses < 18; presses++)
        if (!(await kit.press('ArrowDown'))) return 'ArrowDown also scrolls the box by itself. Look up `preventDefault`.';
      const number = active(kit);
      if (number !== start + 18) return false;
      if (!seen(kit).includes(number)) return 'After ArrowDown, the active row is out of sight. Look up `scrollIntoView`.';
      if (!standsOut(kit, number)) return 'The active row looks like the others, so people with a keyboard do not see where they are. Use the class `active` or `:focus`.';
      for (let presses = 0; presses < 15; presses++) await kit.press('ArrowUp');
      if (active(kit) !== start + 3) return 'ArrowUp does not go back from row to row. Look up the `keydown` event and `event.key`.';
      if (!seen(kit).includes(start + 3)) return 'After ArrowUp, the active row is out of sight. Look up `scrollIntoView`.';
      if (kit.tabStops().some(({ tabIndex }) => tabIndex > 0)) return 'A `tabindex` above 0 changes the order of Tab on the whole page. Look up `tabindex`.';
      const scroller = scrollerOf(kit);
      const rowStops = kit.tabStops().filter((stop) => stop !== scroller && kit.isWithin(stop, scroller));
      const next = await kit.tab();
      return (rowStops.length <= 1 && !(next && kit.isWithin(next, scroller))) || 'Tab goes from row to row, so people need thousands of presses to leave the list. Look up roving `tabindex`.';
    },
  },
  {
    id: 'focus-survives',
    title: 'The focus stays',
    clock: true,
    passed: 'After scrolling away and back, the focus is at the same row.',
    notYet: 'The focus is lost when its row is scrolled out of sight. Look up `aria-activedescendant`, or keep that row on the page.',
    run: async (kit) => {
      if (heldRows() > 500 || !(await enter(kit))) return false;
      for (let presses = 0; presses < 4; presses++) await kit.press('ArrowDown');
      const number = active(kit);
      if (number === 0) return false;
      await scrollTo(kit, 9000);
      const element = kit.focused();
      if (!element || !(element === scrollerOf(kit) || kit.isWithin(element, scrollerOf(kit)))) return false;
      await scrollTo(kit, 1);
      if (active(kit) !== number) return `The focus was at row ${number}, and after scrolling away and back it is not. Look up \`aria-activedescendant\`, or keep that row on the page.`;
      await scrollTo(kit, 9000);
      await kit.press('ArrowDown');
      if (active(kit) !== number + 1) return 'After scrolling away, ArrowDown goes to a wrong row. Remember the active row in a variable.';
      return seen(kit).includes(number + 1) || 'After scrolling away, ArrowDown goes to a row that is out of sight. Look up `scrollIntoView`.';
    },
  },
  {
    id: 'jump',
    title: 'Go to a row',
    clock: true,
    passed: 'A number and Enter go to its row.',
    notYet: 'A number and Enter do not go to the row, so people have to scroll for minutes. Look up the `submit` event.',
    run: async (kit) => {
      if (heldRows() > 500) return false;
      const field = kit.get(['textbox', 'spinbutton', 'searchbox'], {
        name: /row|number/i,
        words: 'The field “Go to row” is missing or has no label. Put it back; look up the `label` element.',
      });
      if (!/row|number/i.test(kit.seenText())) return 'The label “Go to row” is not visible, so sighted people do not know what the field is for. Look up the `label` element.';
      for (const number of [7777, 12, count]) {
        await kit.fill(field, String(number));
        await kit.press('Enter');
        await frame(kit);
        await kit.until(() => isThere(kit, number));
        if (!seen(kit).includes(number)) return `After ${number} and Enter, row ${number} is out of sight. Look up the \`submit\` event and \`scrollTop\`.`;
        const isTold = kit.announcements().some(({ text }) => numberIn({ textContent: text }) === number || text.includes(String(number)));
        if (active(kit) !== number && !isTold) return `Row ${number} is in sight, but neither the focus nor an announcement goes there, so screen reader users do not notice. Look up \`focus()\`.`;
      }
      for (const text of ['0', '99999', 'beans']) {
        await kit.fill(field, text);
        await kit.press('Enter');
        await frame(kit);
        if (kit.errors().length > 0 || kit.submitted().length > 0 || !isFilled(kit))
          return `There is no row “${text}”, and typing it breaks the list or sends the form. Check the number first; look up \`Number.isInteger\`.`;
      }
      await enter(kit);
      await kit.press('ArrowUp');
      return active(kit) > 0 || 'After a row that does not exist was typed, the arrow keys do nothing. Check the number first; look up `Number.isInteger`.';
    },
  },
  {
    id: 'little-work',
    title: 'Little work',
    clock: true,
    passed: 'One scroll builds at most 80 rows, however far it goes.',
    notYet: 'Every scroll builds too many rows, and the page stutters. Build only the rows in sight; look up `scrollTop`.',
    run: async (kit) => {
      if (heldRows() > 500) return false;
      for (const number of [2, 3, 40, 5000, 4999, count, 1]) {
        const built = await builtWhile(kit, () => scrollTo(kit, number));
        if (built > most) return `Scrolling to row ${number} builds ${built} rows; 80 is the limit. Build only the rows in sight.`;
      }
      const built = await builtWhile(kit, async () => {
        for (let step = 1; step <= 10; step++) await scrollTo(kit, 1 + step);
      });
      return built <= most * 10 || `Ten small scrolls build ${built} rows. Keep the rows that stay in sight; look up \`getElementById\`.`;
    },
  },
];
