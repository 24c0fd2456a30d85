// Generates a random, hostile content folder from a seed.
import { createRandom, type Random } from '#lib/random.ts';
import { trackingVectors } from '../tracking-vectors.ts';
import type { Entry } from './entry.ts';
import { hostileModule } from './hostile-code.ts';
import { links } from './links.ts';
import { hostileSources, markdown } from './markdown.ts';
import { folderName, otherName, pageName } from './names.ts';
import { publicFiles } from './public-files.ts';
import { quest } from './quest.ts';
import { settingsFiles } from './settings.ts';
import { yamlMapping } from './yaml.ts';

const fields = [
  ...[
    'title',
    'description',
    'path',
    'navigation',
    'icon',
    'layout',
    'date',
    'authors',
    'links',
    'seo',
    'sitemap',
  ],
  ...[
    'robots',
    'head',
    'schemaOrg',
    'ogImage',
    'picture',
    'image',
    'tags',
    'draft',
    'redirect',
    'difficulty',
  ],
  ...['minutes', 'showChildren', 'keywords', 'navigation.title', '__proto__', 'unknown'],
];

/**
 * The entries of a folder, in the order in which they are written; some may be in each other's way. Most folders with
 * many kinds of faults are refused, and only what is built can be looked at: two of three are hostile in one way only.
 */
export function generateFolder(seed: number): Entry[] {
  const random = createRandom(seed);
  const common = [{ path: 'content/index.md', text: '# Home\n\nWelcome.\n' }, ...media(random)];
  const pages = random.pick([tamePages, oddlyNamed, wildFiles]);
  return [...common, ...pages(random)];
}

/** Plain pages with strange names, and one file that could change where they are. */
function oddlyNamed(random: Random): Entry[] {
  const other = random.pick([settingsFiles, publicFiles, links, quest, () => []]);
  return [
    ...random.some(1, 4, () => ({
      path: `${folder(random)}/${pageName(random)}`,
      text: '# A page\n\nText.\n',
    })),
    ...other(random),
  ];
}

/** Everything at once. */
function wildFiles(random: Random): Entry[] {
  return [
    ...(random.chance(0.4) ? links(random) : []),
    ...random.some(1, 5, () => page(random)),
    ...(random.chance(0.5) ? settingsFiles(random) : []),
    ...(random.chance(0.3) ? quest(random) : []),
    ...(random.chance(0.3) ? publicFiles(random) : []),
    ...random.some(0, 2, () => ({ path: `${folder(random)}/${otherName(random)}`, text: markdown(random) })),
  ];
}

/** Pages without a mistake that would stop a build, full of examples and HTML that would ask another host. */
function tamePages(random: Random): Entry[] {
  const sources = random.some(3, 8, () => random.pick(hostileSources()));
  const examples = sources.map((source) => `\`\`\`html example\n${source}\n\`\`\``);
  const html = Object.values(trackingVectors('{host}'));
  return random.some(1, 2, (at) => ({
    path: `content/1.guide/${at}.page-${at}.md`,
    text: `---\ntitle: Page ${at}\n---\n\n${examples.join('\n\n')}\n\n${random.some(0, 3, () => random.pick(html)).join('\n\n')}\n`,
  }));
}

function page(random: Random): Entry {
  const frontMatter = random.chance(0.7) ? `---\n${yamlMapping(random, fields)}\n---\n\n` : '';
  const mark = random.chance(0.03) ? '\ufeff' : '';
  return {
    path: `${folder(random)}/${pageName(random)}`,
    text: `${mark}${frontMatter}${markdown(random)}\n`,
  };
}

function folder(random: Random): string {
  return ['content', ...random.some(0, random.chance(0.05) ? 12 : 2, () => folderName(random))].join('/');
}

/** Files that examples name; a style sheet and a drawing may name another host. */
function media(random: Random): Entry[] {
  const sheet = `@import "http://{host}/media"; p { background: url(//{host}/media) }`;
  const files: Entry[] = [
    { path: 'content/media/style.css', text: sheet },
    {
      path: 'content/media/boat.svg',
      text: '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://{host}/svg"/><script>fetch("http://{host}/svg")</script></svg>',
    },
    { path: 'content/media/price.mjs', text: hostileModule(random, '1') },
    { path: `content/media/${random.pick(['axe.js', 'frame.html', 'scripts.html'])}`, text: 'hostile()' },
  ];
  return files.filter(() => random.chance(0.5));
}
