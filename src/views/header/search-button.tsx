import { keyLabels } from '#lib/key-labels.ts';
import { constants } from '#schema/constants.ts';
import { Icon } from '#ui/icon.tsx';

/** Opens the search. Its name is the text in it; the hint shows the keys of the reader's own keyboard. */
export function SearchButton() {
  return (
    <button type="button" className="search-button" data-open-search="" data-tip="Search">
      <Icon name="i-lucide-search" />
      <span>Search...</span>
      <span className="key-hint" aria-hidden="true">
        {keyLabels(constants.search.shortcut).flatMap(({ apple, other }) =>
          apple === other
            ? [<kbd key={other}>{other}</kbd>]
            : [
                <kbd key="apple" className="apple-only">
                  {apple}
                </kbd>,
                <kbd key="other" className="not-apple">
                  {other}
                </kbd>,
              ],
        )}
      </span>
    </button>
  );
}
