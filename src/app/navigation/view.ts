// What the page area shows. The document comes from the server as it is and is left alone until the reader goes on.
import type { Store } from '#lib/store.ts';
import type { AppError } from '#schema/app-error.ts';
import type { PageBundle } from '#schema/page-data.ts';
import type { PageCode } from './page-code.ts';

export type View =
  | { kind: 'document'; path: string | null }
  | { kind: 'page'; path: string; bundle: PageBundle; code: PageCode }
  | { kind: 'error'; path: null; error: AppError; fullPath: string };

export type ViewStore = Store<View>;
