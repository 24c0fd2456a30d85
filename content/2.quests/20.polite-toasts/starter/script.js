for (const button of document.querySelectorAll('button'))
  button.addEventListener('click', () => {
    if (button.value === 'Poppies') alert('The poppies are gone. Somebody was quicker.');
    else alert(`${button.value} are in your bag.`);
  });
