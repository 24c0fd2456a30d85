import { HttpError } from './http-error.js';
import { isToken } from './token.js';

/** The parts of a line such as `GET /tea?cups=2 HTTP/1.1`. */
export function parseRequestLine(line) {
  const [method, address, version, ...others] = line.split(' ');
  if (version === undefined || others.length > 0)
    throw new HttpError(400, 'A request line has three parts');
  if (!isToken(method)) throw new HttpError(400, 'Bad method');
  if (!/^HTTP\/\d\.\d$/.test(version))
    throw new HttpError(400, 'Bad version');
  if (!version.startsWith('HTTP/1.'))
    throw new HttpError(505, 'This server uses HTTP/1.1');
  return { method, target: targetOf(address, method), version };
}

/** The path and query. A proxy may put http:// and a host before. */
function targetOf(address, method) {
  if (address === '*' && method === 'OPTIONS') return address;
  const origin = /^https?:\/\/[^/?#]+/i.exec(address)?.[0];
  const target = origin ? address.slice(origin.length) || '/' : address;
  // Visible ASCII characters, but no #, which never leaves a browser.
  if (!/^\/[!"$-~]*$/.test(target)) throw new HttpError(400, 'Bad target');
  return target;
}
