// Two builds of one source: what the browser loads, and the module that renders pages.
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { styleSheetClasses } from '#render/style-sheets.ts';
import { blockStyles } from '#server/vite/block-styles-plugin.ts';
import { htmlWords } from '#server/vite/html-words-plugin.ts';
import { bundledIcons } from '#server/vite/icons-plugin.ts';
import { preloadAhead } from '#server/vite/preload-ahead-plugin.ts';
import { strictStyles } from '#server/vite/strict-styles-plugin.ts';

/** A machine that is busy makes plugins slow, which is nothing to tell an author about. */
const checks = { pluginTimings: false };

/** Small scripts that are needed together come in one file: each request has its price. */
const chunkGroups = [
  { name: 'constants', test: /src\/(lib\/icon|schema\/constants)\.ts$/ },
  // What the shell and pages are both drawn with.
  {
    name: 'drawing',
    test: /src\/(ui\/(icon|site-link)|app\/site|features\/islands\/[^/]+|lib\/(island-key|counted|step-name)|site\/step-zip|learning\/(offline\/(packs|byte-words|offline-view)|done\/done-marks|progress\/progress-device)|messages\/[^/]+\/(done|progress)|schema\/page\/island)\.tsx?$|node_modules\/ohash\//,
  },
  // Numbers, plurals and dates: a few hundred bytes that are not worth a request each.
  { name: 'formats', test: /src\/messages\/(formats|[^/]+\/(dates|format))\.ts$/ },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/ },
  // What brings an example alive; what only some readers open lies in folders of its own and comes by itself.
  {
    name: 'live-example',
    test: /src\/app\/behaviours\/example\/[^/]+$|src\/(schema\/page\/example|lib\/escape-html)\.ts$/,
  },
];

/** The scripts that every page has fetched as soon as the site is ready. */
const startsPages = /\/(entry\.client|constants)-/;

/** What a click on a link needs; importing the first file fetches the others without running them. */
const ahead = preloadAhead('src/app/navigation/code-ahead-files.ts', [
  'src/app/navigation/react-ahead.ts',
  'src/app/take-over.tsx',
  'src/app/navigation/page-view.ts',
]);

export default defineConfig(({ command }) => ({
  plugins: [react(), bundledIcons(), blockStyles(), htmlWords(), strictStyles(), ahead.plugin],
  // Radix and vaul hold the page still through this package, in a way that the security policy refuses.
  resolve: { alias: { 'react-remove-scroll': join(import.meta.dirname, 'src/ui/scroll-lock.tsx') } },
  optimizeDeps: { rolldownOptions: { plugins: [strictStyles()] } },
  // `public/` belongs to the site's output, which the build writes itself.
  publicDir: false,
  appType: 'custom',
  // The build puts the version of the sources in its place.
  define: { __APP_VERSION__: '"dev"' },
  environments: {
    client: {
      build: {
        manifest: true,
        assetsDir: 'assets',
        assetsInlineLimit: 0,
        // The polyfill itself goes only into documents that the bundler writes, and these it does not write. But with it
        // the code that fetches chunks asks no browser whether it knows `modulepreload`: all that are meant do.
        modulePreload: {
          polyfill: true,
          // What every page starts with is there by the time that anything but the start itself is asked for.
          resolveDependencies: (script, needed) =>
            script.includes('/entry.')
              ? needed
              : ahead.withPreloads(script, needed).filter((name) => !startsPages.test(name)),
        },
        rolldownOptions: {
          input: [
            ...Object.keys(styleSheetClasses).map((name) => `src/styles/${name}.css`),
            'src/app/entry.client.ts',
          ],
          output: { codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false } },
          checks,
        },
      },
    },
    ssr: {
      // With its packages inside, the module runs from an output folder anywhere on the disk.
      resolve: { noExternal: command === 'build' ? true : [] },
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      build: {
        ssr: true,
        emptyOutDir: true,
        rolldownOptions: {
          input: 'src/render/entry.server.tsx',
          output: { entryFileNames: 'entry.server.js' },
          checks,
        },
      },
    },
  },
}));
