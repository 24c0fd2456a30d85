// Files in which a folder says how it is read: settings, redirects, navigation, collections.
import type { Random } from '#lib/random.ts';
import type { Entry } from './entry.ts';
import { hostileModule } from './hostile-code.ts';
import { yamlMapping, yamlValue } from './yaml.ts';

const prefixes = [
  '/docs',
  '/',
  '',
  '..',
  '/..',
  '/../../victims',
  'a/../../../victims',
  '//{host}',
  '/_media',
  '/a b',
  '/%2e%2e',
];

const settings = [
  ...[
    'name',
    'fullName',
    'url',
    'contact',
    'logo',
    'header',
    'editLink',
    'playground',
    'offline',
    'footerLinks',
  ],
  ...['socialLinks', 'theme', 'links', 'exclude', 'roots', 'headerIcon', 'unknown'],
];

export function settingsFiles(random: Random): Entry[] {
  const files: Entry[] = [];
  const add = (probability: number, path: string, text: () => string) => {
    if (random.chance(probability)) files.push({ path, text: text() });
  };
  add(0.5, 'content/site.yaml', () =>
    [
      yamlMapping(random, settings),
      ...(random.chance(0.3)
        ? [`roots: [{folder: ${yamlValue(random, 4)}, prefix: "${random.pick(prefixes)}"}]`]
        : []),
      ...(random.chance(0.2)
        ? [`exclude: ["${random.pick(['**', '**/**/**/**/x', '((((', '../*', '[!]', '*'])}"]`]
        : []),
    ].join('\n'),
  );
  add(0.3, 'content/redirects.yaml', () =>
    random
      .some(
        1,
        4,
        () => `"${random.pick(prefixes)}/old": "${random.pick([...prefixes, 'http://{host}/', '/page#a'])}"`,
      )
      .join('\n'),
  );
  add(0.2, 'content/.navigation.yml', () =>
    yamlMapping(random, ['title', 'icon', 'order', 'navigation', 'redirect']),
  );
  add(0.2, random.pick(['content.config.ts', 'content/content.config.ts']), () =>
    hostileModule(random, collections(random)),
  );
  return files;
}

function collections(random: Random): string {
  const source = random.pick(['**/*.md', '../../victims/*.md', '{guard}/victims/*.md', '**', '']);
  return `defineContentConfig({ collections: { docs: defineCollection({ type: 'page', source: { include: '${source}', prefix: '${random.pick(prefixes)}' } }) } })`;
}
