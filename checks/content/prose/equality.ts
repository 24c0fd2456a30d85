// Words that leave people out, by retext-equality.
import retextEnglish from 'retext-english';
import retextEquality from 'retext-equality';
import retextStringify from 'retext-stringify';
import { unified } from 'unified';

/** A word or phrase that should be another. */
export interface UnequalWord {
  line: number;
  message: string;
}

/** Right in a text about computers. */
const technical = [
  // Values and fields.
  'invalid',
  'disabled',
  // Characters and cases.
  'special',
  // Programs, and posters on a wall.
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
  // On the list of banned words already.
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

/** The rules are prepared again for every paragraph, which took most of the time, so the page is made one. */
function asOneParagraph() {
  return (tree: TextNode): void => {
    const children = (tree.children ?? []).flatMap((node) =>
      node.type === 'ParagraphNode' ? (node.children ?? []) : [node],
    );
    tree.children = [{ type: 'ParagraphNode', children }];
  };
}

/** What to say otherwise in a text, with the line. */
export function findUnequalWords(text: string): UnequalWord[] {
  return processor.processSync(text).messages.map(({ line, actual, expected }) => {
    const better = (expected ?? []).slice(0, 3).map((word) => `"${word}"`);
    const advice = better.length > 0 ? `Better: ${better.join(', ')}.` : 'Say it another way.';
    return { line: line ?? 1, message: `"${actual ?? 'This word'}" may leave people out. ${advice}` };
  });
}
