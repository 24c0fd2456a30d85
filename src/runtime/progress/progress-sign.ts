// One key in the browser's storage says whether anything is kept at all. It can be read at once, so that a page whose
// reader has no progress never asks for the code of it.
import type { SafeStorage } from '../storage.ts';

const signKey = 'plinth-progress';

export interface ProgressSign {
  readonly isSet: boolean;
  set(isSet: boolean): void;
  /** The build whose moved pages are known to what is kept; empty before that. */
  build: string;
}

export function createProgressSign(storage: SafeStorage): ProgressSign {
  return {
    get isSet() {
      return storage.get(signKey) !== null;
    },
    set(isSet) {
      if (!isSet) storage.remove(signKey);
      else if (!this.isSet) storage.set(signKey, '');
    },
    get build() {
      return storage.get(signKey) ?? '';
    },
    set build(id) {
      storage.set(signKey, id);
    },
  };
}
