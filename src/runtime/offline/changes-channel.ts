/** The name of a BroadcastChannel for pages and workers: a reader has saved or removed a pack. */
export const offlineChangesChannel = 'offline-packs';
