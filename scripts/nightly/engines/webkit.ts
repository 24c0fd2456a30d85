// WebKitGTK: a driver answers to WebDriver over HTTP and starts the small browser that comes with the engine. It has no
// way to draw without a screen, so it is given one that nobody sees.
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

/** The protocol knows no messages of the console, but the browser can say them. */
const browserSettings = ['--enable-write-console-messages-to-stdout=true'];
const complaintPattern = /CONSOLE \w+ ERROR .*/g;

/** The name under which the protocol hands out elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

function createPage(sendAny: Send, id: string, driver: RunningProgram): EnginePage {
  const send: Send = (method, path, body) => sendAny(method, `/session/${id}${path}`, body);
  const run = (script: string, args: readonly unknown[]) => send('POST', '/execute/sync', { script, args });
  const saidBefore = driver.said().length;
  return {
    load: async (url) => void (await send('POST', '/url', { url })),
    async evaluate({ source, args, frame }) {
      const script = `return JSON.stringify((${source})(...arguments) ?? null)`;
      // Looking into a frame, the driver gives it the keys, and a click elsewhere does not take them back: a story
      // types first and then looks.
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
      // The bar of the browser takes its room from the window. Read at one moment: a window takes its size in its own time.
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

/** The driver does not say which port it has chosen, so it is told one. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}
