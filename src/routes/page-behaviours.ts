// Which parts of a page come alive, and by which script. A part is found by its selector when a page is shown.
import type { BehaviourEntry } from '#runtime/behaviours.ts';

export const pageBehaviours: readonly BehaviourEntry[] = [];
