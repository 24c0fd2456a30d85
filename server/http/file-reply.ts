// The answer for a file that was found: 200, 206, 304 or 416.
import type { Ask } from './ask.ts';
import { isSingleRange, resolveRange } from './byte-range.ts';
import { isNotModified, isSameVersion } from './conditional.ts';
import type { Reply } from './reply.ts';
import type { Representation } from './representation.ts';

/** Answers from an opened form of the file, and closes it when its bytes are not needed. */
export function fileReply(ask: Ask, found: Representation): Reply {
  const reply = decide(ask, found);
  if (found.body.kind === 'file' && reply.body === null) {
    found.body.handle.close().catch(() => {});
  }
  return reply;
}

function decide(ask: Ask, found: Representation): Reply {
  const { headers, notModifiedHeaders, size, encoding } = found;
  if (isNotModified(ask.headers, found))
    return { status: 304, headers: notModifiedHeaders, body: null, bytes: 0 };
  const range = ask.headers.range;
  if (range !== undefined && wantsRange(ask, found, range)) {
    const part = resolveRange(range, size);
    if (part === null) {
      const refused = { ...notModifiedHeaders, 'Content-Range': `bytes */${size}`, 'Content-Length': '0' };
      return { status: 416, headers: refused, body: null, bytes: 0 };
    }
    const bytes = part.end - part.start + 1;
    const partial = {
      ...headers,
      'Content-Range': `bytes ${part.start}-${part.end}/${size}`,
      'Content-Length': String(bytes),
    };
    return { status: 206, headers: partial, body: bodyOf(found, part.start, part.end), bytes };
  }
  if (ask.method === 'HEAD') return { status: 200, headers, body: null, bytes: 0, encoding };
  return { status: 200, headers, body: bodyOf(found, 0, size - 1), bytes: size, encoding };
}

/** Ranges count plain bytes; the client's earlier part must be of the same version. */
function wantsRange(ask: Ask, found: Representation, range: string): boolean {
  return (
    ask.method === 'GET' &&
    found.encoding === 'identity' &&
    isSingleRange(range) &&
    isSameVersion(ask.headers, found)
  );
}

function bodyOf({ body, size }: Representation, start: number, end: number): Reply['body'] {
  if (body.kind === 'file') return { handle: body.handle, start, end };
  return end - start + 1 === size ? body.bytes : body.bytes.subarray(start, end + 1);
}
