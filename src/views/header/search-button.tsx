import { keyLabels } from '#lib/key-labels.ts';
import * as text from '#messages/shell.ts';
import { constants } from '#schema/constants.ts';
import { Icon } from '#ui/icon.tsx';

/** Opens the search. Its name is its text; the hint shows the shortcut for the reader's keyboard. */
export function SearchButton() {
  return (
    <button type="button" className="search-button" data-open-search="" data-tip={text.search}>
      <Icon name="i-lucide-search" />
      <span>{text.searchPrompt}</span>
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
