// WebKitGTK: a driver implements WebDriver over HTTP and starts the MiniBrowser. It cannot render without a
// display, so a virtual one is started.
import { createServer } from 'node:net';
import * as z from 'zod';
import type { Engine, EnginePage, Size } from './engine.ts';
import { type RunningProgram, startProgram } from './start-program.ts';
import { waitUntil } from './wait-until.ts';

export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

const responseSchema = z.object({ value: z.unknown() });
const errorSchema = z.object({ error: z.string(), message: z.string() });
const sessionSchema = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserVersion: z.string() }),
});

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

export async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Engine> {
  const x = startProgram(screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const programs: RunningProgram[] = [x];
  const stop = async () => {
    for (const program of programs.toReversed()) await program.stop();
  };
  try {
    const [display] = await x.waitFor(/^\d+(?=\n)/m);
    const port = await findFreePort();
    const webDriver = startProgram(driver, [`--port=${port}`], {
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
    });
    programs.push(webDriver);
    const send = sendTo(`http://127.0.0.1:${port}`);
    await waitUntil(() => send('GET', '/status'));
    const startSession = async () => {
      const options = { binary: browser, args: ['--automation', ...browserSettings] };
      const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
      return sessionSchema.parse(await send('POST', '/session', { capabilities }));
    };
    const first = await startSession();
    await send('DELETE', `/session/${first.sessionId}`);
    return {
      name: `WebKitGTK ${first.capabilities.browserVersion}`,
      openPage: async () => createPage(send, (await startSession()).sessionId, webDriver),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The protocol has no console messages, but the browser can print them. */
const browserSettings = ['--enable-write-console-messages-to-stdout=true'];
const complaintPattern = /CONSOLE \w+ ERROR .*/g;

/** The key under which the protocol returns elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

function createPage(sendAny: Send, id: string, driver: RunningProgram): EnginePage {
  const send: Send = (method, path, body) => sendAny(method, `/session/${id}${path}`, body);
  const run = (script: string, args: readonly unknown[]) => send('POST', '/execute/sync', { script, args });
  const saidBefore = driver.said().length;
  return {
    load: async (url) => void (await send('POST', '/url', { url })),
    async evaluate({ source, args, frame }) {
      const script = `return JSON.stringify((${source})(...arguments) ?? null)`;
      // Reading in a frame, the driver gives it the keyboard focus, which a click elsewhere does not return:
      // a story types first and then reads.
      if (frame === undefined) return JSON.parse(z.string().parse(await run(script, args)));
      const element = await send('POST', '/element', { using: 'css selector', value: frame });
      await send('POST', '/frame', { id: z.object({ [elementKey]: z.string() }).parse(element) });
      try {
        return JSON.parse(z.string().parse(await run(script, args)));
      } finally {
        await send('POST', '/frame', { id: null });
      }
    },
    perform: async (input) => void (await send('POST', '/actions', { actions: [input] })),
    traverse: async (steps) => void (await send('POST', steps < 0 ? '/back' : '/forward', {})),
    async resize({ width, height }) {
      // The browser's toolbar takes space from the window. Both sizes are read at once, because resizing a
      // window is asynchronous.
      const bars = JSON.parse(
        z
          .string()
          .parse(
            await run(
              'return JSON.stringify({ width: outerWidth - innerWidth, height: outerHeight - innerHeight })',
              [],
            ),
          ),
      ) as Size;
      await send('POST', '/window/rect', { width: width + bars.width, height: height + bars.height });
    },
    takePicture: async () => Buffer.from(z.base64().parse(await send('GET', '/screenshot')), 'base64'),
    complaints: () => driver.said().slice(saidBefore).match(complaintPattern) ?? [],
    close: async () => void (await send('DELETE', '')),
  };
}

function sendTo(address: string): Send {
  return async (method, path, body) => {
    const response = await fetch(`${address}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = responseSchema.parse(await response.json());
    if (response.ok) return value;
    const { error, message } = errorSchema.parse(value);
    throw new Error(`${error}: ${message}`);
  };
}

/** The driver does not report a port that it chooses itself, so a free one is passed to it. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}
