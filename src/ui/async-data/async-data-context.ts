import { createContext } from 'react';
import type { AsyncDataStore } from './async-data-store.ts';

/** The store that `useAsyncData` asks; the application puts it at the top of its tree. */
export const AsyncDataContext = createContext<AsyncDataStore | null>(null);
