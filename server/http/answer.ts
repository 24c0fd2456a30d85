// From a request to an answer: what is refused, what is found, what is not.
import { setTimeout as wait } from 'node:timers/promises';
import { acceptedEncodings, type Encoding } from './accept-encoding.ts';
import type { Ask } from './ask.ts';
import { isSingleRange } from './byte-range.ts';
import { answerEndpoint } from './endpoints.ts';
import { fileReply } from './file-reply.ts';
import type { RenderFragment } from './fragment-renderer.ts';
import { isMissing } from './missing-file.ts';
import { asksForDocument } from './not-found.ts';
import { redirectLocation } from './redirects.ts';
import { documentReply, methodReply, optionsReply, type Reply, redirectReply, textReply } from './reply.ts';
import { FileChangedError } from './representation.ts';
import { parseRequestPath } from './request-path.ts';
import { findEntry, loadRepresentation, rememberedRepresentation, type Site } from './site.ts';
import type { SiteFiles } from './site-files.ts';
import type { SiteEntry } from './site-folder.ts';

const MAX_TARGET_LENGTH = 8 * 1024;

/** A swap of the folder is two renames; an answer that needs the disk waits this long for the second one. */
const SWAP_ATTEMPTS = 40;
const SWAP_PAUSE_MS = 25;

/** Answers at once when memory has the bytes, else after reading them. */
export function answer(files: SiteFiles, ask: Ask, renderFragment: RenderFragment): Reply | Promise<Reply> {
  const find = (site: Site) =>
    answerEndpoint(site, ask, renderFragment) ?? answerFromMemory(site, ask) ?? answerFromDisk(files, ask);
  const site = files.current();
  return site instanceof Promise ? site.then(find) : find(site);
}

function answerFromMemory(site: Site, ask: Ask): Reply | undefined {
  const found = locate(site, ask);
  if ('status' in found) return found;
  const kept = rememberedRepresentation(site, found.entry, found.encoding);
  return kept && fileReply(ask, kept);
}

/** Looks for a new build first, so that what is read now and what is already known belong together. */
async function answerFromDisk(files: SiteFiles, ask: Ask): Promise<Reply> {
  for (let attempt = 1; ; attempt++) {
    try {
      const site = await files.fresh();
      const found = locate(site, ask);
      if ('status' in found) return found;
      return fileReply(ask, await loadRepresentation(site, found.entry, found.encoding));
    } catch (error) {
      const mayPass = isMissing(error) || error instanceof FileChangedError;
      if (!mayPass || attempt === SWAP_ATTEMPTS) throw error;
    }
    if (attempt > 1) await wait(SWAP_PAUSE_MS);
    await files.rescan().catch(() => {});
  }
}

/** Either the file to send, or the answer for having none. */
function locate(site: Site, ask: Ask): Reply | { entry: SiteEntry; encoding: Encoding } {
  const { headers } = site.policy;
  if (ask.method === 'OPTIONS') return optionsReply(headers);
  if (ask.method !== 'GET' && ask.method !== 'HEAD') return methodReply(headers);
  if (ask.target.length > MAX_TARGET_LENGTH) return textReply(414, 'The address is too long.', headers);
  const asked = parseRequestPath(ask.target);
  if (!asked.ok) {
    if (asked.status === 404) return notFoundReply(site, ask, '', asked.full);
    return textReply(400, 'The address is malformed.', headers);
  }
  const redirect = site.redirects.get(asked.path) ?? site.redirects.get(asked.path.replace(/\/$/, ''));
  const entry = redirect?.isForced ? undefined : findEntry(site, asked.path);
  if (entry) {
    const encoding = chooseEncoding(entry, ask);
    return encoding
      ? { entry, encoding }
      : textReply(406, 'No acceptable encoding.', headers, { Vary: 'Accept-Encoding' });
  }
  if (redirect) return redirectReply(redirect.status, redirectLocation(redirect, asked.search), headers);
  return notFoundReply(site, ask, asked.path, asked.full);
}

function chooseEncoding(entry: SiteEntry, ask: Ask): Encoding | undefined {
  const accepted = acceptedEncodings(ask.headers['accept-encoding']);
  const { range } = ask.headers;
  // Ranges count plain bytes, so whoever asks for a part gets the plain form if they can read it.
  if (range !== undefined && isSingleRange(range) && accepted.includes('identity')) return 'identity';
  return accepted.find((encoding) => entry.files[encoding] !== undefined);
}

function notFoundReply(site: Site, ask: Ask, path: string, fullPath: string): Reply {
  const { headers } = site.policy;
  if (site.notFound && asksForDocument(path, ask.headers.accept)) {
    return documentReply(404, site.notFound(fullPath), headers);
  }
  return textReply(404, 'Not found.', headers);
}
