// The problems of all files by line. Each line number is a button that leads to the place.
import { flushSync } from 'react-dom';
import { Sentence } from '#ui/sentence.tsx';
import type { FileProblem } from '../state/workbench-state.ts';
import { useWorkbench, useWorkbenchState } from './workbench-context.ts';

export function ProblemList() {
  const { store, editors, labels } = useWorkbench();
  const problems = useWorkbenchState((state) => state.problems);
  const more = useWorkbenchState((state) => state.moreProblems);
  const first = useWorkbenchState((state) => state.files[0]?.name);
  if (problems.length === 0) return null;
  const show = ({ file, start, end }: FileProblem) => {
    // The editor must be visible before it can take the focus.
    flushSync(() => {
      store.dispatch({ type: 'open-file', file });
      store.dispatch({ type: 'open-part', part: 'code' });
    });
    editors.get(file)?.select(start, end);
  };
  return (
    <section className="bench-problems" aria-label="Problems">
      <h2>Problems</h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.file} ${problem.start} ${problem.title}`}>
            <button type="button" onClick={() => show(problem)}>
              {`${problem.file === first ? 'Line' : `${labels[problem.file] ?? problem.file} line`} ${problem.line}`}
            </button>
            <div>
              <p>
                <Sentence>{problem.title}</Sentence>
              </p>
              <p>
                <Sentence>{problem.consequence}</Sentence>
                {problem.page && (
                  <>
                    {' '}
                    <a href={problem.page.href}>{problem.page.title}</a>
                  </>
                )}
              </p>
            </div>
            {problem.column !== null && <span>{`column ${problem.column}`}</span>}
          </li>
        ))}
      </ul>
      {more && <p>{more}</p>}
    </section>
  );
}
