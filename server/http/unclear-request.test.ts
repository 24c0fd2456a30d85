import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isUnclear } from './unclear-request.ts';

const request = (httpVersionMajor: number, ...rawHeaders: string[]) =>
  ({ httpVersionMajor, rawHeaders }) as unknown as IncomingMessage;

test.each([
  ['one host', request(1, 'Host', 'a', 'Accept', 'host'), false],
  ['none, as HTTP/1.0 may', request(1), false],
  ['a value that says host', request(1, 'host', 'host', 'x-a', 'Host'), false],
  ['two hosts', request(1, 'Host', 'a', 'Accept', '*/*', 'HOST', 'b'), true],
  ['the same host twice', request(1, 'Host', 'a', 'host', 'a'), true],
  ['HTTP/0.9', request(0), true],
])('%s', (_name, asked, expected) => {
  expect(isUnclear(asked)).toBe(expected);
});
