// Vite, which serves code and styles to the browser, and the renderer of the authoring server.
import type { Server } from 'node:http';
import { join, sep } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { drawIcon } from '#pipeline/icons/icons.ts';
import { contentQueries } from '#queries/index.ts';
import type { Renderer } from '#render/renderer.ts';
import { styleSheetClasses } from '#render/style-sheets.ts';
import { siteMessages } from '#server/vite/messages-plugin.ts';
import type { RendererModule } from './bundle-renderer.ts';
import { codeFolders } from './code-addresses.ts';
import type { LiveContent } from './live-content.ts';

export interface ViteOptions {
  projectRoot: string;
  contentDir: string;
  server: Server;
  /** Host names under which the server accepts requests; null for any. */
  hosts: string[] | null;
  /** The language of the interface. */
  language: string;
}

/** Starts Vite as a part of our own server. */
export function openVite({
  projectRoot,
  contentDir,
  server,
  hosts,
  language,
}: ViteOptions): Promise<ViteDevServer> {
  const ignored = ['dist', '.cache', 'tests'].map((name) => join(projectRoot, name));
  return createServer({
    root: projectRoot,
    configFile: join(projectRoot, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [siteMessages(language)],
    server: {
      middlewareMode: true,
      ws: { server },
      allowedHosts: hosts ?? true,
      fs: { strict: true, allow: codeFolders(projectRoot), deny: ['.env*', '*.{crt,key,pem}', '**/.git/**'] },
      watch: { ignored: (path) => isIn(path, ignored) && !isIn(path, [contentDir]) },
    },
  });
}

function isIn(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path === folder || path.startsWith(folder + sep));
}

/** Opens the application with the current content. */
export function openRenderer(
  { createRenderer }: RendererModule,
  content: LiveContent,
  siteUrl: string | undefined,
): Promise<Renderer> {
  return createRenderer({
    settings: content.settings,
    queries: contentQueries(content.database),
    icons: drawIcon,
    stylesheets: [
      // The sheets of a build in the same order, so that a page looks the same while it is written.
      ...Object.keys(styleSheetClasses).map((name) => ({
        href: `/src/styles/${name}.css`,
        text: null,
        classes: null,
      })),
      ...(content.theme === '' ? [] : [{ href: '/theme.css', text: content.theme, classes: null }]),
    ],
    scripts: [
      '/@vite/client',
      '/server/dev/preamble.ts',
      '/server/dev/browser.ts',
      '/src/app/entry.client.ts',
    ],
    siteUrl,
    hasSiteFiles: false,
  });
}
