import type { Processor } from 'unified';

/** `{` */
const curlyBracket = 123;

/**
 * Takes `{{ … }}` out of the MDC syntax. There is nothing here that such a binding could show, and the words of
 * an author who writes about templates must stay as they are. Attributes in single brackets keep working.
 */
export function withoutBindings(this: Processor): void {
  const extensions = this.data('micromarkExtensions' as never) as unknown as
    | { text?: Record<number, unknown> }[]
    | undefined;
  for (const { text } of extensions ?? []) {
    const constructs = text?.[curlyBracket];
    // The binding comes first in the list and has no name to know it by.
    if (text && Array.isArray(constructs) && constructs.length === 2)
      text[curlyBracket] = constructs.slice(1);
  }
}
