// What scripts of the result wrote to the console, with the file and the line.
import { useLayoutEffect, useRef } from 'react';
import type { ConsoleRow } from '../state/workbench-state.ts';
import { useWorkbenchState } from './workbench-context.ts';

const prefixes: Partial<Record<ConsoleRow['level'], string>> = { warn: 'Warning: ', error: 'Error: ' };

export function Console() {
  const rows = useWorkbenchState((state) => state.console);
  const log = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (log.current && rows.length > 0) log.current.scrollTop = log.current.scrollHeight;
  }, [rows]);
  return (
    <div role="log" aria-label="Console" className="bench-log" ref={log}>
      <ol>
        {rows.map(({ level, text, place }, at) => (
          <li data-level={level} key={at}>
            <span>{`${prefixes[level] ?? ''}${text}`}</span>
            <small>{place}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The console as a section below the result, which is there when there is something in it. */
export function ConsoleSection() {
  const isEmpty = useWorkbenchState((state) => state.console.length === 0);
  if (isEmpty) return null;
  return (
    <section className="bench-console" aria-label="Console">
      <h2>Console</h2>
      <Console />
    </section>
  );
}
