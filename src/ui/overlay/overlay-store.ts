// Overlays opened from code instead of from markup. The store tracks open overlays and resolves the callers'
// promises; `overlay-host.tsx` renders them.

/** Props that the host passes to the component of an overlay, besides the overlay's own. */
export interface OverlayControls<Result = unknown> {
  open: boolean;
  /** Closes and resolves the promise of `open`. A dismissal (Escape, a click outside) passes nothing. */
  onClose: (value?: Result) => void;
  /** Must be called when the closing animation is over; the host then removes the component. */
  onAfterLeave: () => void;
}

/** A component that can be shown as an overlay. */
type OverlayComponent<Props extends OverlayControls<never>> = (props: Props) => unknown;

type OwnProps<Props> = Partial<Omit<Props, keyof OverlayControls>>;
type ResultOf<Props extends OverlayControls<never>> = Parameters<Props['onClose']>[0];

interface OverlayOptions<Props> {
  props?: OwnProps<Props>;
  defaultOpen?: boolean;
  /** Deletes the overlay after it has closed: later calls with its id throw. */
  destroyOnClose?: boolean;
}

/** The handle returned to the code that created an overlay. */
interface OverlayHandle<Props extends OverlayControls<never>> {
  id: symbol;
  open: (props?: OwnProps<Props>) => Promise<ResultOf<Props>>;
  close: (value?: ResultOf<Props>) => void;
  patch: (props: OwnProps<Props>) => void;
}

/** An overlay that is open or still closing. */
export interface ShownOverlay {
  /** Its description is different for every overlay of a store. */
  id: symbol;
  component: OverlayComponent<never>;
  props: object;
  isOpen: boolean;
}

interface OverlayRecord {
  component: OverlayComponent<never>;
  creationProps: object;
  destroyOnClose: boolean;
  waiting: ((value: unknown) => void)[];
}

export type Overlays = ReturnType<typeof createOverlays>;

/** An empty store. A call with an unknown id throws `Overlay not found`. */
export function createOverlays() {
  const records = new Map<symbol, OverlayRecord>();
  const listeners = new Set<() => void>();
  // In the order of opening, replaced as a whole on every change.
  let shown: readonly ShownOverlay[] = [];
  let created = 0;

  function getRecord(id: symbol): OverlayRecord {
    const record = records.get(id);
    if (!record) throw new Error('Overlay not found');
    return record;
  }

  function show(next: readonly ShownOverlay[]) {
    shown = next;
    for (const listener of listeners) listener();
  }

  function change(id: symbol, changes: Partial<ShownOverlay>) {
    show(shown.map((overlay) => (overlay.id === id ? { ...overlay, ...changes } : overlay)));
  }

  function create<Props extends OverlayControls<never>>(
    component: OverlayComponent<Props>,
    { props = {}, defaultOpen = false, destroyOnClose = false }: OverlayOptions<Props> = {},
  ): OverlayHandle<Props> {
    created += 1;
    const id = Symbol(`overlay ${created}`);
    records.set(id, { component, creationProps: props, destroyOnClose, waiting: [] });
    if (defaultOpen) appear(id, {});
    return {
      id,
      open: (given) => open(id, given) as Promise<ResultOf<Props>>,
      close: (value) => close(id, value),
      patch: (changes) => patch(id, changes),
    };
  }

  function appear(id: symbol, given: object) {
    const { component, creationProps } = getRecord(id);
    const props = { ...creationProps, ...given };
    if (shown.some((overlay) => overlay.id === id)) change(id, { props, isOpen: true });
    else show([...shown, { id, component, props, isOpen: true }]);
  }

  /**
   * Opens with the creation props and these; earlier changes by `patch` are discarded. Resolved by `close`.
   */
  function open(id: symbol, props: object = {}): Promise<unknown> {
    const { waiting } = getRecord(id);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    waiting.push(resolve);
    appear(id, props);
    return promise;
  }

  /** Starts the closing animation and resolves every promise of `open`. */
  function close(id: symbol, value?: unknown) {
    const waiting = getRecord(id).waiting.splice(0);
    if (isOpen(id)) change(id, { isOpen: false });
    for (const resolve of waiting) resolve(value);
  }

  function closeAll() {
    for (const { id } of shown) close(id);
  }

  /** Merges into the props of a visible overlay; a hidden one is reset by its next `open` anyway. */
  function patch(id: symbol, props: object) {
    getRecord(id);
    const overlay = shown.find((candidate) => candidate.id === id);
    if (overlay) change(id, { props: { ...overlay.props, ...props } });
  }

  /** Removes the overlay from the page. The host calls it after the closing animation. */
  function unmount(id: symbol) {
    const { destroyOnClose } = getRecord(id);
    close(id);
    show(shown.filter((overlay) => overlay.id !== id));
    if (destroyOnClose) records.delete(id);
  }

  function isOpen(id: symbol): boolean {
    getRecord(id);
    return shown.some((overlay) => overlay.id === id && overlay.isOpen);
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { create, open, close, closeAll, patch, unmount, isOpen, subscribe, snapshot: () => shown };
}
