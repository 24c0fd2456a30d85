import { expandQuery, termsOf } from './expand.js';
import { search } from './search.js';
import { snippet } from './snippet.js';

// Everything that a page needs to show a result.
export function createFinder(index, documents) {
  return (text) => {
    const terms = termsOf(expandQuery(index, text));
    return search(index, text).map(({ doc }) => ({
      section: documents[doc].section,
      title: documents[doc].title,
      parts: snippet(documents[doc].text, terms),
    }));
  };
}
