// The button that copies the whole page as Markdown. The link beside it leads to the same text.
import { sayOnButton } from './say-on-button.ts';

export function copyPage(foot: HTMLElement): (() => void) | undefined {
  const button = foot.querySelector<HTMLElement>('.copy-page');
  const link = foot.querySelector<HTMLAnchorElement>('a[type="text/markdown"]');
  if (!button || !link) return undefined;
  const { say, stop } = sayOnButton(foot);
  const copy = async () => {
    try {
      await writeToClipboard(fetchText(link.href));
      delete link.dataset.offered;
      say(button, 'Copied', 'Copied');
    } catch {
      link.dataset.offered = '';
      say(
        button,
        'Not copied',
        'The page could not be copied. The link View as Markdown leads to the same text.',
      );
    }
  };
  button.addEventListener('click', copy);
  return () => {
    button.removeEventListener('click', copy);
    delete link.dataset.offered;
    stop();
  };
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}

/** Some browsers only copy while a click is being answered: they are handed the promise, not what comes of it. */
async function writeToClipboard(text: Promise<string>): Promise<void> {
  try {
    const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
    // Should the browser refuse before it looks at the text, its failure would go unhandled.
    blob.catch(() => {});
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch {
    await navigator.clipboard.writeText(await text);
  }
}
