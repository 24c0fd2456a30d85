const body = document.querySelector('tbody');

for (const boat of boats) {
  const row = body.insertRow();
  for (const text of boat) row.insertCell().textContent = text;
}
