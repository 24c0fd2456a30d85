// How good the reader's line is, as far as their browser says.

export function connection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}

/** What a browser says about the connection; not all do. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether code that a click needs may be loaded before the click. On a slow or metered connection, loading the document of
 * the next page is faster and smaller than loading the code that draws it.
 */
export function allowsCodeAhead(connection: Connection | undefined): boolean {
  return allowsPrefetch(connection) && connection?.effectiveType !== '3g';
}

/** Whether something may be fetched ahead of need. Slow means 2g in any form; a browser that says nothing allows it. */
export function allowsPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
