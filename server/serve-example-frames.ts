// Serves the documents of the example frame and their files locally, for commands that open examples in a
// browser.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { addresses, ownHeadersFor } from '#site/addresses.ts';
import { contentTypeFor } from './content-type.ts';
import { compileFrameScript, exampleFrames } from './example-frame.ts';
import { exampleMediaFolder, listExampleMedia } from './example-media.ts';

interface ServedFrames {
  /** An empty page to open frames in. */
  url: string;
  /** Script files by name, as `data:` addresses, because a frame gets scripts together with its source. */
  scripts: Readonly<Record<string, string>>;
  close(): void;
}

/** Serves the two documents of the frame, the files of a content folder, and an empty page. */
export async function serveExampleFrames(contentDir: string): Promise<ServedFrames> {
  const files = listExampleMedia(contentDir);
  const frames = exampleFrames(await compileFrameScript(), files);
  const server = createServer(({ url = '' }, response) => {
    const file = files.find((name) => url === addresses.examples.path + name);
    if (file) {
      response.writeHead(200, { ...ownHeadersFor(url), 'Content-Type': contentTypeFor(file) });
      response.end(readFileSync(join(exampleMediaFolder(contentDir), file)));
      return;
    }
    const frame = frames[url];
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...frame?.headers });
    response.end(frame?.html ?? '<!doctype html><title>Examples</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const scripts = Object.fromEntries(
    files.filter((name) => /\.[cm]?js$/i.test(name)).map((name) => [name, dataAddress(contentDir, name)]),
  );
  return { url: `http://127.0.0.1:${port}/`, scripts, close: () => server.close() };
}

function dataAddress(contentDir: string, name: string): string {
  const bytes = readFileSync(join(exampleMediaFolder(contentDir), name));
  return `data:text/javascript;base64,${bytes.toString('base64')}`;
}
