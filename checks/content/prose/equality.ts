// Finds non-inclusive words, with retext-equality.
import retextEnglish from 'retext-english';
import retextEquality from 'retext-equality';
import retextStringify from 'retext-stringify';
import { unified } from 'unified';

/** A word or phrase that should be replaced. */
export interface UnequalWord {
  line: number;
  message: string;
}

/** Correct in a text about computers. */
const technical = [
  // Values and fields.
  'invalid',
  'disabled',
  // Characters and cases.
  'special',
  // Programs that hang, and posters on a wall.
  'hang',
  // Shadow hosts and web hosts.
  'host',
  'hosts',
  // Selectors and tables.
  'simple',
  // Processes and nodes.
  'execute',
  'kill',
  // "So that everyone knows what to enter" is about labels.
  'everyone knows',
  // Already on the list of banned words.
  'actually',
  'basically',
  'clearly',
  'easily',
  'easy',
  'just',
  'obviously',
  'of course',
  'simply',
];

const processor = unified()
  .use(retextEnglish)
  .use(asOneParagraph)
  .use(retextEquality, { ignore: technical })
  .use(retextStringify)
  .freeze();

interface TextNode {
  type: string;
  children?: TextNode[];
}

/**
 * The library prepares its rules again for every paragraph, which took most of the time, so the page becomes
 * one paragraph.
 */
function asOneParagraph() {
  return (tree: TextNode): void => {
    const children = (tree.children ?? []).flatMap((node) =>
      node.type === 'ParagraphNode' ? (node.children ?? []) : [node],
    );
    tree.children = [{ type: 'ParagraphNode', children }];
  };
}

/** Words to replace in a text, with the line. */
export function findUnequalWords(text: string): UnequalWord[] {
  return processor.processSync(text).messages.map(({ line, actual, expected }) => {
    const better = (expected ?? []).slice(0, 3).map((word) => `"${word}"`);
    const advice = better.length > 0 ? `Better: ${better.join(', ')}.` : 'Say it another way.';
    return { line: line ?? 1, message: `"${actual ?? 'This word'}" may leave people out. ${advice}` };
  });
}
