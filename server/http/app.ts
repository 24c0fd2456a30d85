// The site as a hono app: one handler for everything, because files are found by exact name and not by route.

import type { Context } from 'hono';
import { Hono } from 'hono';
import { type Log, shortened } from './access-log.ts';
import { answer } from './answer.ts';
import { type AppEnv, type Ask, askFrom } from './ask.ts';
import type { RenderFragment } from './fragment-renderer.ts';
import { errorReply, healthReply, type Reply } from './reply.ts';
import type { SiteFiles } from './site-files.ts';

/** What the app needs from outside. Without a log, nothing is written. */
export interface AppOptions {
  files: SiteFiles;
  /** Renders fragments that are not in the build; without it there are none. */
  renderFragment?: RenderFragment;
  log?: Log | undefined;
  isStopping?: () => boolean;
}

/** Makes the app; it holds no state of its own. */
export function createApp({
  files,
  renderFragment = async () => null,
  log,
  isStopping = () => false,
}: AppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  /** Answers synchronously when it can: hono's node adapter has a much shorter way for responses without promises. */
  const respond = (c: Context<AppEnv>, reply: (ask: Ask) => Reply | Promise<Reply>) => {
    const started = performance.now();
    const ask = askFrom(c);
    const finish = (reply: Reply): Response => {
      if (log?.access) whenSent(c, (aborted) => log.access?.(recordOf(ask, reply, started, aborted)));
      return new Response(reply.body as ConstructorParameters<typeof Response>[0], reply);
    };
    const fail = (error: unknown): Response => {
      log?.error(error, { method: ask.method, path: shortened(ask.target) });
      const { errorDocument, policy } = files.last();
      return finish(errorReply(errorDocument, policy.headers));
    };
    try {
      const made = reply(ask);
      return made instanceof Promise ? made.then(finish, fail) : finish(made);
    } catch (error) {
      return fail(error);
    }
  };

  app.get('/healthz', (c) =>
    respond(c, async () => {
      const { buildId, policy } = await files.current();
      return healthReply(isStopping(), buildId, policy.headers);
    }),
  );
  app.all('*', (c) => respond(c, (ask) => answer(files, ask, renderFragment)));
  return app;
}

function whenSent(c: Context<AppEnv>, done: (aborted: boolean) => void): void {
  const outgoing = c.env?.outgoing;
  if (outgoing) outgoing.once('close', () => done(!outgoing.writableFinished));
  else done(false);
}

function recordOf(ask: Ask, reply: Reply, started: number, aborted: boolean) {
  return {
    time: new Date().toISOString(),
    method: ask.method,
    path: shortened(ask.target),
    status: reply.status,
    bytes: ask.method === 'HEAD' ? 0 : reply.bytes,
    ms: Math.round((performance.now() - started) * 100) / 100,
    encoding: reply.encoding === 'identity' ? undefined : reply.encoding,
    userAgent: shortened(ask.headers['user-agent'] ?? '') || undefined,
    aborted: aborted || undefined,
  } as const;
}
