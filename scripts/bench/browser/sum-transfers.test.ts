import { expect, test } from 'vitest';
import { sumTransfers } from './sum-transfers.ts';
import type { Transfer } from './transfers.ts';

const transfer = (path: string, started: number, mimeType: string, bytes: number | null): Transfer => ({
  url: `http://site${path}`,
  started,
  mimeType,
  bytes,
});

test('before load counts what was asked for before it; script and data are counted to the end', () => {
  const transfers = [
    transfer('/page', 1, 'text/html', 5000),
    transfer('/a.css', 1.2, 'text/css', 600),
    transfer('/a.js', 1.3, 'text/javascript', 70),
    transfer('/app.js', 2, 'text/javascript', 70_000),
    transfer('/builds/current.json', 2.1, 'application/json', 8),
    transfer('/other/_payload.json?build', 3, 'application/json', 900),
    transfer('/gone.svg', 3, '', null),
  ];
  expect(sumTransfers(transfers, 2)).toEqual({
    beforeLoad: 5670,
    untilIdle: 76_578,
    script: 70_070,
    data: 908,
    payloads: 900,
    payloadCount: 1,
  });
});

test('a page at the top of the site has a payload too', () => {
  const home = transfer('/_payload.json?build', 3, 'application/json', 40);
  expect(sumTransfers([home], 1)).toMatchObject({ beforeLoad: 0, payloads: 40, payloadCount: 1 });
});
