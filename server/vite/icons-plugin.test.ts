import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawIcon } from '#pipeline/icons.ts';
import { bundledIcons, iconNamesIn, readNamedIcons } from './icons-plugin.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'icons-'));
  mkdirSync(join(root, 'src/ui'), { recursive: true });
  writeFileSync(join(root, 'src/entry.ts'), `import icons from 'virtual:icons';\nconsole.log(icons);\n`);
  writeFileSync(
    join(root, 'src/ui/menu.tsx'),
    `<Icon name="i-lucide-sun" />; 'i-lucide-nope'; 'i-lucide:moon'`,
  );
  writeFileSync(join(root, 'src/ui/menu.test.ts'), `'i-lucide-star'`);
  writeFileSync(join(root, 'src/ui/menu.css'), `'i-lucide-x'`);
});

afterAll(() => rmSync(root, { recursive: true }));

test('names are found in every kind of quotes, and not within a sentence', () => {
  const source = `"i-lucide-sun" 'i-simple-icons-github' \`i-lucide:x\` 'Use i-lucide-book.' 'i-' "i-a' \`i-\${x}\``;
  expect(iconNamesIn(source)).toEqual(['i-lucide-sun', 'i-simple-icons-github', 'i-lucide:x']);
});

test('existing icons named in code are read, not those of tests and styles', () => {
  expect(readNamedIcons(join(root, 'src'))).toEqual({
    'lucide:moon': drawIcon('i-lucide-moon'),
    'lucide:sun': drawIcon('i-lucide-sun'),
  });
});

test('the icons end up in the script', async () => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [bundledIcons()],
    build: { write: false, rolldownOptions: { input: join(root, 'src/entry.ts') } },
  });
  const [output] = [result].flat();
  const code = output && 'output' in output ? output.output[0].code : '';
  expect(code).toContain('lucide:moon');
  expect(code).toContain('lucide:sun');
  expect(code).not.toContain('lucide:star');
});
