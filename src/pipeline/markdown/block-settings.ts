// The YAML that some blocks carry between two lines of dashes. The MDC parser passes over mistakes in it; an
// author wants to hear of them.
import type { Root } from 'mdast';
import { isMap, LineCounter, parseDocument } from 'yaml';
import { explainYaml } from '../explain-yaml.ts';
import type { ContentCode } from '../problem-codes.ts';
import { type DocumentContext, lineOf } from './context.ts';
import { walk } from './walk.ts';

interface BlockWithSettings {
  type: string;
  name?: string;
  rawData?: string;
  position?: { start: { line: number } };
}

/** Reports YAML that cannot be read and takes it away, so that the rest of the page can be. */
export function checkBlockSettings(tree: Root, context: DocumentContext): void {
  walk<BlockWithSettings>(tree, (block) => {
    if (typeof block.rawData !== 'string') return;
    const counter = new LineCounter();
    const yaml = block.rawData.replace(/\s-+$/, '');
    const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false, logLevel: 'error' });
    const problem = problemOf(document);
    if (!problem) return;
    // The settings start two lines below the block's name: after the name and after the dashes.
    const first = (lineOf(block) ?? 0) + 1;
    const line = problem.position === null ? first : first + counter.linePos(problem.position).line;
    context.report(problem.code, line, `The settings of the block "${block.name}" ${problem.message}`);
    block.rawData = '';
  });
}

function problemOf(
  document: ReturnType<typeof parseDocument>,
): { code: ContentCode; position: number | null; message: string } | null {
  const invalid = ({ message }: Error, position: number | null) => ({
    code: 'block-settings-yaml' as const,
    position,
    message: `are not valid YAML: ${explainYaml(message)}`,
  });
  const [syntax] = document.errors;
  if (syntax) return invalid(syntax, syntax.pos[0]);
  if (document.contents !== null && !isMap(document.contents))
    return { code: 'block-settings-shape', position: null, message: 'must be "key: value" lines.' };
  try {
    document.toJS();
    return null;
  } catch (error) {
    return invalid(error as Error, null);
  }
}
