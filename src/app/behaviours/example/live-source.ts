// A source that readers change, and everything that follows it.
import type { LiveSource } from './view-script.ts';

export interface WritableSource extends LiveSource {
  write(text: string): void;
}

/** `sheet` returns the style sheet beside the source as it is now. */
export function createSource(original: string, sheet = () => ''): WritableSource {
  const listeners = new Set<(text: string) => void>();
  let text = original;
  return {
    original,
    get text() {
      return text;
    },
    get sheet() {
      return sheet();
    },
    listen(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    write(next) {
      text = next;
      for (const changed of listeners) changed(text);
    },
  };
}
