// Changes of the address while the document stays.

/** Calls `changed` after every change of the address: a link, Back, a script, an anchor. */
export function onAddressChange(changed: () => void, signal?: AbortSignal): void {
  const options = signal && { signal };
  if ('navigation' in window)
    window.navigation.addEventListener('currententrychange', () => changed(), options);
  else for (const type of ['popstate', 'hashchange']) addEventListener(type, () => changed(), options);
}
