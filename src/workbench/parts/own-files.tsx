// Files that the reader adds. They can be renamed and deleted; those that the task starts with stay.
import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#ui/icon.tsx';
import { fileNameProblem, isAdded } from '../state/workbench-state.ts';
import { useWorkbench, useWorkbenchState } from './workbench-context.ts';

type Naming = 'add' | 'rename';

interface OwnFilesProps {
  /** Called when a file has been deleted, with its text. */
  deleted(file: { name: string; text: string }): void;
}

/** The buttons at the end of the file tabs, and the field for a name. */
export function OwnFiles({ deleted }: OwnFilesProps) {
  const { store, handlers, editors } = useWorkbench();
  const active = useWorkbenchState((state) => state.active);
  const isOwn = useWorkbenchState((state) => isAdded(state, state.active));
  const [naming, setNaming] = useState<Naming | null>(null);

  const finish = (name: string | null) => {
    flushSync(() => {
      if (name !== null && naming === 'rename')
        store.dispatch({ type: 'rename-file', file: active, to: name });
      else if (name !== null) store.dispatch({ type: 'add-file', file: name });
      setNaming(null);
    });
    if (name !== null) handlers.edited();
    // The field is gone with its focus.
    editors.get(store.get().active)?.focus();
  };
  const remove = () => {
    const file = store.get().files.find(({ name }) => name === active);
    store.dispatch({ type: 'delete-file', file: active });
    handlers.edited();
    if (file) deleted(file);
  };

  return (
    <div className="own-files">
      <button type="button" onClick={() => setNaming('add')}>
        <Icon name="i-lucide-plus" />
        <span className="sr-only">Add a file</span>
      </button>
      {isOwn && (
        <>
          <button type="button" onClick={() => setNaming('rename')}>
            <Icon name="i-lucide-pencil" />
            <span className="sr-only">{`Rename ${active}`}</span>
          </button>
          <button type="button" onClick={remove}>
            <Icon name="i-lucide-trash-2" />
            <span className="sr-only">{`Delete ${active}`}</span>
          </button>
        </>
      )}
      {naming && (
        <NameField
          key={naming}
          label={naming === 'add' ? 'Name of the new file' : `New name of ${active}`}
          first={naming === 'add' ? '' : active}
          finish={finish}
        />
      )}
    </div>
  );
}

interface NameFieldProps {
  label: string;
  first: string;
  /** Null when the reader does not want it after all. */
  finish(name: string | null): void;
}

function NameField({ label, first, finish }: NameFieldProps) {
  const { store } = useWorkbench();
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.select(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = field.current?.value.trim() ?? '';
    if (name === first) return finish(null);
    const found = fileNameProblem(store.get(), name);
    if (found === null) return finish(name);
    setProblem(found);
    field.current?.focus();
  };
  return (
    <form
      className="own-file-name"
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') finish(null);
      }}
    >
      <label>
        <span>{label}</span>
        <input
          ref={field}
          defaultValue={first}
          placeholder="parse.js"
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem !== ''}
          aria-describedby="own-file-problem"
        />
      </label>
      <button type="submit" className="button button-small">
        {first === '' ? 'Add' : 'Rename'}
      </button>
      <button type="button" className="button button-small button-quiet" onClick={() => finish(null)}>
        Cancel
      </button>
      <p id="own-file-problem" role="status">
        {problem}
      </p>
    </form>
  );
}
