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
  const [, plant, ...more] = window.lineOf(number).split(/[\s,]+/);
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
  if (heldRows() > 500) kit.fail(`The page holds ${heldRows()} rows at once, and can hardly move.`);
  const rows = boxesOfRows().map((element) => ({ element, number: numberIn(element) }));
  if (rows.length < 5) kit.fail('Hardly a row can be seen.');
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

/** What a page puts off until the next frame has then been done. A window that nobody sees draws none. */
const frame = async (kit) => {
  await new Promise((done) => {
    requestAnimationFrame(done);
    setTimeout(done, 1000);
  });
  await kit.settle();
};

const scrollTo = async (kit, number) => {
  await kit.scroll((number - 1) * heightOf(kit), scrollerOf(kit));
  await frame(kit);
};

/** The numbers of the rows that a reader sees whole, or almost. */
const seen = (kit) => {
  const scroller = scrollerOf(kit);
  const isPage = scroller === document.scrollingElement;
  const frame = isPage ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
  return rowsOf(kit)
    .filter(({ element }) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom - top > 1 && top >= frame.top - 2 && bottom <= frame.bottom + 2;
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
    const style = getComputedStyle(rowsOf(kit).find((row) => row.number === wanted).element);
    return looks.map((property) => style.getPropertyValue(property)).join();
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
    passed: 'Wherever one scrolls, the page holds at most 80 rows.',
    notYet: 'The page holds all ten thousand rows at once, and an old phone gives up.',
    run: async (kit) => {
      if (heldRows() > most) return heldRows() >= count ? false : `The page holds ${heldRows()} rows at once.`;
      for (const number of places) {
        await scrollTo(kit, number);
        if (heldRows() > most) return `At row ${number} the page holds ${heldRows()} rows.`;
        if (kit.elements().length > 2000) return `At row ${number} the page still holds a box for every row.`;
      }
      return true;
    },
  },
  {
    id: 'full-height',
    title: 'The height of all rows',
    passed: 'The scroll bar is as long as for ten thousand rows.',
    notYet: 'The scroll bar does not show how much there is.',
    run: async (kit) => {
      const wanted = count * heightOf(kit);
      for (const number of [1, 5000, count]) {
        await scrollTo(kit, number);
        if (Math.abs(scrollerOf(kit).scrollHeight - wanted) > wanted / 100)
          return `At row ${number} the scroll bar does not show that there are ten thousand rows.`;
      }
      return true;
    },
  },
  {
    id: 'row-is-there',
    title: 'The row is there',
    passed: 'Wherever one scrolls, the rows are there at once.',
    notYet: 'Whoever scrolls sees a blank page.',
    run: async (kit) => {
      for (const number of [5000, 1, count, 4321, 4330]) {
        await scrollTo(kit, number);
        if (!seen(kit).includes(number)) return `Whoever scrolls to row ${number} does not find it there.`;
        if (!isFilled(kit)) return `Around row ${number} there are gaps.`;
        const { element } = rowsOf(kit).find((row) => row.number === number);
        const missing = wordsOf(number).find((word) => !element.textContent.includes(word));
        if (missing) return `Row ${number} no longer says “${missing}”.`;
      }
      return true;
    },
  },
  {
    id: 'place-is-told',
    title: 'The place is told',
    passed: 'A screen reader says the number of each row, and that there are ten thousand.',
    notYet: 'A screen reader says “row 1” at every place.',
    run: async (kit) => {
      for (const number of places) {
        await scrollTo(kit, number);
        const rows = rowsOf(kit);
        let last = 0;
        for (const row of rows) {
          const told = [row.element, ...row.element.querySelectorAll('*')].find((one) => rowRoles.includes(kit.roleOf(one)));
          if (!told) return `A screen reader does not know that “${row.element.textContent}” is a row.`;
          const cells = kit.roleOf(told) === 'row' && kit.role(['cell', 'gridcell', 'rowheader'], { within: told });
          if (cells?.length === 0) return 'A screen reader finds rows of a table without a cell.';
          const place = Number(told.getAttribute('aria-posinset') ?? told.getAttribute('aria-rowindex'));
          const around = ancestors(told).find((one) => listRoles.includes(kit.roleOf(one)));
          if (!around || kit.name(around) === '') return 'A screen reader does not say what list or table the rows belong to.';
          const table = told.closest('table, [role="table"], [role="grid"], [role="treegrid"]');
          const size = Number(told.getAttribute('aria-setsize') ?? table?.getAttribute('aria-rowcount'));
          // A header may count as the first row.
          if (![0, 1].includes(size - count)) return 'A screen reader does not say that there are ten thousand rows.';
          if (place - (size - count) !== row.number) return `A screen reader says “${place}” at row ${row.number}.`;
          if (row.number > count) return `There is no row ${row.number}, and the page shows it.`;
          if (row.number <= last) return 'A screen reader reads the rows in another order than they are seen.';
          last = row.number;
        }
      }
      return true;
    },
  },
  {
    id: 'keys',
    title: 'Arrow keys',
    passed: 'Tab leads to the rows, and arrow keys from row to row.',
    notYet: 'Somebody who has only keys cannot go from row to row.',
    run: async (kit) => {
      if (heldRows() > 500 || !(await enter(kit))) return false;
      const start = active(kit);
      if (start > 1) return `Tab leads to row ${start} and not to the first.`;
      for (let presses = 0; presses < 18; presses++)
        if (!(await kit.press('ArrowDown'))) return 'An arrow key moves the focus, and the browser scrolls as well.';
      const number = active(kit);
      if (number !== start + 18) return false;
      if (!seen(kit).includes(number)) return 'The row with the focus is out of sight.';
      if (!standsOut(kit, number)) return 'Nobody sees at which row the keyboard is.';
      for (let presses = 0; presses < 15; presses++) await kit.press('ArrowUp');
      if (active(kit) !== start + 3) return 'Arrow Up does not lead back.';
      if (!seen(kit).includes(start + 3)) return 'On the way up, the row with the focus is out of sight.';
      if (kit.tabStops().some(({ tabIndex }) => tabIndex > 0)) return 'Tab does not go in the order of reading.';
      const scroller = scrollerOf(kit);
      const next = await kit.tab();
      return !next || !kit.isWithin(next, scroller) || 'Tab does not lead out of the rows again.';
    },
  },
  {
    id: 'focus-survives',
    title: 'The focus stays',
    passed: 'Whoever scrolls away and back finds the focus where it was.',
    notYet: 'Whoever scrolls away loses the focus.',
    run: async (kit) => {
      if (heldRows() > 500 || !(await enter(kit))) return false;
      for (let presses = 0; presses < 4; presses++) await kit.press('ArrowDown');
      const number = active(kit);
      if (number === 0) return false;
      await scrollTo(kit, 9000);
      const element = kit.focused();
      if (!element || !(element === scrollerOf(kit) || kit.isWithin(element, scrollerOf(kit)))) return false;
      await scrollTo(kit, 1);
      if (active(kit) !== number) return `The focus was at row ${number}. After a way through the list it is not.`;
      await scrollTo(kit, 9000);
      await kit.press('ArrowDown');
      if (active(kit) !== number + 1) return 'After scrolling away, the next arrow key leads to a wrong row.';
      return seen(kit).includes(number + 1) || 'After scrolling away, an arrow key moves a row that nobody sees.';
    },
  },
  {
    id: 'jump',
    title: 'Go to a row',
    passed: 'A number and Enter lead to its row.',
    notYet: 'Somebody types a number and presses Enter, and nothing happens.',
    run: async (kit) => {
      if (heldRows() > 500) return false;
      const field = kit.get(['textbox', 'spinbutton', 'searchbox'], { name: /row|number/i });
      for (const number of [7777, 12, count]) {
        await kit.fill(field, String(number));
        await kit.press('Enter');
        if (!seen(kit).includes(number)) return `After ${number} and Enter, row ${number} is out of sight.`;
        const isTold = kit.announcements().some(({ text }) => numberIn({ textContent: text }) === number || text.includes(String(number)));
        if (active(kit) !== number && !isTold) return `Row ${number} comes into sight, and a screen reader hears nothing of it.`;
      }
      for (const text of ['0', '99999', 'beans']) {
        await kit.fill(field, text);
        await kit.press('Enter');
        await frame(kit);
        if (kit.errors().length > 0 || kit.submitted().length > 0 || !isFilled(kit))
          return `There is no row “${text}”, and the list breaks over it.`;
      }
      await enter(kit);
      await kit.press('ArrowUp');
      return active(kit) > 0 || 'After a row that does not exist, the arrow keys lead nowhere.';
    },
  },
  {
    id: 'little-work',
    title: 'Little work',
    passed: 'However far one scrolls, the page builds at most 80 rows.',
    notYet: 'Each move of the scroll bar makes the page build too much, and it stutters.',
    run: async (kit) => {
      if (heldRows() > 500) return false;
      for (const number of [2, 3, 40, 5000, 4999, count, 1]) {
        const built = await builtWhile(kit, () => scrollTo(kit, number));
        if (built > most) return `On the way to row ${number} the page builds ${built} rows.`;
      }
      const built = await builtWhile(kit, async () => {
        for (let step = 1; step <= 10; step++) await scrollTo(kit, 1 + step);
      });
      return built <= most * 10 || `For ten small steps the page builds ${built} rows.`;
    },
  },
];
