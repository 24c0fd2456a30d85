// Requests whose form is the attack: methods, versions, bodies, framing, headers.
import { type Attack, get, request } from './attack.ts';

const attack = (name: string, outcome: Attack['outcome'], bytes: string): Attack => ({
  name,
  bytes,
  outcome,
});

const methods: Attack[] = [
  attack('TRACE', '405', request('TRACE /a/b HTTP/1.1')),
  attack('CONNECT', '405', request('CONNECT host.example:443 HTTP/1.1')),
  attack('PUT', '405', request('PUT /a/b HTTP/1.1', 'Content-Length: 0')),
  attack('PUT with a body', '405', `${request('PUT /a/b HTTP/1.1', 'Content-Length: 5')}hello`),
  attack('PATCH', '405', request('PATCH /a/b HTTP/1.1')),
  attack('DELETE', '405', request('DELETE /a/b HTTP/1.1')),
  attack('PROPFIND', '405', request('PROPFIND / HTTP/1.1')),
  attack('PURGE', '405', request('PURGE / HTTP/1.1')),
  attack('a method in small letters', '400', request('get /a/b HTTP/1.1')),
  attack('no method', '400', request(' /a/b HTTP/1.1')),
  attack('a method of 10 kB', '400', request(`${'X'.repeat(10_000)} / HTTP/1.1`)),
  attack('a method with a null byte', '400', request('GET\x00 / HTTP/1.1')),
  attack('an unknown method', '400', request('BREW /a/b HTTP/1.1')),
];

const versions: Attack[] = [
  attack('HTTP/0.9, then silence', '408', 'GET /a/b\r\n'),
  attack('HTTP/0.9 with a blank line', '400', 'GET /a/b\r\n\r\n'),
  attack('HTTP/1.0 without a host', '200', 'GET /a/b HTTP/1.0\r\n\r\n'),
  attack('HTTP/2 with prior knowledge', '400', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  attack('HTTP/9.9', '400', request('GET /a/b HTTP/9.9')),
  attack('a version in small letters', '400', request('GET /a/b http/1.1')),
  attack('another protocol', '400', 'EHLO host.example\r\n'),
  attack('a TLS hello', '400', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'),
  attack('an SSH hello', '400', 'SSH-2.0-OpenSSH_9.9\r\n'),
  attack('only line ends, then junk', '400', '\r\n\r\n\r\n\x00\x01\x02'),
  attack('an upgrade to HTTP/2', '200', get('/a/b', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQ')),
];

/** The second request would be a stranger's, were the first one read otherwise by a proxy. */
const smuggled = 'GET /favicon.ico HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
const post = (...lines: string[]) => `POST /a/b HTTP/1.1\r\nHost: x\r\n${lines.join('\r\n')}\r\n\r\n`;

const framing: Attack[] = [
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
  attack('chunks by another name', '405|closed', post('Transfer-Encoding: xchunked') + smuggled),
  attack('chunks that are not last', '400', post('Transfer-Encoding: chunked, identity') + smuggled),
  attack('chunks behind a space', '400', post('Transfer-Encoding : chunked') + smuggled),
  attack('chunks in a folded line', '400', post('Transfer-Encoding:\n chunked') + smuggled),
  attack(
    'a chunk size that is no number',
    '405 400|405',
    `${post('Transfer-Encoding: chunked')}zz\r\n${smuggled}`,
  ),
  attack(
    'a chunk size beyond counting',
    '405 400|405',
    `${post('Transfer-Encoding: chunked')}${'f'.repeat(20)}\r\nx`,
  ),
  attack(
    'a chunk with a wrong end',
    '405 400|405',
    `${post('Transfer-Encoding: chunked')}1\r\nab\r\n0\r\n\r\n`,
  ),
  attack(
    'a chunk extension of 64 kB',
    '405 413|405',
    `${post('Transfer-Encoding: chunked')}1;${'x'.repeat(65_536)}\r\na\r\n0\r\n\r\n`,
  ),
  attack(
    'a body on GET is not the next request',
    '200',
    `${get('/a/b', `Content-Length: ${smuggled.length}`)}${smuggled}`,
  ),
  attack('a body on HEAD', '200', `${request('HEAD /a/b HTTP/1.1', 'Content-Length: 5')}hello`),
  attack('bytes behind the last request', '200', `${get('/a/b')}GARBAGE\x00\x01`),
];

const hosts: Attack[] = [
  attack('no host', '400', 'GET /a/b HTTP/1.1\r\nConnection: close\r\n\r\n'),
  attack('two hosts', '400', get('/a/b', 'Host: host.example')),
  attack('an empty host', '200|400', 'GET /a/b HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n'),
  attack('a host with spaces', '400', 'GET /a/b HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'),
  attack('a host with a path', '400', 'GET /a/b HTTP/1.1\r\nHost: a/../b\r\nConnection: close\r\n\r\n'),
  attack('a host that is no address', '400', 'GET /a/b HTTP/1.1\r\nHost: [::1\r\nConnection: close\r\n\r\n'),
  attack('a host with a user', '400', 'GET /a/b HTTP/1.1\r\nHost: a@b\r\nConnection: close\r\n\r\n'),
  attack(
    "somebody else's host",
    '404',
    'GET /nope HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  ),
];

const flood = (count: number) => Array.from({ length: count }, (_, index) => `X-${index}: ${index}`);
const headers: Attack[] = [
  attack('900 headers', '200', get('/a/b', ...flood(900))),
  attack('1,000 headers', '431', get('/a/b', ...flood(1000))),
  attack('20,000 headers', '431|closed', get('/a/b', ...flood(20_000))),
  attack('a header of 1 MB', '431|closed', get('/a/b', `X: ${'y'.repeat(1_000_000)}`)),
  attack('a name of 1 MB', '431|closed', get('/a/b', `${'X'.repeat(1_000_000)}: y`)),
  attack('a header without a colon', '400', get('/a/b', 'X')),
  attack('a header without a name', '400', get('/a/b', ': x')),
  attack('a space before the colon', '400', get('/a/b', 'X : y')),
  attack('a null byte in a value', '400', get('/a/b', 'X: a\x00b')),
  attack('a bare carriage return', '400', get('/a/b', 'X: a\rb')),
  attack('bare line feeds', '400', 'GET /a/b HTTP/1.1\nHost: x\nConnection: close\n\n'),
  attack('an expectation nobody meets', '417', get('/a/b', 'Expect: miracles')),
  attack(
    'an expectation of going on',
    '405',
    request('POST / HTTP/1.1', 'Expect: 100-continue', 'Content-Length: 9'),
  ),
];

const asset = '/assets/app-1a2b3c.js';
const conditions: Attack[] = [
  attack('500 ranges', '200', get(asset, `Range: bytes=${'0-0,'.repeat(499)}1-1`)),
  attack('overlapping ranges', '200', get(asset, 'Range: bytes=0-,0-,0-,0-,5-')),
  attack('a range backwards', '200', get(asset, 'Range: bytes=9-1')),
  attack('a range without numbers', '200', get(asset, 'Range: bytes=-')),
  attack('a range in other units', '200', get(asset, 'Range: seconds=0-1')),
  attack('a range beyond the end', '416', get(asset, `Range: bytes=${'9'.repeat(300)}-`)),
  attack('the last no bytes', '416', get(asset, 'Range: bytes=-0')),
  attack('more than all of the last bytes', '206', get(asset, `Range: bytes=-${'9'.repeat(300)}`)),
  attack('half a tag', '200', get('/a/b', 'If-None-Match: "')),
  attack('3,000 tags', '200', get('/a/b', `If-None-Match: ${'"a", '.repeat(3000)}"b"`)),
  attack('20,000 quotes', '200', get('/a/b', `If-None-Match: ${'"'.repeat(20_000)}`)),
  attack('any tag', '304', get('/a/b', 'If-None-Match: *')),
  attack('a date that is none', '200', get('/a/b', 'If-Modified-Since: Thu, 99 Foo 99999 99:99:99 GMT')),
  attack('a range of another version', '200', get(asset, 'Range: bytes=0-0', 'If-Range: "other"')),
  attack('30,000 encodings', '200', get('/a/b', `Accept-Encoding: ${'gzip, '.repeat(30_000)}br`)),
  attack('30,000 parameters', '200', get('/a/b', `Accept-Encoding: br${';q=1'.repeat(30_000)}`)),
  attack('no encoding at all', '406', get('/a/b', 'Accept-Encoding: *;q=0')),
  attack('weights that are none', '200', get('/a/b', 'Accept-Encoding: br;q=nan, gzip;q=1e9')),
  attack('bytes beyond ASCII', '200', get('/a/b', 'Accept-Encoding: \x80\xff', 'User-Agent: \x9b31m\x85')),
];

const pipelined = (count: number, target: string) =>
  `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(count - 1) + get(target);
const pipelines: Attack[] = [
  attack('100 requests in one go', Array(100).fill('200').join(' '), pipelined(100, '/a/b')),
  attack('100 requests for nothing', Array(100).fill('404').join(' '), pipelined(100, '/nope')),
  // Too far ahead of its answers: cut, and no answer is to anything else.
  attack('1,000 requests in one go', /^(?:closed|200(?: 200){0,100})$/, pipelined(1000, '/a/b')),
];

/** Whoever sends half a request, or half-closes, is told so or hung up on. */
const halves: Attack[] = [
  { name: 'half a request line, then the end', bytes: 'GET /a', outcome: 'closed|400', after: 'half-close' },
  {
    name: 'half of the headers, then the end',
    bytes: 'GET /a/b HTTP/1.1\r\nHo',
    outcome: 'closed|400',
    after: 'half-close',
  },
  { name: 'nothing, then the end', bytes: '', outcome: 'closed', after: 'half-close' },
  {
    name: 'half a body, then the end',
    bytes: `${post('Content-Length: 1000')}hello`,
    outcome: 'closed|405|405 400',
    after: 'half-close',
  },
  { name: 'half a request line, then silence', bytes: 'GET /a', outcome: '408' },
  { name: 'half of the headers, then silence', bytes: 'GET /a/b HTTP/1.1\r\nHo', outcome: '408' },
  { name: 'silence', bytes: '', outcome: '408' },
  {
    name: 'half a body, then silence',
    bytes: `${post('Content-Length: 1000')}hello`,
    outcome: '405|405 408',
  },
];

export const messageAttacks: Attack[] = [
  ...methods,
  ...versions,
  ...framing,
  ...hosts,
  ...headers,
  ...conditions,
  ...pipelines,
  ...halves,
];
