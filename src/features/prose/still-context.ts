import { createContext } from 'react';

/**
 * Records the source of an example, and returns the address of its static result for readers without
 * JavaScript.
 */
export const StillContext = createContext<((source: string) => string) | null>(null);
