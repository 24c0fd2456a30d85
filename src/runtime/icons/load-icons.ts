// The network's side of icons in the browser. Import it with `import()` only, so that a page whose icons are all at
// hand never loads the library.
import { startIconNetwork } from './icon-network.ts';

export const loadIcons = startIconNetwork({
  fetch: (address, init) => fetch(address, init),
  log: (message, address) => console.warn(message, address),
  origin: location.origin,
});
