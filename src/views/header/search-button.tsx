import { Icon } from '#ui/icon.tsx';

/** Opens the search. Its name is the text in it; the hint shows the key of the reader's own keyboard. */
export function SearchButton() {
  return (
    <button type="button" className="search-button" data-open-search="" data-tip="Search">
      <Icon name="i-lucide-search" />
      <span>Search...</span>
      <span className="key-hint" aria-hidden="true">
        <kbd className="apple-only">⌘</kbd>
        <kbd className="not-apple">Ctrl</kbd>
        <kbd>K</kbd>
      </span>
    </button>
  );
}
