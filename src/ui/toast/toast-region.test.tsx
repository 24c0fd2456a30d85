import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ToastRegion } from './toast-region.tsx';
import { createToastStore } from './toast-store.ts';

const render = (label?: string) =>
  renderToStaticMarkup(<ToastRegion store={createToastStore()} {...(label !== undefined && { label })} />);

test('the region is named after its key', () => {
  expect(render()).toContain('role="region" aria-label="Notifications (F8)"');
});

test.each(['', '   '])('a label of "%s" throws', (label) => {
  expect(() => render(label)).toThrow(/"label".*non-empty/);
});
