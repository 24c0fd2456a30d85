// Shows the pictures of the page in a dialog. Without this script, each picture is a link to its large file.
const openers = [...document.querySelectorAll('.gallery .open')];
const viewer = document.querySelector('.viewer');
const picture = viewer.querySelector('img');
const caption = viewer.querySelector('#caption');
const place = viewer.querySelector('.place');

let current = 0;

function show(index) {
  current = (index + openers.length) % openers.length;
  const small = openers[current].querySelector('img');
  // The browser chooses again, because the picture has more room here.
  picture.sizes = 'min(92vw, 60rem)';
  picture.srcset = small.srcset;
  picture.src = small.src;
  picture.alt = small.alt;
  caption.textContent = openers[current].closest('figure').querySelector('figcaption').textContent;
  place.textContent = `${current + 1} of ${openers.length}`;
}

for (const [index, opener] of openers.entries()) {
  opener.addEventListener('click', (event) => {
    // With these keys, people want a new tab or a new window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(index);
    viewer.showModal();
  });
}

viewer.querySelector('.previous').addEventListener('click', () => show(current - 1));
viewer.querySelector('.next').addEventListener('click', () => show(current + 1));
viewer.querySelector('.close').addEventListener('click', () => viewer.close());

viewer.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowRight') show(current + 1);
  else if (event.key === 'ArrowLeft') show(current - 1);
  else return;
  event.preventDefault();
});

// Escape closes a modal dialog without a script. The focus goes to the picture that was seen last.
viewer.addEventListener('close', () => openers[current].focus());
