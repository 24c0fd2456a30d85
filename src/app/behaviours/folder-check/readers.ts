// Reads pages and style sheets for the check of a folder, with the parser that finds problems in the playground.
import type { PageReading, Readers } from '#learning/folder-check/folder.ts';
import { findCssProblems } from '../play/css-problems.ts';
import { findProblems } from '../play/html-problems.ts';
import { isElement, parseSource } from '../play/parse-source.ts';

function readPage(source: string): PageReading {
  const problems = findProblems(source, true);
  // A source that is too long is not parsed at all.
  if (problems[0]?.code === 'not-checked') return { problems, tags: [], title: null, isWhole: false };
  const { nodes, stoppedAt } = parseSource(source, true, () => {});
  const elements = nodes.filter(isElement);
  const title = elements.find(
    ({ tagName, namespaceURI }) => tagName === 'title' && !namespaceURI.includes('svg'),
  );
  return {
    problems,
    tags: elements.flatMap(({ tagName, attrs, sourceCodeLocation }) =>
      sourceCodeLocation
        ? [
            {
              name: tagName,
              attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
              line: sourceCodeLocation.startLine,
            },
          ]
        : [],
    ),
    title: title
      ? title.childNodes
          .map((node) => ('value' in node && node.nodeName === '#text' ? node.value : ''))
          .join('')
      : null,
    isWhole: stoppedAt === null,
  };
}

export const readers: Readers = { readPage, cssProblems: findCssProblems };
