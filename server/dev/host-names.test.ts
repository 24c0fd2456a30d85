import { expect, test } from 'vitest';
import { addressOf, hostNames, refusalOfHost } from './host-names.ts';

test('on this machine the server answers to its names and to no other', () => {
  const names = hostNames('127.0.0.1');
  for (const header of ['localhost', 'localhost:3000', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000'])
    expect(refusalOfHost(header, names)).toBeNull();
  const refusal =
    'This server answers to localhost, 127.0.0.1, [::1] only. To open it to others, start it with HOST=0.0.0.0 npm run dev.\n';
  for (const header of [
    undefined,
    '',
    'rebound.example',
    'rebound.example:3000',
    'localhost.rebound.example',
    '::1',
  ])
    expect(refusalOfHost(header, names)).toBe(refusal);
});

test('a name that HOST gives is welcome, and everywhere means any name', () => {
  expect(refusalOfHost('Desk.lan:3000', hostNames('desk.lan'))).toBeNull();
  expect(refusalOfHost('[fd00::1]:3000', hostNames('FD00::1'))).toBeNull();
  expect(refusalOfHost('desk.lan', hostNames('0.0.0.0'))).toBeNull();
  expect(refusalOfHost('desk.lan', hostNames('::'))).toBeNull();
});

test('the address to open is one that leads here', () => {
  expect(addressOf('127.0.0.1', 3000)).toBe('http://localhost:3000');
  expect(addressOf('0.0.0.0', 3000)).toBe('http://localhost:3000');
  expect(addressOf('192.168.0.7', 3000)).toBe('http://192.168.0.7:3000');
  expect(addressOf('fd00::1', 3000)).toBe('http://[fd00::1]:3000');
});
