// Requests whose form is the attack: methods, versions, hosts, headers, many at once, halves.
import { type Attack, attack, get, post, request } from './attack.ts';
import { conditionAttacks } from './condition-attacks.ts';
import { framingAttacks } from './framing-attacks.ts';

const methods: Attack[] = [
  attack('TRACE', '405', request('TRACE /a/b HTTP/1.1')),
  attack('CONNECT', '405', request('CONNECT host.example:443 HTTP/1.1')),
  attack(
    'CONNECT behind a request',
    '200 405',
    `GET /assets/streamed.bin HTTP/1.1\r\nHost: x\r\n\r\n${request('CONNECT host.example:443 HTTP/1.1')}`,
  ),
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

const hosts: Attack[] = [
  attack('no host', '400', 'GET /a/b HTTP/1.1\r\nConnection: close\r\n\r\n'),
  attack('two hosts', '400', get('/a/b', 'Host: host.example')),
  attack('an empty host', '200|400', 'GET /a/b HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n'),
  attack('a host with spaces', '400', 'GET /a/b HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'),
  attack('a host with a path', '400', 'GET /a/b HTTP/1.1\r\nHost: a/../b\r\nConnection: close\r\n\r\n'),
  attack('a host that is no address', '400', 'GET /a/b HTTP/1.1\r\nHost: [::1\r\nConnection: close\r\n\r\n'),
  attack(
    'a host with spaces beside a whole address',
    '400',
    'GET http://host.example/a/b HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
  ),
  attack('no host beside a whole address', '400', 'GET http://x/a/b HTTP/1.1\r\nConnection: close\r\n\r\n'),
  attack('a host with a null byte', '400', 'GET /a/b HTTP/1.1\r\nHost: a\x00b\r\nConnection: close\r\n\r\n'),
  attack(
    'a host of 100 kB',
    '400|200',
    `GET /a/b HTTP/1.1\r\nHost: ${'a'.repeat(100_000)}\r\nConnection: close\r\n\r\n`,
  ),
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
  attack('a folded line', '200|400', get('/a/b', 'X: a\r\n b')),
  attack('a folded first line', '400', 'GET /a/b HTTP/1.1\r\n Host: x\r\nConnection: close\r\n\r\n'),
  attack('a tab before the colon', '400', get('/a/b', 'X\t: y')),
  attack('a null byte in a name', '400', get('/a/b', 'X\x00Y: z')),
  attack('only null bytes', '400', '\x00'.repeat(100)),
  attack('a bare line feed among the headers', '400', get('/a/b', 'X: y\nSmuggled: yes')),
  attack('a bare line feed at the end', '400', 'GET /a/b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\n'),
  attack(
    'a bare carriage return at the end',
    '400',
    'GET /a/b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\rX',
  ),
  attack('two expectations', '417', get('/a/b', 'Expect: 100-continue, miracles')),
  attack('10 kB of expectations', '417', get('/a/b', `Expect: ${'100-continue, '.repeat(800)}x`)),
  attack('an expectation that is not quite one', '417', get('/a/b', 'Expect: 100-continued')),
  attack('an expectation in capitals', '200', get('/a/b', 'Expect: 100-CONTINUE')),
  attack('miracles expected of HEAD', '417', request('HEAD /a/b HTTP/1.1', 'Expect: miracles')),
  attack('an expectation nobody meets', '417', get('/a/b', 'Expect: miracles')),
  attack(
    'an expectation of going on',
    '405',
    request('POST / HTTP/1.1', 'Expect: 100-continue', 'Content-Length: 9'),
  ),
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
    outcome: 'closed|405',
    after: 'half-close',
  },
  { name: 'half a request line, then silence', bytes: 'GET /a', outcome: '408' },
  { name: 'half of the headers, then silence', bytes: 'GET /a/b HTTP/1.1\r\nHo', outcome: '408' },
  { name: 'silence', bytes: '', outcome: '408' },
  {
    name: 'half a body, then silence',
    bytes: `${post('Content-Length: 1000')}hello`,
    outcome: '405',
  },
];

export const messageAttacks: Attack[] = [
  ...methods,
  ...versions,
  ...framingAttacks,
  ...hosts,
  ...headers,
  ...conditionAttacks,
  ...pipelines,
  ...halves,
];
