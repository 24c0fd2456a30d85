// An icon by name, drawn inline. Where the shapes come from is given from outside.
import { createContext, useContext } from 'react';

interface IconShape {
  body: string;
  width: number;
  height: number;
  className: string;
}

export type IconSource = (name: string) => IconShape | null;

export const IconSourceContext = createContext<IconSource>(() => null);

/** Takes one em of room whether or not the icon exists, so that nothing moves. */
export function Icon({ name, className = '' }: { name: string; className?: string }) {
  const shape = useContext(IconSourceContext)(name);
  const classes = ['icon', shape?.className, className].filter(Boolean).join(' ');
  return (
    <svg
      className={classes}
      width="1em"
      height="1em"
      viewBox={`0 0 ${shape?.width ?? 24} ${shape?.height ?? 24}`}
      aria-hidden="true"
      // The shapes come from an icon package of the project, never from a document.
      dangerouslySetInnerHTML={{ __html: shape?.body ?? '' }}
    />
  );
}
