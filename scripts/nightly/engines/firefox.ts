// Firefox, which supports WebDriver BiDi natively.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { type BidiConnection, connectBidi } from './bidi.ts';
import type { Engine, EnginePage, PageCall } from './engine.ts';
import { startProgram } from './start-program.ts';

const sessionSchema = z.object({ capabilities: z.object({ browserVersion: z.string() }) });
const contextSchema = z.object({ context: z.string() });
const userContextSchema = z.object({ userContext: z.string() });
const pictureSchema = z.object({ data: z.base64() });
const callSchema = z.union([
  z.object({ type: z.literal('success'), result: z.object({ value: z.unknown() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);
const entrySchema = z.object({ level: z.string(), text: z.string().nullable() });

export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'plinth-firefox-'));
  const firefox = startProgram(program, [
    ...['--headless', '--no-remote', '--profile', profile],
    '--remote-debugging-port=0',
  ]);
  const stop = async () => {
    await firefox.stop();
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const [, address] = await firefox.waitFor(/WebDriver BiDi listening on (ws:\S+)/);
    const complaints: string[] = [];
    const connection = await connectBidi(`${address}/session`, (method, params) => {
      if (method !== 'log.entryAdded') return;
      const { level, text } = entrySchema.parse(params);
      if (level === 'error') complaints.push(text ?? '');
    });
    const { capabilities } = sessionSchema.parse(await connection.send('session.new', { capabilities: {} }));
    await connection.send('session.subscribe', { events: ['log.entryAdded'] });
    return {
      name: `Firefox ${capabilities.browserVersion}`,
      openPage: () => openPage(connection, complaints),
      async stop() {
        connection.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openPage({ send }: BidiConnection, complaints: readonly string[]): Promise<EnginePage> {
  const complainedBefore = complaints.length;
  // It has separate storage and cache, like a new profile.
  const { userContext } = userContextSchema.parse(await send('browser.createUserContext'));
  const created = await send('browsingContext.create', { type: 'tab', userContext });
  const { context } = contextSchema.parse(created);

  async function call(target: string, source: string, args: readonly unknown[]): Promise<unknown> {
    const answer = callSchema.parse(
      await send('script.callFunction', {
        functionDeclaration: source,
        arguments: args.map((value) => ({ type: 'string', value: JSON.stringify(value) })),
        awaitPromise: false,
        target: { context: target },
      }),
    );
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result.value;
  }

  async function findFrame(selector: string): Promise<string> {
    const source = '(selector) => document.querySelector(JSON.parse(selector)).contentWindow';
    return contextSchema.parse(await call(context, source, [selector])).context;
  }

  return {
    load: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate({ source, args, frame }: PageCall) {
      const target = frame === undefined ? context : await findFrame(frame);
      const wrapped = `(...args) => JSON.stringify((${source})(...args.map((arg) => JSON.parse(arg))) ?? null)`;
      return JSON.parse(z.string().parse(await call(target, wrapped, args)));
    },
    perform: async (input) => void (await send('input.performActions', { context, actions: [input] })),
    traverse: async (delta) => void (await send('browsingContext.traverseHistory', { context, delta })),
    resize: async (viewport) => void (await send('browsingContext.setViewport', { context, viewport })),
    async takePicture() {
      const picture = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(pictureSchema.parse(picture).data, 'base64');
    },
    complaints: () => complaints.slice(complainedBefore),
    close: async () => void (await send('browser.removeUserContext', { userContext })),
  };
}
