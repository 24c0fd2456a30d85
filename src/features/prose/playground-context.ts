import { createContext } from 'react';

/** The path of the page in which examples can be opened; empty where the site has none. */
export const PlaygroundContext = createContext('');
