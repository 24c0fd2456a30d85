import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ownExampleFiles } from '#site/addresses.ts';
import { exampleFrames } from '../example-frame.ts';
import { axePath } from '../quest-frame.ts';
import { replaceFolder } from './output/output-folder.ts';
import { writeExampleFrames } from './write-example-frames.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the frame runs its own script and no other, and the other one runs those of an example', () => {
  const frames = exampleFrames('hello()', ['boat.svg', 'tide/high.webm']);
  expect(Object.entries(frames).map(([path, { headers }]) => [path, headers])).toMatchInlineSnapshot(`
    [
      [
        "/_example/frame.html",
        {
          "Connection-Allowlist": "(response-origin)",
          "Content-Security-Policy": "default-src 'none'; script-src 'sha256-gNUFGRIikeOyRoAO2pAbm+d+VpG6Hn8I2HkwrtugwsE='; style-src 'unsafe-inline' data: http://*:*/_example/ https://*:*/_example/; img-src data: http://*:*/_example/ https://*:*/_example/; font-src data: http://*:*/_example/ https://*:*/_example/; media-src data: http://*:*/_example/ https://*:*/_example/; object-src http://*:*/_example/ https://*:*/_example/; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts allow-forms",
          "Cross-Origin-Resource-Policy": "same-origin",
        },
      ],
      [
        "/_example/scripts.html",
        {
          "Connection-Allowlist": "(response-origin)",
          "Content-Security-Policy": "default-src 'none'; script-src 'unsafe-inline' data: http://*:*/_example/ https://*:*/_example/; style-src 'unsafe-inline' data: http://*:*/_example/ https://*:*/_example/; img-src data: http://*:*/_example/ https://*:*/_example/; font-src data: http://*:*/_example/ https://*:*/_example/; media-src data: http://*:*/_example/ https://*:*/_example/; object-src http://*:*/_example/ https://*:*/_example/; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts allow-forms",
          "Cross-Origin-Resource-Policy": "same-origin",
        },
      ],
    ]
  `);
  expect(frames['/_example/frame.html']?.html).toMatchInlineSnapshot(`
    "<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Example</title></head><body data-files="boat.svg tide/high.webm"><script>document.head.append(Object.assign(document.createElement('meta'),{httpEquiv:'Content-Security-Policy',content:"default-src 'none';script-src 'none';style-src 'unsafe-inline' data: *;img-src data: *;font-src data: *;media-src data: *;object-src *;base-uri 'none';form-action 'none'".replaceAll('*',new URL('/_example/',location))}));hello()</script></body></html>
    "
  `);
});

test('the written documents hold the script that their policy names, and some hosts know them by another name', async () => {
  const output = replaceFolder(join(folder, 'static'));
  const options = {
    output,
    cacheDir: folder,
    contentDir: join(folder, 'content'),
    hasQuests: true,
    hasSteps: true,
    ready: folder,
  };
  const { headers } = await writeExampleFrames(options);
  expect(Object.keys(headers)).toEqual([
    '/_example/frame.html',
    '/_example/frame',
    '/_example/scripts.html',
    '/_example/scripts',
    '/_example/quest.html',
    '/_example/quest',
    '/_example/step.html',
    '/_example/step',
  ]);
  expect(headers['/_example/frame']).toEqual(headers['/_example/frame.html']);
  const html = readFileSync(join(output.next, '_example/frame.html'), 'utf8');
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(html) ?? [];
  expect(script).not.toContain('</script');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['/_example/frame.html']?.['Content-Security-Policy']).toContain(`'sha256-${hash}'`);
  // The second time the script is cached, and equal.
  expect(await writeExampleFrames(options)).toEqual({ headers, media: [], paths: [] });
  expect(existsSync(join(output.next, '_example/axe.js'))).toBe(true);
});

test('without quests, what checks their answers is not written', async () => {
  const output = replaceFolder(join(folder, 'plain'));
  const options = {
    output,
    cacheDir: folder,
    contentDir: join(folder, 'content'),
    hasQuests: false,
    hasSteps: false,
    ready: folder,
  };
  const { headers } = await writeExampleFrames(options);
  expect(Object.keys(headers).filter((path) => path.endsWith('.html'))).toEqual([
    '/_example/frame.html',
    '/_example/scripts.html',
  ]);
  expect(readdirSync(join(output.next, '_example')).filter((name) => !/\.(br|gz)$/.test(name))).toEqual([
    'frame.html',
    'scripts.html',
  ]);
});

test('the files that examples name are written beside the documents, which list them', async () => {
  const contentDir = join(folder, 'with-media');
  mkdirSync(join(contentDir, 'media/tide'), { recursive: true });
  writeFileSync(join(contentDir, 'media/boat.svg'), '<svg/>');
  writeFileSync(join(contentDir, 'media/tide/high.vtt'), 'WEBVTT');
  writeFileSync(join(contentDir, 'media/.hidden'), '');
  const output = replaceFolder(join(folder, 'examples'));
  const options = { output, cacheDir: folder, contentDir, hasQuests: false, hasSteps: false, ready: folder };
  const { media } = await writeExampleFrames(options);
  expect(media.map((file) => file.replace(/ .*/, ''))).toEqual(['boat.svg', 'tide/high.vtt']);
  expect(readFileSync(join(output.next, '_example/tide/high.vtt'), 'utf8')).toBe('WEBVTT');
  for (const name of ['frame', 'scripts'])
    expect(readFileSync(join(output.next, `_example/${name}.html`), 'utf8')).toContain(
      ' data-files="boat.svg tide/high.vtt">',
    );
});

test('a file of an author never takes the place of a document or script of the site', async () => {
  const contentDir = join(folder, 'hostile');
  mkdirSync(join(contentDir, 'media'), { recursive: true });
  const names = ['axe.js', 'frame.html', 'scripts.html', 'quest.html', 'tide.js'];
  for (const name of names) writeFileSync(join(contentDir, 'media', name), 'hostile()');
  const output = replaceFolder(join(folder, 'hostile-static'));
  const options = { output, cacheDir: folder, contentDir, hasQuests: false, hasSteps: false, ready: folder };
  await writeExampleFrames(options);
  const written = names.filter((name) => existsSync(join(output.next, '_example', name)));
  expect(written).toEqual(['frame.html', 'scripts.html', 'tide.js']);
  for (const name of ['frame.html', 'scripts.html'])
    expect(readFileSync(join(output.next, '_example', name), 'utf8')).not.toContain('hostile');
  // The site's own script that keeps its type is the one at this address.
  expect(ownExampleFiles).toContain(axePath);
});
