// Turns a request into a response: refused, found or not found. Independent of connections.
import { setTimeout as wait } from 'node:timers/promises';
import { isMissingAsText } from '#site/addresses.ts';
import { acceptedEncodings, type Encoding } from './accept-encoding.ts';
import { type Log, shortened } from './access-log.ts';
import { type BuildFile, isMissing } from './build-files.ts';
import {
  type BuildSnapshot,
  cachedRepresentation,
  checkReadable,
  findFile,
  loadRepresentation,
} from './build-snapshot.ts';
import { compressResponse } from './compress-response.ts';
import { type EndpointPath, type RenderFragment, respondFromEndpoint } from './endpoints.ts';
import { fileResponse, isSingleRange } from './file-response.ts';
import { redirectLocation } from './redirects.ts';
import { FileChangedError } from './representation.ts';
import { isWellFormed, parseRequestPath, type RequestInfo, type RequestPath } from './request.ts';
import {
  documentResponse,
  errorResponse,
  healthResponse,
  methodNotAllowed,
  optionsResponse,
  type ResponseData,
  redirectResponse,
  textResponse,
} from './response.ts';
import { NoBuildError, type ServedBuild } from './served-build.ts';

const MAX_TARGET_LENGTH = 8 * 1024;

/**
 * Replacing the folder takes two renames; a response that needs the disk waits this long for the second one.
 */
const SWAP_ATTEMPTS = 40;
const SWAP_PAUSE_MS = 25;

/** The dependencies. Without a log, nothing is written. */
export interface ResponderOptions {
  build: ServedBuild;
  /** Renders fragments that are not in the build; without it there are none. */
  renderFragment?: RenderFragment;
  log?: Log | undefined;
  isStopping?: () => boolean;
}

/** Responds synchronously if the bytes are in memory; never fails. */
export type Responder = (request: RequestInfo) => ResponseData | Promise<ResponseData>;

/** Creates a responder; it has no state of its own. */
export function createResponder({
  build,
  renderFragment = async () => null,
  log,
  isStopping = () => false,
}: ResponderOptions): Responder {
  const fail = ({ method, target }: RequestInfo, error: unknown) => {
    log?.error(error, { method, path: shortened(target) });
    const { errorDocument, policy } = build.last();
    return errorResponse(errorDocument, policy.headers);
  };

  /** If the build was replaced while a fragment was rendered, it is rendered again from the new one. */
  const respondAgain = async (error: unknown, snapshot: BuildSnapshot, asked: EndpointPath) => {
    if (!(await mayPass(error, snapshot))) throw error;
    return whileReplaced(build, async (fresh) => {
      const made = await respondFromEndpoint(fresh, asked, renderFragment);
      return made ?? textResponse(404, 'Not found.', fresh.policy.headers);
    });
  };

  const respondFrom = (snapshot: BuildSnapshot, request: RequestInfo) => {
    const { headers } = snapshot.policy;
    if (!isWellFormed(request)) return textResponse(400, 'The address is malformed.', headers);
    const asked = parseRequestPath(request.target);
    if (asked.ok && isRead(request)) {
      if (asked.path === '/healthz') return respondWithHealth(build, isStopping);
      const made = respondFromEndpoint(snapshot, asked, renderFragment);
      const compress = (response: ResponseData) =>
        compressResponse(response, acceptedEncodings(request.headers['accept-encoding']));
      if (made instanceof Promise)
        return made.catch((error) => respondAgain(error, snapshot, asked)).then(compress);
      if (made) return compress(made);
    }
    return respondFromMemory(snapshot, request, asked) ?? respondFromDisk(build, request, asked);
  };

  return (request) => {
    try {
      const snapshot = build.current();
      const response =
        snapshot instanceof Promise
          ? snapshot.then((found) => respondFrom(found, request))
          : respondFrom(snapshot, request);
      return response instanceof Promise ? response.catch((error) => fail(request, error)) : response;
    } catch (error) {
      return fail(request, error);
    }
  };
}

function isRead({ method }: RequestInfo): boolean {
  return method === 'GET' || method === 'HEAD';
}

function respondFromMemory(
  snapshot: BuildSnapshot,
  request: RequestInfo,
  asked: RequestPath,
): ResponseData | undefined {
  const found = locate(snapshot, request, asked);
  if ('status' in found) return found;
  const cached = cachedRepresentation(snapshot, found.file, found.encoding);
  return cached && fileResponse(request, cached);
}

/** Checks for a new build first, so that data read now and cached data are from the same build. */
async function respondFromDisk(
  build: ServedBuild,
  request: RequestInfo,
  asked: RequestPath,
): Promise<ResponseData> {
  return whileReplaced(build, async (snapshot) => {
    const found = locate(snapshot, request, asked);
    if ('status' in found) return found;
    return fileResponse(request, await loadRepresentation(snapshot, found.file, found.encoding));
  });
}

/** Retries failures caused by a build that is being replaced. */
async function whileReplaced(
  build: ServedBuild,
  respond: (snapshot: BuildSnapshot) => Promise<ResponseData>,
): Promise<ResponseData> {
  for (let attempt = 1; ; attempt++) {
    let snapshot: BuildSnapshot | undefined;
    try {
      snapshot = await build.fresh();
      return await respond(snapshot);
    } catch (error) {
      if (attempt === SWAP_ATTEMPTS || !(await mayPass(error, snapshot))) throw error;
    }
    if (attempt > 1) await wait(SWAP_PAUSE_MS);
    await build.rescan().catch(() => {});
  }
}

async function mayPass(error: unknown, snapshot: BuildSnapshot | undefined): Promise<boolean> {
  if (isMissing(error) || error instanceof FileChangedError || error instanceof NoBuildError) return true;
  return snapshot !== undefined && !(await snapshot.isCurrent().catch(() => false));
}

/** Healthy only if files can be read from disk: memory alone would still answer for pages that are gone. */
async function respondWithHealth(build: ServedBuild, isStopping: () => boolean): Promise<ResponseData> {
  const { headers } = build.last().policy;
  try {
    const snapshot = await build.fresh();
    await checkReadable(snapshot);
    return healthResponse(isStopping() ? 'stopping' : 'ok', snapshot.buildId, headers);
  } catch {
    return healthResponse('unreadable', build.last().buildId, headers);
  }
}

/** The file to send, or the response for a missing one. */
function locate(
  snapshot: BuildSnapshot,
  request: RequestInfo,
  asked: RequestPath,
): ResponseData | { file: BuildFile; encoding: Encoding } {
  const { headers } = snapshot.policy;
  if (request.method === 'OPTIONS') return optionsResponse(headers);
  if (!isRead(request)) return methodNotAllowed(headers);
  if (request.target.length > MAX_TARGET_LENGTH)
    return textResponse(414, 'The address is too long.', headers);
  if (!asked.ok) {
    if (asked.status === 404) return notFoundResponse(snapshot, request, '', asked.full);
    return textResponse(400, 'The address is malformed.', headers);
  }
  const { redirects } = snapshot;
  const redirect = redirects.get(asked.path) ?? redirects.get(asked.path.replace(/\/$/, ''));
  const file = redirect?.isForced ? undefined : findFile(snapshot, asked.path);
  if (file) {
    const encoding = chooseEncoding(file, request);
    return encoding
      ? { file, encoding }
      : textResponse(406, 'No acceptable encoding.', headers, { Vary: 'Accept-Encoding' });
  }
  if (redirect) return redirectResponse(redirect.status, redirectLocation(redirect, asked.search), headers);
  return notFoundResponse(snapshot, request, asked.path, asked.full);
}

function chooseEncoding({ stored }: BuildFile, { headers }: RequestInfo): Encoding | undefined {
  const accepted = acceptedEncodings(headers['accept-encoding']);
  // Ranges count uncompressed bytes, so a range request gets the uncompressed form if the client accepts it.
  if (isSingleRange(headers.range) && accepted.includes('identity')) return 'identity';
  return accepted.find((encoding) => stored[encoding] !== undefined);
}

function notFoundResponse(
  { notFound, policy }: BuildSnapshot,
  request: RequestInfo,
  path: string,
  fullPath: string,
): ResponseData {
  if (notFound && wantsDocument(path, request.headers.accept))
    return documentResponse(404, notFound(fullPath), policy.headers);
  return textResponse(404, 'Not found.', policy.headers);
}

/**
 * Whether the request is a navigation: scripts, pictures and payload requests get a short text instead of a
 * page.
 */
export function wantsDocument(path: string, accept: string | undefined): boolean {
  if (isMissingAsText(path)) return false;
  if (accept?.includes('text/html')) return true;
  const anything = accept === undefined || accept.trim() === '*/*';
  return anything && !/\.[a-z0-9]{1,8}$/i.test(path);
}
