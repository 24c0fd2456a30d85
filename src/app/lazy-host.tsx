// Code that draws toasts and overlays is fetched when there is something to draw, and stays from then on.
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';

interface Store {
  subscribe(listener: () => void): () => void;
}

interface LazyHostProps<S extends Store> {
  store: S;
  isNeeded(store: S): boolean;
  load(): Promise<ComponentType<{ store: S }>>;
  onError(error: unknown): void;
}

export function LazyHost<S extends Store>({ store, isNeeded, load, onError }: LazyHostProps<S>) {
  const [Host, setHost] = useState<ComponentType<{ store: S }> | null>(null);
  const isAsked = useRef(false);
  const look = useEffectEvent(() => {
    if (isAsked.current || !isNeeded(store)) return;
    isAsked.current = true;
    load().then(
      (Loaded) => setHost(() => Loaded),
      (error: unknown) => {
        isAsked.current = false;
        onError(error);
      },
    );
  });
  useEffect(() => {
    look();
    return store.subscribe(() => look());
  }, [store]);
  return Host && <Host store={store} />;
}
