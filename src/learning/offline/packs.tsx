// The packs of pages that readers can save: how much room they take, and one row for each.
import { useSyncExternalStore } from 'react';
import { longDate } from '#messages/dates.ts';
import { packAnchor } from '#schema/document-hooks.ts';
import type { Pack } from '#schema/offline.ts';
import { Icon } from '#ui/icon.tsx';
import { bytesInWords, partInWords } from './byte-words.ts';
import { initialView, type OfflineView, type PackAction, type PackState } from './offline-view.ts';

/** The state of the page in the browser; the server has none. */
export interface OfflineStore {
  get(): OfflineView;
  subscribe(changed: () => void): () => void;
  act(action: PackAction, id: string): void;
}

interface PacksProps {
  packs: readonly Pack[];
  store?: OfflineStore;
}

const never = () => () => {};
const initial = () => initialView;

export function OfflinePacks({ packs, store }: PacksProps) {
  const view = useSyncExternalStore(store?.subscribe ?? never, store?.get ?? initial, initial);
  return (
    <>
      <p className="offline-problem" role="status">
        {view.problem}
      </p>
      <Room room={view.room} />
      <ul className="packs">
        {packs.map((pack) => (
          <PackRow
            key={pack.id}
            pack={pack}
            row={view.rows[pack.id] ?? { state: { kind: 'none' }, size: null }}
            isReady={view.isReady}
            act={(action) => store?.act(action, pack.id)}
          />
        ))}
      </ul>
      <p className="offline-note">
        Online, a page always comes from the network first; the saved copy shows only when nothing has come
        for 1.5 seconds. An update fetches what has changed, never the whole pack. The first pack also brings
        what all pages need, such as the search.
      </p>
      <p className="offline-status sr-only" role="status">
        {view.status}
      </p>
    </>
  );
}

function Room({ room }: Pick<OfflineView, 'room'>) {
  return (
    <div className="room">
      <p>
        <span>
          <b className="room-saved">{room && `${bytesInWords(room.saved)} saved`}</b>
          <span className="room-all">{room && room.all > 0 && ` of ${bytesInWords(room.all)}`}</span>
        </span>
        <span className="room-free">
          {room && Number.isFinite(room.free) && `${bytesInWords(room.free)} free for this site`}
        </span>
      </p>
      <div className="room-bar">
        {room && <Bar share={room.all > 0 ? room.saved / room.all : 0} label="Saved of all packs" />}
      </div>
    </div>
  );
}

interface PackRowProps {
  pack: Pack;
  row: { state: PackState; size: number | null };
  isReady: boolean;
  act(action: PackAction): void;
}

function PackRow({ pack: { id, title, about }, row: { state, size }, isReady, act }: PackRowProps) {
  const buttons = buttonsOf(state);
  return (
    <li className="pack" id={packAnchor(id)} data-pack={id} data-state={state.kind}>
      <div>
        <h2>
          {title} <span className="pack-size">{size !== null && bytesInWords(size)}</span>
        </h2>
        <p>{about}</p>
      </div>
      <div className="pack-state">
        <StateWords state={state} title={title} />
      </div>
      <div className="pack-buttons">
        {buttons.map(({ action, label, look, isUnavailable = false }, at) => (
          <button
            // The last button keeps its element, and so the focus, when it becomes another one.
            key={buttons.length - at}
            type="button"
            className={`button button-small ${looks[look]}`.trim()}
            disabled={!isReady}
            aria-disabled={isUnavailable || undefined}
            aria-label={`${label}: ${title}`}
            onClick={() => !isUnavailable && act(action)}
          >
            {label}
          </button>
        ))}
      </div>
    </li>
  );
}

interface PackButton {
  action: PackAction;
  label: string;
  look: keyof typeof looks;
  /** It can be found, but not used. */
  isUnavailable?: boolean;
}

const looks = { plain: 'button-plain', quiet: 'button-quiet', filled: '' };

function buttonsOf(state: PackState): PackButton[] {
  const save: PackButton = { action: 'save', label: 'Save', look: 'quiet' };
  const remove: PackButton = { action: 'remove', label: 'Remove', look: 'plain' };
  switch (state.kind) {
    case 'none':
      return [save];
    case 'saving':
      return [{ action: 'stop', label: 'Stop', look: 'quiet' }];
    case 'stopped':
      return [remove, save];
    case 'saved':
      return [{ ...remove, look: 'quiet' }];
    case 'outdated':
      return [remove, { action: 'update', label: `Update ${bytesInWords(state.bytes)}`, look: 'filled' }];
    case 'full':
      return [...(state.isBegun ? [remove] : []), { ...save, isUnavailable: true }];
  }
}

function StateWords({ state, title }: { state: PackState; title: string }) {
  switch (state.kind) {
    case 'none':
      return <p>Not saved</p>;
    case 'saving': {
      const { done, total, pages, allPages } = state;
      return (
        <>
          <p>
            <b>{partInWords(done, total)}</b>, {pages} of {allPages} pages
          </p>
          <Bar share={done / total} label={`Saving ${title}`} />
        </>
      );
    }
    case 'stopped':
      return (
        <>
          <p>Stopped at {partInWords(state.done, state.total)}.</p>
          <p>Save continues from there.</p>
        </>
      );
    case 'saved':
      return (
        <>
          <SavedMark />
          <p>{dayOf(state.savedAt)}, complete</p>
        </>
      );
    case 'outdated':
      return (
        <>
          <SavedMark />
          <p>
            {dayOf(state.savedAt)}, {changeWords(state.pages)} changed
          </p>
        </>
      );
    case 'full':
      return (
        <>
          <p className="pack-mark">
            <Icon name="i-lucide-triangle-alert" />
            Not enough room
          </p>
          <p>
            {state.free === null
              ? `It needs ${bytesInWords(state.needs)}, more than this browser allows.`
              : `It needs ${bytesInWords(state.needs)}, and ${bytesInWords(state.free)} are free.`}{' '}
            Remove a pack, or free up space on this device.
          </p>
        </>
      );
  }
}

function SavedMark() {
  return (
    <p className="pack-mark">
      <Icon name="i-lucide-circle-check" />
      Saved
    </p>
  );
}

function changeWords(pages: number): string {
  if (pages === 0) return 'scripts or search have';
  return pages === 1 ? '1 page has' : `${pages} pages have`;
}

const blocks = 24;

/** A progress bar of blocks. */
function Bar({ share, label }: { share: number; label: string }) {
  const filled = Math.floor(Math.min(1, share) * blocks);
  return (
    <div
      className="blocks-bar"
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(share * 100)}
      aria-label={label}
    >
      {Array.from({ length: blocks }, (_, at) => (
        <i key={at} className={at < filled ? 'on' : undefined} />
      ))}
    </div>
  );
}

function dayOf(time: number): string {
  return longDate(new Date(time).toISOString());
}
