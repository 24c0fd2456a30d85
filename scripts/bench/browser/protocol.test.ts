import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { openProtocol } from './protocol.ts';

function conversation() {
  const read = new PassThrough();
  const write = new PassThrough();
  return { read, protocol: openProtocol(read, write), written: () => write.read()?.toString() ?? '' };
}

test('an answer goes to its question, whatever the order and however it is cut', async () => {
  const { read, protocol, written } = conversation();
  const version = protocol.browser.send('Browser.getVersion');
  const tree = protocol.session('a').send('Page.getFrameTree');
  expect(written()).toBe(
    '{"id":1,"method":"Browser.getVersion","params":{}}\0' +
      '{"id":2,"sessionId":"a","method":"Page.getFrameTree","params":{}}\0',
  );
  read.write('{"id":2,"sessionId":"a","result":{"second":"ü"}}\0{"id":1,"res');
  read.write('ult":{"first":true}}\0');
  expect(await version).toEqual({ first: true });
  expect(await tree).toEqual({ second: 'ü' });
});

test('a refusal is an error that names the question', async () => {
  const { read, protocol } = conversation();
  const refused = protocol.browser.send('Browser.close');
  read.write('{"id":1,"error":{"code":-32000,"message":"Not now."}}\0');
  await expect(refused).rejects.toThrow('Browser.close: Not now.');
});

test('an event reaches its own session only', async () => {
  const { read, protocol } = conversation();
  const heard: unknown[] = [];
  protocol.session('a').on('Page.loadEventFired', ({ timestamp }) => heard.push(timestamp));
  protocol.session('b').on('Page.loadEventFired', () => heard.push('wrong'));
  read.write('{"method":"Page.loadEventFired","sessionId":"a","params":{"timestamp":7}}\0');
  await new Promise((resolve) => setImmediate(resolve));
  expect(heard).toEqual([7]);
});
