import * as text from '#messages/folder-check.ts';

interface FolderStartProps {
  pick?(): void;
  pickZip?(): void;
}

/** What the server renders, and the browser until a folder is chosen. */
export function FolderStart({ pick, pickZip }: FolderStartProps) {
  return (
    <div className="folder-check-start">
      <p>{text.howToStart}</p>
      <button type="button" className="button" onClick={pick}>
        {text.chooseFolder}
      </button>
      <button type="button" className="button button-quiet" onClick={pickZip}>
        {text.chooseZip}
      </button>
    </div>
  );
}
