import { createContext } from 'react';

/** The path of the playground page; empty if the site has none. */
export const PlaygroundContext = createContext('');
