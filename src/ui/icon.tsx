// An icon by name, rendered inline. The source of the shapes is provided by context.
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { type IconShape, iconKey } from '#lib/icon.ts';
import { constants } from '#schema/constants.ts';

type FindIcon = (name: string) => IconShape | null;

/**
 * A function if all icons are available synchronously; in the browser an object, because icons may load
 * later.
 */
export type IconSource =
  | FindIcon
  | { find: FindIcon; subscribe(name: string, changed: () => void): () => void };

export const IconSourceContext = createContext<IconSource>(() => null);

/** Takes one em of space whether or not the icon exists, so that nothing moves. */
export function Icon({ name, className = '' }: { name: string; className?: string }) {
  const shape = useShape(name);
  // Memoised, because React sets the markup again whenever this object changes.
  const markup = useMemo(() => ({ __html: shape?.body ?? '' }), [shape]);
  const key = iconKey(name);
  const classes = ['icon', key && constants.icon.classPrefix + key, className].filter(Boolean).join(' ');
  return (
    <svg
      className={classes}
      width="1em"
      height="1em"
      viewBox={`0 0 ${shape?.width ?? 24} ${shape?.height ?? 24}`}
      aria-hidden="true"
      // The shapes come from icon collections, never from a document.
      dangerouslySetInnerHTML={markup}
    />
  );
}

function useShape(name: string): IconShape | null {
  const source = useContext(IconSourceContext);
  const find = () => (typeof source === 'function' ? source(name) : source.find(name));
  const subscribe = useCallback(
    (changed: () => void) => (typeof source === 'function' ? () => {} : source.subscribe(name, changed)),
    [source, name],
  );
  return useSyncExternalStore(subscribe, find, find);
}
