// Requests of which two servers on one line might see different ends. What follows such a request is never answered as
// a request of its own.
import { type Attack, attack, get, post, request } from './attack.ts';

/** The second request would be a stranger's, were the first one read otherwise by a proxy. */
const smuggled = 'GET /favicon.ico HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
const chunked = (body: string, line = 'POST /a/b HTTP/1.1') =>
  `${line}\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${body}`;

// The body of a request may turn out malformed before its response is on its way, or after.
export const framingAttacks: Attack[] = [
  attack('two lengths that differ', '400', post('Content-Length: 5', 'Content-Length: 6') + smuggled),
  attack('two lengths in one line', '400', post('Content-Length: 5, 5') + smuggled),
  attack(
    'a length and chunks',
    '400',
    `${post('Content-Length: 6', 'Transfer-Encoding: chunked')}0\r\n\r\nG`,
  ),
  attack(
    'chunks and a length',
    '400',
    `${post('Transfer-Encoding: chunked', 'Content-Length: 6')}0\r\n\r\nG`,
  ),
  attack('a negative length', '400', post('Content-Length: -1') + smuggled),
  attack('a length with a sign', '400', post('Content-Length: +5') + smuggled),
  attack('a length in hexadecimal', '400', post('Content-Length: 0x5') + smuggled),
  attack('a length beyond counting', '400', post(`Content-Length: ${'9'.repeat(30)}`) + smuggled),
  attack('chunks by another name', '400', post('Transfer-Encoding: xchunked') + smuggled),
  attack('chunks that are not last', '400', post('Transfer-Encoding: chunked, identity') + smuggled),
  attack('chunks behind a space', '400', post('Transfer-Encoding : chunked') + smuggled),
  attack('chunks in a folded line', '400', post('Transfer-Encoding:\n chunked') + smuggled),
  attack(
    'a chunk size that is no number',
    '405|closed',
    `${post('Transfer-Encoding: chunked')}zz\r\n${smuggled}`,
  ),
  attack(
    'a chunk size beyond counting',
    '405|closed',
    `${post('Transfer-Encoding: chunked')}${'f'.repeat(20)}\r\nx`,
  ),
  attack(
    'a chunk with a wrong end',
    '405|closed',
    `${post('Transfer-Encoding: chunked')}1\r\nab\r\n0\r\n\r\n`,
  ),
  attack(
    'a chunk extension of 64 kB',
    '405|closed',
    `${post('Transfer-Encoding: chunked')}1;${'x'.repeat(65_536)}\r\na\r\n0\r\n\r\n`,
  ),
  attack(
    'a body on GET is not the next request',
    '200',
    `${get('/a/b', `Content-Length: ${smuggled.length}`)}${smuggled}`,
  ),
  attack('a body on HEAD', '200', `${request('HEAD /a/b HTTP/1.1', 'Content-Length: 5')}hello`),
  attack('bytes behind the last request', '200', `${get('/a/b')}GARBAGE\x00\x01`),
  attack('no coding', '400', post('Transfer-Encoding: identity') + smuggled),
  attack('chunks twice', '400', post('Transfer-Encoding: chunked', 'Transfer-Encoding: chunked') + smuggled),
  attack('chunks in chunks', '400', `${post('Transfer-Encoding: chunked, chunked')}0\r\n\r\n${smuggled}`),
  attack('chunks of something compressed', '501', `${post('Transfer-Encoding: gzip, chunked')}0\r\n\r\n`),
  attack('chunks behind a vertical tab', '400', post('Transfer-Encoding: \x0bchunked') + smuggled),
  attack('chunks in quotes', '400', post('Transfer-Encoding: "chunked"') + smuggled),
  attack('chunks in a line folded properly', '400|405', `${post('Transfer-Encoding:\r\n chunked')}0\r\n\r\n`),
  attack(
    'chunks in HTTP/1.0',
    '400',
    `POST /a/b HTTP/1.0\r\nHost: x\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  ),
  attack(
    'a length and chunks on GET',
    '400',
    `${get('/a/b', 'Content-Length: 6', 'Transfer-Encoding: chunked')}0\r\n\r\nG`,
  ),
  attack('an empty length', '400', post('Content-Length:') + smuggled),
  attack('a length in a folded line', '400', post('Content-Length: 0\r\n 5') + smuggled),
  attack('a length with a space inside', '400', post('Content-Length: 1 0') + smuggled),
  attack('a length with a decimal point', '400', post('Content-Length: 5.0') + smuggled),
  attack('a length behind a null byte', '400', post('Content-Length: \x005') + smuggled),
  attack('two lengths that agree', '400', post('Content-Length: 5', 'Content-Length: 5') + smuggled),
  attack('a chunk of negative size', '405|closed', chunked(`-1\r\n${smuggled}`)),
  attack('a chunk size with a prefix', '405|closed', chunked(`0x1\r\na\r\n0\r\n\r\n${smuggled}`)),
  attack('a chunk size with a sign', '405|closed', chunked(`+1\r\na\r\n0\r\n\r\n${smuggled}`)),
  attack('a chunk size behind a space', '405|closed', chunked(` 1\r\na\r\n0\r\n\r\n${smuggled}`)),
  attack('a chunk size before a bare line feed', '405|closed', chunked(`1\na\r\n0\r\n\r\n${smuggled}`)),
  attack('an empty chunk size', '405|closed', chunked(`\r\n${smuggled}`)),
  attack('a chunk longer than it says', '405|closed', chunked(`1\r\n${smuggled}`)),
  attack(
    'a chunk extension with a bare line feed',
    '405|closed',
    chunked(`1;a\nb\r\na\r\n0\r\n\r\n${smuggled}`),
  ),
  attack('a chunk extension with a null byte', '405|closed', chunked(`1;a\x00\r\na\r\n0\r\n\r\n${smuggled}`)),
  attack('a trailer that is none', '405|closed', chunked(`0\r\nX\r\n\r\n${smuggled}`)),
  attack('malformed chunks on GET', '200|closed', chunked(`zz\r\n${smuggled}`, 'GET /a/b HTTP/1.1')),
  attack('malformed chunks on HEAD', '200|closed', chunked(`zz\r\n${smuggled}`, 'HEAD /a/b HTTP/1.1')),
  attack('malformed chunks on OPTIONS', '204|closed', chunked(`zz\r\n${smuggled}`, 'OPTIONS /a/b HTTP/1.1')),
  attack('malformed chunks for nothing', '404|closed', chunked(`zz\r\n${smuggled}`, 'GET /nope HTTP/1.1')),
  attack(
    'a request inside a chunk',
    '405',
    `${request('POST /a/b HTTP/1.1', 'Transfer-Encoding: chunked')}${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`,
  ),
  attack(
    'a request inside the body of HEAD',
    '200',
    `${request('HEAD /a/b HTTP/1.1', `Content-Length: ${smuggled.length}`)}${smuggled}`,
  ),
  attack(
    'a request inside the body of OPTIONS',
    '204',
    `${request('OPTIONS /a/b HTTP/1.1', `Content-Length: ${smuggled.length}`)}${smuggled}`,
  ),
  attack(
    'a length in a trailer',
    '405',
    `${request('POST /a/b HTTP/1.1', 'Transfer-Encoding: chunked')}0\r\nContent-Length: 50\r\n\r\n${smuggled}`,
  ),
  attack(
    'a body that is expected to be asked for',
    '405',
    `${request('POST /a/b HTTP/1.1', 'Expect: 100-continue', `Content-Length: ${smuggled.length}`)}${smuggled}`,
  ),
];
