const rows = document.getElementById('rows');

for (let number = 1; number <= count; number++) {
  const row = document.createElement('div');
  row.className = 'row';
  row.textContent = lineOf(number);
  rows.append(row);
}
