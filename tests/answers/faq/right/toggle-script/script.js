const all = [...document.querySelectorAll('details')];
for (const details of all)
  details.addEventListener('toggle', () => {
    if (details.open) for (const other of all) if (other !== details) other.open = false;
  });
