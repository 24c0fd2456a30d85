// A tab for each file. It shows how many problems its file has, or that it differs from the start.
import { Icon } from '#ui/icon.tsx';
import { isFileChanged } from '../state/workbench-state.ts';
import { Tabs } from './tabs.tsx';
import { useWorkbench, useWorkbenchState } from './workbench-context.ts';

export function FileTabs() {
  const { store, labels } = useWorkbench();
  const state = useWorkbenchState((all) => all);
  const { files, active, problems } = state;
  return (
    <Tabs
      name="Files"
      className="bench-files"
      tabs={files.map(({ name }) => {
        const count = problems.filter(({ file }) => file === name).length;
        const mark =
          count > 0 ? (
            <ProblemCount count={count} />
          ) : state.locked.includes(name) ? (
            <>
              <Icon name="i-lucide-lock" />
              <span className="sr-only">read-only</span>
            </>
          ) : (
            isFileChanged(state, name) && (
              <i className="bench-changed">
                <span className="sr-only">changed</span>
              </i>
            )
          );
        return { id: name, label: labels[name] ?? name, mark };
      })}
      selected={active}
      select={(file) => store.dispatch({ type: 'open-file', file })}
      panelOf={(name) => filePanelId(files.findIndex((file) => file.name === name))}
    />
  );
}

/** The id of the panel of a file, by its place in the list. */
export function filePanelId(at: number): string {
  return `bench-file-${at}`;
}

export function ProblemCount({ count }: { count: number }) {
  return (
    <span className="bench-count">
      {count.toLocaleString('en')} <span className="sr-only">{count === 1 ? 'problem' : 'problems'}</span>
    </span>
  );
}
