// Icons over the network, by the icon library: it groups what is asked for at the same time by collection, sorts the
// names and splits long lists. Who is asked, and which answer counts, is decided in `icon-fetch.ts`.
import { _api, addAPIProvider, loadIcons } from '@iconify/react';
import { iconAddress, localIconHost, publicIconHost } from '#lib/icon-address.ts';
import type { IconName } from '#lib/icon-name.ts';
import { type IconShapes, shapesInSet } from '#lib/icon-shape.ts';
import { constants } from '#schema/constants.ts';
import { createIconFetch, type IconFetchOptions } from './icon-fetch.ts';

type Add = (shapes: IconShapes) => void;

interface IconNetworkOptions extends Pick<IconFetchOptions, 'fetch' | 'log'> {
  /** Of the site; it is part of the length of an address. */
  origin: string;
}

/** Loads icons into `add`, whenever they come; settles when each is either loaded or given up. */
type LoadIcons = (names: readonly IconName[], add: Add) => Promise<void>;

/** Sets the library up, which it allows once per page. */
export function startIconNetwork({ fetch, log, origin }: IconNetworkOptions): LoadIcons {
  const { hostRotation, maxUrlLength, requestTimeout } = constants.icon;
  const receivers = new Set<Add>();
  const onSet: IconFetchOptions['onSet'] = (set) => {
    const shapes = shapesInSet(set);
    for (const add of receivers) add(shapes);
  };
  _api.setFetch(createIconFetch({ fetch, log, onSet }) as typeof globalThis.fetch);
  addAPIProvider('', {
    // One host only: with two, the library takes answers about other collections, stops at a 404 and remembers
    // the public service as the better one.
    resources: [localIconHost],
    // It counts the path alone. The public service's host is 11 characters longer than that, the origin often more.
    maxURL: maxUrlLength - Math.max(20, origin.length),
    rotate: hostRotation,
    timeout: requestTimeout,
  });

  return (names, add) => {
    receivers.add(add);
    const askable = names.filter(
      ({ collection, icon }) => iconAddress(publicIconHost, collection, [icon]).length <= maxUrlLength,
    );
    return new Promise((resolve) => {
      loadIcons(
        askable.map(({ collection, icon }) => ({ provider: '', prefix: collection, name: icon })),
        (_loaded, _missing, pending) => {
          if (pending.length === 0) resolve();
        },
      );
    });
  };
}
