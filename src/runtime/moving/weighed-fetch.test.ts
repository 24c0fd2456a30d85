import { expect, test } from 'vitest';
import { createWeighedFetch } from './weighed-fetch.ts';

test('what responses say they weigh is added up; one that does not say counts as an ordinary page', async () => {
  const headers: Record<string, string>[] = [{ 'content-length': '1200' }, { 'content-length': '34' }, {}];
  const weighed = createWeighedFetch(async () => new Response('{}', { headers: headers.shift() ?? {} }));
  await weighed.fetch('/a');
  expect(weighed.bytes()).toBe(1200);
  await weighed.fetch('/b');
  expect(weighed.bytes()).toBe(1234);
  expect(await (await weighed.fetch('/c')).text()).toBe('{}');
  expect(weighed.bytes()).toBe(7234);
});
