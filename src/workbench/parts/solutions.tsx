// The solutions of a task in a dialog, side by side, with the lines marked that only one of them has.
import { useLayoutEffect, useRef } from 'react';

/** A solution whose files are highlighted lines already. */
export interface ShownSolution {
  /** `a` or `b`. */
  name: string;
  title: string;
  /** In place of the letter and the title. */
  heading?: string;
  /** HTML: what differs from the other solution. */
  about: string;
  files: readonly { name: string; linesHtml: string }[];
}

interface SolutionsProps {
  title?: string;
  about?: string;
  solutions: readonly ShownSolution[];
  /** Called when the dialog has been closed; the browser has given the focus back by then. */
  closed(): void;
}

export function Solutions({
  title = 'Solutions',
  about = 'Each passes every check. The marked lines are in one of them only.',
  solutions,
  closed,
}: SolutionsProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className="bench-dialog" aria-labelledby="bench-dialog-title" ref={dialog} onClose={closed}>
      <header>
        <h2 id="bench-dialog-title">{title}</h2>
        <p>{about}</p>
        <button
          type="button"
          className="button button-quiet button-small"
          onClick={() => dialog.current?.close()}
        >
          Close
        </button>
      </header>
      <div className="bench-dialog-parts">
        {solutions.map((solution) => (
          <Solution {...solution} key={solution.name} />
        ))}
      </div>
    </dialog>
  );
}

function Solution({ name, title, heading, about, files }: ShownSolution) {
  const label = `solution ${name.toUpperCase()}`;
  return (
    <section>
      <h3>{heading ?? `Solution ${name.toUpperCase()}: ${title}`}</h3>
      {about && <div className="prose" dangerouslySetInnerHTML={{ __html: about }} />}
      {files.map((file) => (
        <figure key={file.name}>
          <figcaption>{file.name}</figcaption>
          {/* biome-ignore lint/a11y/useSemanticElements: a scrollable listing that can be focused */}
          <pre
            className="source-lines"
            role="group"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
            tabIndex={0}
            aria-label={heading ? `${heading}: ${file.name}` : `${file.name} of ${label}`}
          >
            <code dangerouslySetInnerHTML={{ __html: file.linesHtml }} />
          </pre>
        </figure>
      ))}
    </section>
  );
}
