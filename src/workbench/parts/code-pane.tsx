// The files: a tab and an editor for each, what is wrong with them, and a status line.
import { type ReactNode, useCallback, useState } from 'react';
import type { Caret } from '../editor/source-editor.ts';
import { FileTabs } from './file-tabs.tsx';
import { PartPanel } from './parts.tsx';
import { ProblemList } from './problem-list.tsx';
import { SourceField } from './source-field.tsx';
import { StatusLine } from './status-line.tsx';
import { useWorkbenchState } from './workbench-context.ts';

interface CodePaneProps {
  /** At the end of the row of file tabs. */
  aside?: ReactNode;
  /** Right after the tabs. */
  tools?: ReactNode;
  /** Whether the problems are listed below the editor, not only shown in it. */
  listsProblems?: boolean;
  /** The handle by which the pane is resized. */
  children?: ReactNode;
}

export function CodePane({ aside, tools, listsProblems = false, children }: CodePaneProps) {
  const files = useWorkbenchState((state) => state.files);
  const [caret, setCaret] = useState<Caret>({ line: 1, column: 1 });
  const [isTabLeaving, setTabLeaving] = useState(true);
  const caretMoved = useCallback((next: Caret) => setCaret(next), []);
  const tabLeaves = useCallback((isLeaving: boolean) => setTabLeaving(isLeaving), []);
  return (
    <PartPanel part="code" name="Code">
      {children}
      <div className="bench-head">
        <FileTabs />
        {tools}
        {aside}
      </div>
      {files.map((file, at) => (
        <SourceField file={file} at={at} caretMoved={caretMoved} tabLeaves={tabLeaves} key={file.name} />
      ))}
      {listsProblems && <ProblemList />}
      <StatusLine caret={caret} isTabLeaving={isTabLeaving} />
    </PartPanel>
  );
}
