/// <reference types="vite/client" />
// Lets components be replaced in the open page while they are edited. Vite adds this to documents that it makes
// itself; ours are made by the site.
// @ts-expect-error a module that exists only in the development server
import refreshRuntime from '/@react-refresh';

refreshRuntime.injectIntoGlobalHook(window);
Object.assign(window, {
  $RefreshReg$: () => {},
  $RefreshSig$: () => (type: unknown) => type,
  __vite_plugin_react_preamble_installed__: true,
});
