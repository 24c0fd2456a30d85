// Malformed requests of every known kind, the same ones each time.

/** The bytes to send, and whether the client closes its side afterwards or waits. */
export interface MalformedRequest {
  name: string;
  bytes: Buffer;
  closes: boolean;
}

type Random = (below: number) => number;

/** A small seeded random generator (mulberry32). */
function seeded(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

const TRAVERSALS = [
  '/../secret.txt',
  '/a/../../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/%252e%252e/secret.txt',
  '/....//secret.txt',
  '/..;/secret.txt',
  '/..%00/secret.txt',
  '//../secret.txt',
  '/a/b/%2e%2e/%2e%2e/%2e%2e/secret.txt',
  '/link.txt',
  '/.env',
  'file:///etc/passwd',
  'http://x/../secret.txt',
  '../secret.txt',
];
const TARGETS = [
  '/%',
  '/%zz',
  '/%ff%fe',
  '/%00',
  '/\x00',
  '/\x7f',
  '/a b',
  '*',
  '',
  '?',
  '#',
  '/é',
  '/\ud83d',
  '/{{path}}<script>',
];
const RANGES = [
  'bytes=',
  'bytes=-',
  'bytes=9-1',
  `bytes=${'9'.repeat(300)}-`,
  `bytes=${'0-0,'.repeat(2000)}0-0`,
  'bytes=-0',
  'x',
];
const ENCODINGS = [
  '*;q=0',
  'br;q=nan',
  ';;;,,,',
  'identity;q=0',
  `${'gzip,'.repeat(3000)}`,
  'br;q=1e9',
  '\x80\xff',
];
const METHODS = [
  '',
  'G',
  'get',
  'GET\t',
  'GET\x00',
  'BREW',
  '\xff',
  'PRI',
  'CONNECT',
  'TRACE',
  'M-SEARCH',
  'x'.repeat(5000),
];
const VERSIONS = [
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/9.9',
  'HTTP/1',
  'HTTP',
  'http/1.1',
  'HTTP/1.1 ',
  'HTTP/2.0',
  '',
];
const CONTRADICTIONS = [
  'Content-Length: 5\r\nContent-Length: 6',
  'Content-Length: 5\r\nTransfer-Encoding: chunked',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999999',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: gzip',
  'Transfer-Encoding: chunked\r\n\r\nzz\r\n',
  `Transfer-Encoding: chunked\r\n\r\n5;${'x'.repeat(20_000)}\r\nhello`,
  'Host: a\r\nHost: b',
  'Host: [::1',
  'Host: a/b?c#d@e',
  'Host:',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: x',
  'Expect: 100-continue',
  'Expect: miracles',
  'If-None-Match: "',
  `If-None-Match: ${'"a",'.repeat(3000)}`,
  'If-Modified-Since: Thu, 99 Foo 99999 99:99:99 GMT',
  'If-Range: W/"x"\r\nRange: bytes=0-1',
  'Connection: close, keep-alive\r\nKeep-Alive: timeout=-1',
];
const HEADER_LINES = [
  'X',
  ': x',
  'X : y',
  'X: a\x00b',
  'X: a\rb',
  ' folded: x',
  'X\n Y: z',
  `X: ${'y'.repeat(40_000)}`,
  '\x00: \x00',
  'X:\x01\x02',
];

const pick = (random: Random, list: string[]): string => list[random(list.length)] ?? '';
const request = (line: string, ...headers: string[]) =>
  `${[line, 'Host: x', ...headers].join('\r\n')}\r\n\r\n`;

const KINDS: Record<string, (random: Random) => string | Buffer> = {
  method: (random) => request(`${pick(random, METHODS)} /a/b HTTP/1.1`),
  target: (random) => request(`GET ${pick(random, TARGETS)} HTTP/1.1`),
  traversal: (random) => request(`GET ${pick(random, TRAVERSALS)} HTTP/1.1`),
  version: (random) => request(`GET /a/b ${pick(random, VERSIONS)}`),
  range: (random) => request('GET /assets/app-1a2b3c.js HTTP/1.1', `Range: ${pick(random, RANGES)}`),
  encoding: (random) => request('GET /a/b HTTP/1.1', `Accept-Encoding: ${pick(random, ENCODINGS)}`),
  contradiction: (random) => `GET /a/b HTTP/1.1\r\nHost: x\r\n${pick(random, CONTRADICTIONS)}\r\n\r\n`,
  header: (random) => request('GET /a/b HTTP/1.1', pick(random, HEADER_LINES)),
  manyHeaders: (random) =>
    request('GET / HTTP/1.1', ...Array.from({ length: 500 + random(3000) }, (_, i) => `X-${i}: ${i}`)),
  bareLineFeed: () => 'GET /a/b HTTP/1.1\nHost: x\n\n',
  half: (random) => request('GET /a/b HTTP/1.1', 'X-Long: yes').slice(0, random(40)),
  unfinishedBody: () => request('POST /a/b HTTP/1.1', 'Content-Length: 1000'),
  junk: (random) => Buffer.from(Array.from({ length: 1 + random(3000) }, () => random(256))),
  junkAfterGood: (random) =>
    request('GET /a/b HTTP/1.1') +
    pick(random, ['\x00\x00', 'GET', '\r\n\r\nx y z\r\n\r\n', '\xff'.repeat(99)]),
  pipeline: (random) => request('GET /a/b HTTP/1.1').repeat(1 + random(50)),
};

/** `count` requests, all kinds in turn; one in four clients does not close its side. */
export function malformedRequests(count: number): MalformedRequest[] {
  const random = seeded(20_260_115);
  const kinds = Object.entries(KINDS);
  return Array.from({ length: count }, (_, index) => {
    const [name, make] = kinds[index % kinds.length] ?? ['junk', () => 'x'];
    const made = make(random);
    return { name, bytes: Buffer.isBuffer(made) ? made : Buffer.from(made, 'latin1'), closes: random(4) > 0 };
  });
}
