// Where nginx rightly comes to another outcome than our own server.

interface Difference {
  outcome: string | RegExp;
  names: string[];
}

const differences: Difference[] = [
  // Its buffers for the head of a request are smaller.
  {
    outcome: '400|closed',
    names: [
      '1,000 headers',
      '10 kB of encodings that are none',
      '10 kB of expectations',
      '20,000 headers',
      '20,000 quotes',
      '3,000 tags',
      '30,000 encodings',
      '30,000 parameters',
      'a header of 1 MB',
      'a name of 1 MB',
      'a range of 200 kB',
      'since 10 kB',
      'unless changed since 10 kB',
    ],
  },
  {
    outcome: '414|closed',
    names: ['a method of 10 kB', 'an address of 5 MB', 'an address of 8 kB'],
  },
  // A path that leads out of the folder is malformed.
  {
    outcome: '400',
    names: [
      'GET /%2E%2E/secret.txt',
      'GET /%2e%2e%2fsecret.txt',
      'GET /%2e%2e/secret.txt',
      'GET /%2e./secret.txt',
      'GET /.%2e/secret.txt',
      'GET /..',
      'GET /..%2Fsecret.txt',
      'GET /..%2fsecret.txt',
      'GET /../../../../../../../../etc/passwd',
      'GET /../secret.txt',
      'GET /a%2f..%2f..%2fsecret.txt',
      'GET /a/../../secret.txt',
      'GET /a/b/../../../secret.txt',
      'GET http://host.example/%2e%2e/secret.txt',
      'GET http://host.example/../secret.txt',
      'GET http://user:word@host.example/a/b',
    ],
  },
  // What is no UTF-8, has a backslash or a number sign is a name like others, of which there is no file.
  {
    outcome: '404',
    names: [
      'GET /%2e%2e%5csecret.txt',
      'GET /%5c%5chost/share',
      'GET /%c0%ae%c0%ae%c0%afsecret.txt',
      'GET /%c0%ae%c0%ae/secret.txt',
      'GET /%e0%80%ae%e0%80%ae/secret.txt',
      'GET /%ed%a0%80',
      'GET /%f0%80%80%ae/secret.txt',
      'GET /%ff%fe',
      'GET /..%5Csecret.txt',
      'GET /..%5csecret.txt',
      'GET /..%c0%afsecret.txt',
      'GET /..%c1%9csecret.txt',
      'GET /..\\secret.txt',
      'GET /\\host.example/a',
      'GET /a/b#/../../secret.txt',
      'GET /a\\b',
    ],
  },
  // Neither the scheme nor the host matters to it.
  {
    outcome: '200',
    names: [
      'GET HTTP://HOST.EXAMPLE/a/b',
      'GET gopher://host.example/',
      'GET ws://host.example/a/b',
      'a host that is no address',
      'a host with a user',
    ],
  },
  // A body in chunks is refused before anything else.
  {
    outcome: '400',
    names: [
      'a chunk extension of 64 kB',
      'a chunk extension with a bare line feed',
      'a chunk extension with a null byte',
      'a chunk longer than it says',
      'a chunk of negative size',
      'a chunk size before a bare line feed',
      'a chunk size behind a space',
      'a chunk size beyond counting',
      'a chunk size that is no number',
      'a chunk size with a prefix',
      'a chunk size with a sign',
      'a chunk with a wrong end',
      'a length in a trailer',
      'a request inside a chunk',
      'a trailer that is none',
      'an empty chunk size',
      'malformed chunks for nothing',
      'malformed chunks on GET',
      'malformed chunks on HEAD',
      'malformed chunks on OPTIONS',
    ],
  },
  {
    outcome: '501',
    names: [
      'chunks behind a vertical tab',
      'chunks by another name',
      'chunks in chunks',
      'chunks in quotes',
      'chunks that are not last',
      'no coding',
    ],
  },
  // A line may end with a bare line feed, and a line without a colon is left out.
  {
    outcome: '200',
    names: [
      'a bare line feed among the headers',
      'a bare line feed at the end',
      'a header without a colon',
      'bare line feeds',
    ],
  },
  // Slow clients and those that know no headers are left without a word.
  {
    outcome: 'closed',
    names: [
      'HTTP/0.9 with a blank line',
      'HTTP/0.9, then silence',
      'half a request line, then silence',
      'half of the headers, then silence',
      'silence',
    ],
  },
  // A range that makes no sense is refused rather than ignored; HEAD and compressed files have ranges too.
  {
    outcome: '206',
    names: ['a range asked of HEAD', 'a range of what only comes compressed'],
  },
  { outcome: '206|200', names: ['two headers with a range'] },
  {
    outcome: '416',
    names: [
      'a range backwards',
      'a range below nothing',
      'a range in hexadecimal',
      'a range that ends beyond 2^64',
      'a range with a sign',
      'a range without numbers',
      'more than all of the last bytes',
      'the last 2^64 bytes and one',
    ],
  },
  // It knows no 406 and no 417: whoever expects or refuses too much gets the page.
  {
    outcome: '100 200',
    names: ['an expectation in capitals'],
  },
  {
    outcome: '200',
    names: [
      'an expectation nobody meets',
      'an expectation that is not quite one',
      'miracles expected of HEAD',
      'no encoding at all',
      'the plain form of what is not compressed refused',
      'two expectations',
    ],
  },
  // CONNECT and its target are malformed, a method that nobody knows is not, and a later version of HTTP is named.
  { outcome: '200 400', names: ['CONNECT behind a request'] },
  { outcome: '400', names: ['CONNECT'] },
  { outcome: '405', names: ['an unknown method'] },
  { outcome: '505', names: ['HTTP/9.9'] },
  // Only the very date of the file counts; before version 1.23 one header of a kind is all that it takes.
  { outcome: '200', names: ['since a date to come'] },
  { outcome: '400|200', names: ['tags in two headers'] },
  // It answers as many requests on one connection as come.
  {
    outcome: /^200(?: 200){999}$/,
    names: ['1,000 requests in one go'],
  },
];

/** Outcomes by the name of the attack. */
export const nginxOutcomes: Record<string, string | RegExp> = Object.fromEntries(
  differences.flatMap(({ outcome, names }) => names.map((name) => [name, outcome])),
);
