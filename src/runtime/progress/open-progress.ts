// The progress of this device, the same for everything in the document that asks.
import { openIndexedStore } from './indexed-store.ts';
import { createLastingStore } from './lasting-store.ts';
import { createProgress, type Progress } from './progress.ts';
import type { ProgressSign } from './progress-sign.ts';

let progress: Progress | null = null;

/** Never rejects: where nothing can be kept, what is marked lives as long as the document. */
export async function openProgress(sign: ProgressSign): Promise<Progress> {
  progress ??= createProgress({
    store: createLastingStore(openIndexedStore),
    sign,
    channel: openChannel(),
    now: Date.now,
  });
  return progress;
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('plinth-progress');
  } catch {
    return null;
  }
}
