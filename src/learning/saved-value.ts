// A value that the reader changes on a page: shown at once, then saved, and updated when another tab changes it.
import { createStore, type Store } from '#lib/store.ts';

export interface SavedState<Value> {
  /** False in the document of the server, whose controls do nothing yet. */
  isLive: boolean;
  value: Value;
  /** Changes that are being saved. */
  saving: number;
}

type SavedAction<Value> =
  | { type: 'started' }
  | { type: 'changed'; value: Value }
  /** The change was saved, or could not be: `value` is what is saved now. */
  | { type: 'saved'; value: Value }
  | { type: 'read'; value: Value };

export function reduceSaved<Value>(state: SavedState<Value>, action: SavedAction<Value>): SavedState<Value> {
  switch (action.type) {
    case 'started':
      return { ...state, isLive: true };
    case 'changed':
      return { ...state, value: action.value, saving: state.saving + 1 };
    case 'saved': {
      const saving = state.saving - 1;
      return { ...state, saving, value: saving > 0 ? state.value : action.value };
    }
    case 'read':
      // May be older than a change that is being saved; after that it is read again.
      return state.saving > 0 ? state : { ...state, value: action.value };
  }
}

/** Access to everything that is saved (`Progress` in the running site). */
export interface SavedSource<Saved> {
  open(): Promise<Saved>;
  /** Calls `show` as soon as anything is saved, and after every change, until the signal aborts. */
  follow(signal: AbortSignal, show: (saved: Saved) => Promise<void> | void): void;
}

export interface SavedValue<Value, Saved> extends Pick<Store<SavedState<Value>>, 'get' | 'subscribe'> {
  /** Ends the state of the server's document, and follows what is saved. */
  start(): void;
  change(value: Value, write: (saved: Saved) => Promise<void>): Promise<void>;
  stop(): void;
}

export function createSavedValue<Value, Saved>(
  initial: Value,
  source: SavedSource<Saved>,
  read: (saved: Saved) => Promise<Value>,
): SavedValue<Value, Saved> {
  const store = createStore<SavedState<Value>>({ isLive: false, value: initial, saving: 0 });
  const leaving = new AbortController();
  const dispatch = (action: SavedAction<Value>) => store.set(reduceSaved(store.get(), action));
  return {
    ...store,
    start() {
      dispatch({ type: 'started' });
      source.follow(leaving.signal, async (saved) => dispatch({ type: 'read', value: await read(saved) }));
    },
    async change(value, write) {
      let result = store.get().value;
      dispatch({ type: 'changed', value });
      try {
        const saved = await source.open();
        await write(saved);
        result = await read(saved);
      } finally {
        dispatch({ type: 'saved', value: result });
      }
    },
    stop: () => leaving.abort(),
  };
}
