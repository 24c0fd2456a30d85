// Code in places where a build reads content. If it runs, it leaves a file in the canary folder or asks the host.
import type { Random } from '#lib/random.ts';

const leave = (how: string) => `{canary}/${how}`;

const codes = [
  `import { writeFileSync } from 'node:fs';\nwriteFileSync('${leave('import')}', 'ran');`,
  `const { writeFileSync } = await import('node:fs');\nwriteFileSync('${leave('dynamic-import')}', 'ran');`,
  `process.getBuiltinModule('node:fs').writeFileSync('${leave('builtin')}', 'ran');`,
  `import { execSync } from 'node:child_process';\nexecSync('touch "${leave('child-process')}"');`,
  `[].constructor.constructor("process.getBuiltinModule('node:fs').writeFileSync('${leave('constructor')}', 'ran')")();`,
  `fetch('http://{host}/hostile-code');`,
  `process.exit(7);`,
  `for (;;);`,
  `throw new Error('hostile');`,
];

/** A module that does harm as soon as it is imported, and gives `value` otherwise. */
export function hostileModule(random: Random, value: string): string {
  return `${random.pick(codes)}\nexport default ${value};\n`;
}
