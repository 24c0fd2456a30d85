// The toasts of the site: queued, shown, closed, and removed a moment later. It controls their lifetime but
// not their rendering, so that a page can add one before the component has loaded.
import { constants } from '#schema/constants.ts';
import { checkToast, type Toast, type ToastInput } from './toast.ts';
import { type Clock, createToastTimers, durationOf, pageClock } from './toast-timers.ts';

export interface ToastStore {
  /** Queues a toast, or merges it into the one with its id. Throws if the fields are invalid. */
  add(input: ToastInput): Toast;
  update(id: string, patch: Omit<ToastInput, 'id'>): void;
  /** Closes a toast; it stays listed while its animation runs. */
  remove(id: string): void;
  /** Removes all of them at once. */
  clear(): void;
  /** The visible toasts, oldest first. The same array until something changes. */
  list(): readonly Toast[];
  subscribe(listener: () => void): () => void;
  /** Pauses the timers of all open toasts. */
  pause(): void;
  resume(): void;
}

export function createToastStore(given: Partial<Clock> = {}): ToastStore {
  const clock: Clock = { ...pageClock, ...given };
  const timers = createToastTimers(clock, {
    onClose: (id) => change(id, { open: false }),
    onGone: (id) => publish(shown.filter((toast) => toast.id !== id)),
  });
  const listeners = new Set<() => void>();
  let shown: readonly Toast[] = [];
  let queue: readonly Toast[] = [];
  let isMoving = false;
  let count = 0;

  function publish(next: readonly Toast[]): void {
    shown = next;
    for (const listener of listeners) listener();
  }

  function find(id: string): Toast | undefined {
    return [...shown, ...queue].find((toast) => toast.id === id);
  }

  function unusedId(): string {
    do count += 1;
    while (find(`toast-${count}`));
    return `toast-${count}`;
  }

  /** One toast per tick, so that those of one event appear in order. */
  function moveQueue(): void {
    if (isMoving || queue.length === 0) return;
    isMoving = true;
    clock.tick(() => {
      isMoving = false;
      const [toast, ...rest] = queue;
      queue = rest;
      moveQueue();
      if (toast) show(toast);
    });
  }

  function show(toast: Toast): void {
    const excess = Math.max(0, shown.length + 1 - constants.toast.maxShown);
    for (const { id } of shown.slice(0, excess)) timers.stop(id);
    timers.start(toast);
    publish([...shown.slice(excess), toast]);
  }

  function change(id: string, patch: ToastInput, isRenewed = false): Toast | undefined {
    const before = find(id);
    if (!before) return undefined;
    const after: Toast = { ...before, ...patch, id, open: patch.open ?? before.open };
    const replace = (toast: Toast) => (toast === before ? after : toast);
    if (queue.includes(before)) {
      queue = queue.map(replace);
      return after;
    }
    const hasTurned = after.open !== before.open;
    const hasNewDuration = after.open && durationOf(after) !== durationOf(before);
    if (isRenewed || hasTurned || hasNewDuration) timers.start(after);
    publish(shown.map(replace));
    return after;
  }

  return {
    add(input) {
      checkToast(input);
      const toast: Toast = { ...input, id: input.id ?? unusedId(), open: input.open ?? true };
      const merged = change(toast.id, toast, true);
      if (merged) return merged;
      queue = [...queue, toast];
      moveQueue();
      return toast;
    },
    update(id, patch) {
      if (!find(id)) return;
      checkToast(patch);
      change(id, patch);
    },
    remove(id) {
      // A toast that was never visible needs no closing animation.
      queue = queue.filter((toast) => toast.id !== id);
      change(id, { open: false });
    },
    clear() {
      queue = [];
      for (const { id } of shown) timers.stop(id);
      publish([]);
    },
    list: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    pause: timers.hold,
    resume: timers.release,
  };
}
