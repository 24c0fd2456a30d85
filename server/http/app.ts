// The site as a function from requests to answers. It knows nothing of connections.
import { type Log, shortened } from './access-log.ts';
import { answer } from './answer.ts';
import type { Ask } from './ask.ts';
import type { RenderFragment } from './fragment-renderer.ts';
import { errorReply, healthReply, type Reply, textReply } from './reply.ts';
import { isWellFormed, parseRequestPath } from './request-path.ts';
import type { SiteFiles } from './site-files.ts';

/** What the app needs from outside. Without a log, nothing is written. */
export interface AppOptions {
  files: SiteFiles;
  /** Renders fragments that are not in the build; without it there are none. */
  renderFragment?: RenderFragment;
  log?: Log | undefined;
  isStopping?: () => boolean;
}

/** Answers at once when memory has the bytes; never fails. */
export type App = (ask: Ask) => Reply | Promise<Reply>;

/** Makes the app; it holds no state of its own. */
export function createApp({
  files,
  renderFragment = async () => null,
  log,
  isStopping = () => false,
}: AppOptions): App {
  const fail = (ask: Ask, error: unknown): Reply => {
    log?.error(error, { method: ask.method, path: shortened(ask.target) });
    const { errorDocument, policy } = files.last();
    return errorReply(errorDocument, policy.headers);
  };
  const health = async (): Promise<Reply> => {
    const { buildId, policy } = await files.current();
    return healthReply(isStopping(), buildId, policy.headers);
  };
  const find = (ask: Ask): Reply | Promise<Reply> => {
    if (!isWellFormed(ask.target, ask.headers.host))
      return textReply(400, 'The address is malformed.', files.last().policy.headers);
    return isHealthCheck(ask) ? health() : answer(files, ask, renderFragment);
  };
  return (ask) => {
    try {
      const found = find(ask);
      return found instanceof Promise ? found.catch((error) => fail(ask, error)) : found;
    } catch (error) {
      return fail(ask, error);
    }
  };
}

function isHealthCheck({ method, target }: Ask): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const asked = parseRequestPath(target);
  return asked.ok && asked.path === '/healthz';
}
