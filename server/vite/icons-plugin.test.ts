import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawIcon } from '#pipeline/icons/icons.ts';
import { bundledIcons, iconNamesIn, moduleOf, readNamedIcons } from './icons-plugin.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'icons-'));
  mkdirSync(join(root, 'src/ui'), { recursive: true });
  writeFileSync(
    join(root, 'src/entry.ts'),
    `import icons from 'virtual:icons';\nimport('./more.ts');\nconsole.log(icons);\n`,
  );
  writeFileSync(
    join(root, 'src/more.ts'),
    `import icons from 'virtual:react-icons';\nconsole.log(icons, 'i-lucide-moon');\n`,
  );
  writeFileSync(
    join(root, 'src/ui/menu.tsx'),
    `<Icon name="i-lucide-sun" />; 'i-lucide-nope'; 'i-lucide:moon'`,
  );
  mkdirSync(join(root, 'src/workbench'));
  writeFileSync(join(root, 'src/workbench/tools.tsx'), `<Icon name="i-lucide-play" />`);
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
    plain: { 'lucide:moon': drawIcon('i-lucide-moon') },
    react: { 'lucide:sun': drawIcon('i-lucide-sun') },
    workbench: { 'lucide:play': drawIcon('i-lucide-play') },
  });
});

test('the icons end up in the scripts that draw them', async () => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [bundledIcons()],
    build: { write: false, rolldownOptions: { input: join(root, 'src/entry.ts') } },
  });
  const [output] = [result].flat();
  const chunks = output && 'output' in output ? output.output : [];
  const iconsIn = (name: string) => {
    const chunk = chunks.find((one) => one.type === 'chunk' && one.name === name);
    return (chunk?.type === 'chunk' ? chunk.code : '').match(/lucide:\w+/g);
  };
  expect(iconsIn('entry')).toEqual(['lucide:moon']);
  expect(iconsIn('more')).toEqual(['lucide:sun']);
});

test('the module has the shapes as they are, and says what they share once', async () => {
  const { plain, react } = readNamedIcons(join(import.meta.dirname, '../../src'));
  for (const shapes of [plain, react]) {
    const code = moduleOf(shapes);
    expect(code.match(/stroke-linecap/g)).toHaveLength(1);
    const { default: found } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(found).toEqual(shapes);
  }
});
