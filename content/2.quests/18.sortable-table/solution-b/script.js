const table = document.querySelector('[role=table]');
const headers = [...document.querySelectorAll('[role=columnheader]')];
const alphabet = new Intl.Collator('en');

const rows = boats.map((boat) => {
  const row = document.createElement('div');
  row.role = 'row';
  for (const text of boat) {
    const cell = document.createElement('div');
    cell.role = text === boat[0] ? 'rowheader' : 'cell';
    cell.textContent = text;
    row.append(cell);
  }
  return row;
});
table.append(...rows);

/** What is sorted by: the words, the number or the day of a cell. */
const values = [
  (text) => text,
  (text) => text,
  (text) => parseFloat(text),
  (text) => new Date(text).getTime(),
];

for (const [column, header] of headers.entries()) {
  const button = document.createElement('button');
  button.textContent = header.textContent;
  header.replaceChildren(button);
  button.onclick = () => {
    const step = header.ariaSort === 'ascending' ? -1 : 1;
    for (const other of headers) other.ariaSort = 'none';
    header.ariaSort = step === 1 ? 'ascending' : 'descending';
    const value = (row) => values[column](row.children[column].textContent);
    rows.sort((one, other) => {
      const isText = typeof value(one) === 'string';
      const order = isText ? alphabet.compare(value(one), value(other)) : value(one) - value(other);
      return order * step;
    });
    // A row that is in the table already moves.
    table.append(...rows);
  };
}
