// How good the reader's line is, as far as their browser says.

export function connection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}

/** What a browser says about the connection; not all do. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether something may be fetched ahead of need. Slow means 2g in any form; a browser that says nothing allows it. */
export function allowsPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
