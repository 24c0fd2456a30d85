// The check of a folder: choosing it, how far it is, and the report.
import '#styles/with-scripts/folder-check.css';
import { type DragEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as text from '#messages/folder-check.ts';
import { Icon } from '#ui/icon.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { FolderSession } from './folder-session.ts';
import { FolderStart } from './folder-start.tsx';
import { countOf, placeOf, type Report, type ReportGroup, reportAsHtml, reportAsText } from './report.ts';
import { findPicker, fromDrop, fromFiles, fromZip } from './sources.ts';

/** Milliseconds between two looks at a folder that is kept open. */
const lookEvery = 2000;

export function FolderCheck({ session }: { session: FolderSession }) {
  const view = useSyncExternalStore(session.subscribe, session.get);
  const { phase, status, report, isLive } = view;
  const folders = useRef<HTMLInputElement>(null);
  const archives = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  useFollowing(session);
  const pick = () => {
    const open = findPicker();
    if (open) void session.open(open());
    else folders.current?.click();
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void session.open(fromDrop(event.dataTransfer));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to what the buttons do
    <div
      className="folder-check-place"
      data-over={isOver ? '' : undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        hidden
        data-folders=""
        aria-label={text.chooseFolder}
        ref={(input) => {
          folders.current = input;
          input?.setAttribute('webkitdirectory', '');
        }}
        onChange={({ currentTarget }) => {
          const { files } = currentTarget;
          if (files?.length) void session.open(Promise.resolve(fromFiles(files)));
          currentTarget.value = '';
        }}
      />
      <input
        type="file"
        hidden
        accept=".zip,application/zip"
        data-archives=""
        aria-label={text.chooseZip}
        ref={archives}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void session.open(fromZip(file));
          currentTarget.value = '';
        }}
      />
      {phase === 'start' && <FolderStart pick={pick} pickZip={() => archives.current?.click()} />}
      <p className="folder-check-status" role="status">
        {status || (phase === 'report' && report && summaryOf(report))}
      </p>
      {report && phase !== 'start' && (
        <FolderReport report={report} isLive={isLive}>
          <button type="button" className="button" onClick={isLive ? () => void session.again() : pick}>
            <Icon name="i-lucide-rotate-ccw" />
            {isLive ? text.again : text.other}
          </button>
          {isLive && (
            <button type="button" className="button button-quiet" onClick={pick}>
              {text.other}
            </button>
          )}
        </FolderReport>
      )}
    </div>
  );
}

function summaryOf({ toDo }: Report): string {
  return toDo === 0 ? text.allRight : `${text.toDo(toDo)}.`;
}

interface FolderReportProps {
  report: Report;
  isLive: boolean;
  children: React.ReactNode;
}

function FolderReport({ report, isLive, children }: FolderReportProps) {
  const { folder, files, pages, groups, next } = report;
  return (
    <section className="folder-report" aria-label={text.reportOf(folder)}>
      <header>
        <h3>{text.reportOf(folder)}</h3>
        <p>{text.counts(files, pages)}</p>
      </header>
      {next && (
        <div className="folder-next">
          <b>{text.next}</b>
          <p>
            <code>{next.where}</code>
          </p>
          <p>
            <Sentence>{`${next.message} ${next.advice}`.trim()}</Sentence>
          </p>
        </div>
      )}
      {groups.map((group) => (
        <Group key={group.title} group={group} />
      ))}
      <footer>
        {children}
        <button type="button" className="button button-quiet" onClick={() => print()}>
          {text.print}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => save(`${folder}-report.txt`, 'text/plain', reportAsText(report))}
        >
          {text.saveText}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => save(`${folder}-report.html`, 'text/html', reportAsHtml(report))}
        >
          {text.saveHtml}
        </button>
        <p>{isLive ? text.watching : text.notWatching}</p>
      </footer>
    </section>
  );
}

function Group({ group }: { group: ReportGroup }) {
  const { title, items, findings } = group;
  return (
    <section className="folder-group" aria-label={title}>
      <h4>
        <span>{title}</span>
        <span>{countOf(group)}</span>
      </h4>
      <ul>
        {items.map(({ id, passed, state, failures }) => (
          <li key={id} data-state={state} data-check={id}>
            <span className="folder-sign">
              <Icon name={state === 'passed' ? 'i-lucide-circle-check' : 'i-lucide-circle-x'} />
            </span>
            <div>
              <p>
                <Sentence>{passed}</Sentence>
              </p>
              {failures.map(({ file, words }) => (
                <p key={`${file} ${words}`}>
                  {file !== null && (
                    <>
                      <code>{file}</code>{' '}
                    </>
                  )}
                  <Sentence>{words}</Sentence>
                </p>
              ))}
            </div>
            <b>{state === 'passed' ? text.passed : text.notYet}</b>
          </li>
        ))}
        {findings.map((finding, at) => (
          <li key={`${at}`} data-state="failed" data-rule={`${finding.file}:${finding.line} ${finding.rule}`}>
            <span className="folder-sign">
              <Icon name="i-lucide-circle-x" />
            </span>
            <div>
              <p>
                <code>{placeOf(finding)}</code>
              </p>
              <p>
                <Sentence>{`${finding.message} ${finding.advice}`}</Sentence>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Looks at the folder while the page is seen. */
function useFollowing(session: FolderSession): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void session.follow();
    }, lookEvery);
    return () => clearInterval(timer);
  }, [session]);
}

function save(name: string, type: string, content: string): void {
  const link = document.createElement('a');
  link.download = name;
  link.href = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
