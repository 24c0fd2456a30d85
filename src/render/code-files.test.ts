import { expect, test } from 'vitest';
import { codeFilesOf } from './code-files.ts';

test('code blocks are read with language, file name and text', () => {
  const html =
    '<p>Text</p><figure class="code" data-language="html"><figcaption class="code-head"><span class="code-file">index.html</span></figcaption><pre><code><span class="line">&lt;p&gt;</span>\n<span class="line">One</span></code></pre></figure><div><figure class="code" data-language="css"><figcaption class="code-head"><span class="code-label">CSS</span></figcaption><pre><code>p {}</code></pre></figure></div>';
  expect(codeFilesOf(html)).toEqual([
    { language: 'html', name: 'index.html', text: '<p>\nOne' },
    { language: 'css', name: '', text: 'p {}' },
  ]);
});

test('pictures and text without code have no files', () => {
  expect(codeFilesOf('<figure><img src="a.png" alt=""></figure><code>a</code>')).toEqual([]);
});
