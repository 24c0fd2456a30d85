// A site whose sections can be saved for reading offline, reached through a proxy that tests can cut.
import { questBody, questFiles } from '#site/quest-scaffold.ts';
import { type Deployment, startDeployment } from './deploy.ts';
import { type Line, openLine } from './line.ts';
import { test as base } from './test.ts';

/** The settings of the site, with the path of its page of packs; an empty path switches reading offline off. */
export const settings = (offline: string) => `name: Small\noffline: '${offline}'\n`;
const page = (title: string, text: string, rest = '') => `---\ntitle: ${title}\n${rest}---\n\n${text}\n`;

/** Two sections, besides the pages of the small site, which are in no section, and the page where packs are saved. */
const files = {
  'site.yaml': settings('/offline'),
  'offline.md': page('Read offline', 'About packs.', 'tool: offline\nnavigation: false\n'),
  '6.quests/1.one.md': page('Quest one', 'A quest that is not saved.'),
  // Only a page that is read offline links to this one, so that it is never prefetched.
  '6.quests/2.two.md': page('Quest two', 'Another.'),
  ...Object.fromEntries(
    Object.entries(questFiles).map(([name, text]) => [`6.quests/3.reading-room/${name}`, text]),
  ),
  '6.quests/3.reading-room/index.md': page('The reading room', questBody),
  'progress.md': page('Your progress', 'About progress.', 'tool: progress\nnavigation: false\n'),
  '7.blog/index.md': page('Blog', 'Posts.'),
  '7.blog/1.first.md': page(
    'First post',
    'Words of the first post. [Second](/blog/second) · [Alpha](/alpha)\n\n```html example\n<p>A boat: <img src="boat.svg" alt="A boat"></p>\n```',
    'description: The first of two.\n',
  ),
  '7.blog/2.second.md': page(
    'Second post',
    'The sailmaker wrote this. [Quest](/quests/two) · [First](/blog/first)',
  ),
  'media/boat.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20z"/></svg>',
};

/** Tests on that site. One worker builds it once; every test has a proxy of its own to reach it through. */
export const offlineTest = base.extend<{ line: Line }, { deployment: Deployment }>({
  deployment: [
    async ({ browserName }, use) => {
      const deployment = await startDeployment(`offline-${browserName}`, files);
      await use(deployment);
      await deployment.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  line: async ({ deployment }, use) => {
    const line = await openLine(deployment.url);
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.url),
});
