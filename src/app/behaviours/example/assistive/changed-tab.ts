// A small block on the tab of a view that changed while another one was shown. Opening the view takes it away.

export function markTab(view: HTMLElement): { note(): void; stop(): void } {
  const tab = document.getElementById(view.getAttribute('aria-labelledby') ?? '');
  const mark = document.createElement('span');
  mark.className = 'assistive-new';
  mark.innerHTML = '<span class="sr-only">(changed)</span>';
  const seen = () => mark.remove();
  tab?.addEventListener('click', seen);
  tab?.addEventListener('focus', seen);
  return {
    note() {
      if (tab?.ariaSelected === 'false') tab.append(mark);
    },
    stop() {
      tab?.removeEventListener('click', seen);
      tab?.removeEventListener('focus', seen);
      seen();
    },
  };
}
