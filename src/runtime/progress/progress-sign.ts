// One key in the browser's storage says whether anything is kept at all. It can be read at once, so that a page whose
// reader has no progress never asks for the code of it.
import type { SafeStorage } from '../storage.ts';

const signKey = 'plinth-progress';

export interface ProgressSign {
  readonly isSet: boolean;
  set(isSet: boolean): void;
}

export function createProgressSign(storage: SafeStorage): ProgressSign {
  return {
    get isSet() {
      return storage.get(signKey) !== null;
    },
    set(isSet) {
      if (isSet) storage.set(signKey, '1');
      else storage.remove(signKey);
    },
  };
}
