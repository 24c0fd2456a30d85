// What is known of one key, and what a component shows of it.

export type AsyncDataStatus = 'idle' | 'pending' | 'success' | 'error';

/** The part of the site's error that every reader of data may rely on. */
export interface AsyncDataError {
  statusCode: number;
  message: string;
  statusMessage?: string;
  data?: unknown;
}

/** A value that is there; in a box, because `undefined` is a value too. */
export interface Held {
  value: unknown;
}

export interface AsyncDataState {
  status: AsyncDataStatus;
  /** Null where the default stands in. */
  held: Held | null;
  error: AsyncDataError | undefined;
  /** Nothing has arrived, failed or been cleared yet. */
  isBlank: boolean;
}

export const blank: AsyncDataState = { status: 'idle', held: null, error: undefined, isBlank: true };

export const cleared: AsyncDataState = { ...blank, isBlank: false };

export function succeeded(value: unknown): AsyncDataState {
  return { status: 'success', held: { value }, error: undefined, isBlank: false };
}

export function failed(error: AsyncDataError): AsyncDataState {
  return { status: 'error', held: null, error, isBlank: false };
}

/** What a component shows: its key's own value or, until the key has had an answer, the one `carried` over from the last key. */
export function shownOf(state: AsyncDataState, carried: Held | null): Held | null {
  return state.held ?? (state.isBlank ? carried : null);
}
