// HTML in the editor: the language, what is completed and explained, and tags that belong together.

import { css } from '@codemirror/lang-css';
import { autoCloseTags, htmlLanguage } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { LanguageSupport } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { completeHtml } from './html-completion.ts';
import { explainOnHover } from './html-hover.ts';
import { matchingTags } from './matching-tags.ts';
import { renameTagPairs } from './rename-tag-pairs.ts';

export function htmlSupport(hasPage: (path: string) => Promise<boolean>): Extension {
  return [
    new LanguageSupport(htmlLanguage, [
      htmlLanguage.data.of({ autocomplete: completeHtml(hasPage) }),
      autoCloseTags,
      javascript().support,
      css().support,
    ]),
    explainOnHover(hasPage),
    matchingTags,
    renameTagPairs,
  ];
}
