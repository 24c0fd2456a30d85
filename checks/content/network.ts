// Examples must work offline, and their pictures must have a size.
import type { Problem } from '#pipeline/problem.ts';
import { errorFor } from './checked-page.ts';
import type { Example } from './examples/examples.ts';

const errorAt = errorFor('check-network');

const fetched =
  /<(?:img|script|iframe|video|audio|source|track|embed|object|input)\b[^>]*?\s(?:src|srcset|data|poster)=["']?(https?:)?\/\/[^\s"'>]+/gi;
const picture = /<img\b[^>]*>/gi;

/** Live examples that would load from other hosts, and pictures without a size. */
export function checkNetwork(examples: readonly Example[]): Problem[] {
  return examples.flatMap((example) => {
    if (example.intent.kind !== 'example') return [];
    const { code, line } = example.fence;
    const at = (index: number) => line + code.slice(0, index).split('\n').length;
    const outside = [...code.matchAll(fetched)].map((match) =>
      errorAt(
        example,
        at(match.index),
        'The example fetches something from the network. Use a relative address, such as "cat.jpg".',
      ),
    );
    const unsized = [...code.matchAll(picture)]
      .filter(([tag]) => !/\swidth=/.test(tag) || !/\sheight=/.test(tag))
      .map((match) =>
        errorAt(
          example,
          at(match.index),
          'The picture has no width and height. Give both: nothing moves when it loads.',
        ),
      );
    return [...outside, ...unsized];
  });
}
