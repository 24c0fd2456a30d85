// What a reader asks of the header before the site's script has taken it over: it is noted, and done as soon as it
// can be. Links need none of this.

export interface EarlyActions {
  /** Stops noting; returns how to do what was asked for last. */
  take(): () => void;
}

/** Buttons that wait for the script: they open the search, the menu or a panel. */
const waiting = '[data-open-search], [data-early]';

export function noteEarlyActions(document: Document): EarlyActions {
  const noting = new AbortController();
  const options = { capture: true, signal: noting.signal };
  let asked: HTMLElement | null = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      asked = (target as Element | null)?.closest<HTMLElement>(waiting) ?? asked;
    },
    options,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (!isSearchKey(event, document.documentElement.hasAttribute('data-apple'))) return;
      event.preventDefault();
      asked = document.querySelector<HTMLElement>('[data-open-search]');
    },
    options,
  );
  return {
    take() {
      noting.abort();
      return () => asked?.click();
    },
  };
}

/** Exactly Command and K on an Apple keyboard, exactly Control and K elsewhere. */
export function isSearchKey(
  event: Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
  isApple: boolean,
): boolean {
  const { metaKey, ctrlKey, shiftKey, altKey } = event;
  const isHeld = isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isHeld && !shiftKey && !altKey && event.key.toLowerCase() === 'k';
}
