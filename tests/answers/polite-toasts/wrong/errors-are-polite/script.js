const messages = document.querySelector('[role=status]');
const errors = document.querySelector('[role=alert]');

/** What closes each toast that is open, the oldest first. */
const open = new Set();

function show(region, words, opener) {
  const toast = document.createElement('div');
  const text = document.createElement('p');
  text.textContent = words;
  const button = document.createElement('button');
  button.textContent = 'Close';
  toast.append(text, button);

  let timer;
  let isHovered = false;
  const close = () => {
    const hadFocus = toast.contains(document.activeElement);
    open.delete(close);
    toast.remove();
    if (hadFocus) opener.focus();
  };
  // Nobody who is busy with a toast should lose it.
  const wait = () => {
    clearTimeout(timer);
    const isBusy = isHovered || toast.contains(document.activeElement);
    if (!isBusy) timer = setTimeout(close, 6000);
  };
  toast.addEventListener('pointerenter', () => {
    isHovered = true;
    wait();
  });
  toast.addEventListener('pointerleave', () => {
    isHovered = false;
    wait();
  });
  toast.addEventListener('focusin', wait);
  toast.addEventListener('focusout', () => setTimeout(wait));
  toast.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  button.addEventListener('click', close);

  region.append(toast);
  open.add(close);
  const [oldest] = open;
  if (open.size > 5) oldest();
  wait();
}

for (const button of document.querySelectorAll('main button'))
  button.addEventListener('click', () => {
    if (button.value === 'Poppies') show(messages, 'The poppies are gone. Somebody was quicker.', button);
    else show(messages, `${button.value} are in your bag.`, button);
  });
