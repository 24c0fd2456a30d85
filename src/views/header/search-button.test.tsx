import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SearchButton } from './search-button.tsx';

test('the hint shows the shortcut of the search for both kinds of keyboard', () => {
  expect(renderToStaticMarkup(<SearchButton />)).toContain(
    '<span class="key-hint" aria-hidden="true"><kbd class="apple-only">⌘</kbd>' +
      '<kbd class="not-apple">Ctrl</kbd><kbd>K</kbd></span>',
  );
});
