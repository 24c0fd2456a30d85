const viewer = document.querySelector('dialog');

for (const link of document.querySelectorAll('main a'))
  link.addEventListener('click', (event) => {
    event.preventDefault();
    viewer.querySelector('img').src = link.href;
    viewer.show();
  });
