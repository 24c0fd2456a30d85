import type { ReactNode } from 'react';

interface NothingFoundProps {
  /** The words of the way out. */
  clear: string;
  children: ReactNode;
}

/** Stands where a list was narrowed to nothing; a script shows it. */
export function NothingFound({ clear, children }: NothingFoundProps) {
  return (
    <div className="nothing-found" data-nothing="" hidden>
      <p>{children}</p>
      <button type="button" className="button button-quiet" data-clear="">
        {clear}
      </button>
    </div>
  );
}
