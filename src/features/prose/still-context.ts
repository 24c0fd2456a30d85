import { createContext } from 'react';

/** Takes the source of an example, and says at which address its result is for readers without script. */
export const StillContext = createContext<((source: string) => string) | null>(null);
