import { expect, test } from 'vitest';
import { markup } from '#tests/support/markup.ts';
import { licencesTable } from './licences-table.ts';

test('packages of one use, each with its home, version, licence and author', () => {
  const packages = [
    { name: 'a', version: '1.0.0', licence: 'MIT', by: 'Ada', home: 'https://a.example', use: 'browser' },
    { name: 'b', version: '2.0.0', licence: 'ISC', use: 'browser' },
    { name: 'c', version: '3.0.0', licence: 'ISC', by: 'Cem', use: 'build' },
    { name: 'd', version: '4.0.0', licence: 'ISC', by: 'Dee', home: 'https://d.example', use: 'build' },
  ] as const;
  expect(markup([licencesTable(packages, 'browser')])).toBe(
    '<table><caption>Packages in what you download</caption><thead><tr><th scope="col">Package</th>' +
      '<th scope="col">Version</th><th scope="col">Licence</th><th scope="col">By</th></tr></thead><tbody>' +
      '<tr><th scope="row"><a href="https://a.example">a</a></th><td>1.0.0</td><td>MIT</td><td>Ada</td></tr>' +
      '<tr><th scope="row">b</th><td>2.0.0</td><td>ISC</td><td></td></tr></tbody></table>',
  );
  expect(markup([licencesTable(packages, 'build')])).toBe(
    '<table><caption>Packages that build and serve the site</caption><thead><tr><th scope="col">Package</th>' +
      '<th scope="col">Version</th><th scope="col">Licence</th></tr></thead><tbody>' +
      '<tr><th scope="row">c by Cem</th><td>3.0.0</td><td>ISC</td></tr>' +
      '<tr><th scope="row"><a href="https://d.example">d</a></th><td>4.0.0</td><td>ISC</td></tr></tbody></table>',
  );
});
