// Serves the documents of the example frame and the files beside them on this machine, for commands that open examples
// in a browser as readers see them.
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
  close(): void;
}

/** The two documents of the frame, the files of a content folder, and an empty page. */
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
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
