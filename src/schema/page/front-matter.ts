// The front matter of a page. Each field's description is both its help text and its error text.
import { z } from 'zod';
import { isPagePath } from '#lib/address/content-path.ts';
import { languageFields } from '../language.ts';
import { shareTemplates } from './share-image.ts';

export const difficulties = ['beginner', 'intermediate', 'advanced', 'expert'] as const;

const text = (field: string) =>
  z.string({ error: ({ input }) => `"${field}" must be text.${quotesFor(input)}` });

/** YAML parses 404, yes and {{ name }} as something other than text. */
function quotesFor(input: unknown): string {
  if (typeof input === 'number' || typeof input === 'boolean') return ` Put it in quotes: "${input}".`;
  const isGroup = typeof input === 'object' && input !== null && !Array.isArray(input);
  return isGroup ? ' A value that starts with { needs quotes.' : '';
}

const authorHelp =
  '"authors" must be a list of people, each with a "name" and, if you like, a "to" and an "avatar".';

const author = z.union(
  [
    z.looseObject({
      name: z.string().min(1, authorHelp),
      to: z.string().optional(),
      avatar: z.looseObject({ src: z.string(), alt: z.string().optional() }).optional(),
    }),
    z
      .string()
      .min(1)
      .transform((name) => ({ name })),
  ],
  { error: authorHelp },
);

const pictureHelp =
  '"picture" must be the name of a file beside the page, such as ./picture.svg, or a group with "src" and "alt".';

/** The picture of a page in lists. It is shown beside the page's name, so most need no alt text. */
const picture = z.union(
  [
    z
      .string()
      .min(1, pictureHelp)
      .transform((src) => ({ src, alt: '' })),
    z.object({ src: z.string().min(1, pictureHelp), alt: z.string().default('') }),
  ],
  { error: pictureHelp },
);

const linkHelp = '"links" must be a list of entries, each with a "label" and a "to".';
const linkText = z.string({ error: linkHelp }).min(1, linkHelp);

const link = z.looseObject(
  {
    label: linkText,
    to: linkText,
    icon: text('links.icon').optional(),
    target: text('links.target').optional(),
  },
  { error: linkHelp },
);

const changeFrequencies = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'] as const;

const lastmodHelp = '"sitemap.lastmod" must be a date such as 2026-11-15.';
const priorityHelp = '"sitemap.priority" must be a number from 0 to 1.';

const imagesHelp = '"sitemap.images" must be a list; start each entry with "- loc:".';
const videosHelp = '"sitemap.videos" must be a list; start each entry with "- content_loc:".';

const sitemapImage = z.looseObject(
  {
    loc: z.string({ error: imagesHelp }).min(1, imagesHelp),
    caption: text('sitemap.images.caption').optional(),
    geo_location: text('sitemap.images.geo_location').optional(),
    title: text('sitemap.images.title').optional(),
    license: text('sitemap.images.license').optional(),
  },
  { error: imagesHelp },
);

const durationHelp = '"sitemap.videos.duration" must be a whole number of seconds, from 1 to 28800.';

const sitemapVideo = z.looseObject(
  {
    content_loc: z.string({ error: videosHelp }).min(1, videosHelp),
    player_loc: text('sitemap.videos.player_loc').optional(),
    thumbnail_loc: text('sitemap.videos.thumbnail_loc').optional(),
    title: text('sitemap.videos.title').optional(),
    description: text('sitemap.videos.description').optional(),
    duration: z.int({ error: durationHelp }).min(1, durationHelp).max(28_800, durationHelp).optional(),
  },
  { error: videosHelp },
);

const sitemap = z.union(
  [
    z.literal(false),
    z.looseObject({
      loc: text('sitemap.loc').optional(),
      images: z.array(sitemapImage, { error: imagesHelp }).optional(),
      videos: z.array(sitemapVideo, { error: videosHelp }).optional(),
      lastmod: z.string({ error: lastmodHelp }).refine(isDate, lastmodHelp).optional(),
      changefreq: z
        .enum(changeFrequencies, { error: `"sitemap.changefreq" must be ${list(changeFrequencies)}.` })
        .optional(),
      priority: z.number({ error: priorityHelp }).min(0, priorityHelp).max(1, priorityHelp).optional(),
    }),
  ],
  { error: '"sitemap" must be false, or a group with "priority", "changefreq" or "lastmod".' },
);

const robotsHelp = '"robots" must be true, false, text such as "noindex", or a group of such words.';

/** Values that search engines support. */
const robotsWords: readonly string[] = [
  ...['index', 'follow', 'noindex', 'nofollow', 'none', 'all', 'noarchive', 'nosnippet', 'noimageindex'],
  ...['notranslate', 'indexifembedded', 'max-snippet', 'max-image-preview', 'max-video-preview'],
  ...['maxSnippet', 'maxImagePreview', 'maxVideoPreview', 'unavailable_after'],
];

const robots = z.union(
  [
    z.boolean(),
    z.string().min(1, robotsHelp),
    z
      .record(z.string(), z.union([z.boolean(), z.string(), z.number()], { error: robotsHelp }), {
        error: robotsHelp,
      })
      .refine((words) => Object.keys(words).every((word) => robotsWords.includes(word)), {
        error: `"robots" may hold ${list(robotsWords)}.`,
      }),
  ],
  { error: robotsHelp },
);

/** The attributes of a tag; numbers and booleans are written as text. */
const tagAttributes = (help: string) =>
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean()], { error: help }).transform(String), {
    error: help,
  });

const metaHelp = '"head.meta" must be a list of groups, each with a "name" or "property" and a "content".';
const headLinkHelp = '"head.link" must be a list of groups, each with a "rel" and an "href".';
const scriptHelp = '"head.script" must be a list of groups, each with a "type" and an "innerHTML".';
const headHelp = '"head" must be a group with "title", "meta", "link" or "script".';

const head = z.looseObject(
  {
    title: text('head.title').optional(),
    meta: z.array(tagAttributes(metaHelp).refine(isMeta, metaHelp), { error: metaHelp }).optional(),
    link: z
      .array(
        tagAttributes(headLinkHelp).refine(({ rel, href }) => Boolean(rel && href), headLinkHelp),
        {
          error: headLinkHelp,
        },
      )
      .optional(),
    script: z.array(tagAttributes(scriptHelp), { error: scriptHelp }).optional(),
  },
  { error: headHelp },
);

function isMeta({ content, ...names }: Record<string, string>): boolean {
  return 'charset' in names || (content !== undefined && Object.keys(names).length > 0);
}

const schemaOrgHelp = '"schemaOrg" must be a group with a "type", or a list of such groups.';
const thing = z
  .record(z.string(), z.unknown(), { error: schemaOrgHelp })
  .refine(hasTextTypes, '"schemaOrg.type" must be text such as Article.');

/** Whether every `type` in it, at any depth, is a valid type name. */
function hasTextTypes(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(hasTextTypes);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, part]) =>
    key === 'type' || key === '@type'
      ? [part].flat().every((name) => typeof name === 'string' && /^[A-Z]\w*$/.test(name))
      : hasTextTypes(part),
  );
}

const imageUrlHelp = '"ogImage.url" must be a path such as /cover.png, or an address with https://.';
const ogImageHelp = '"ogImage" must be a group with "url", "component" or "props".';

const ogImage = z.looseObject(
  {
    url: z
      .string({ error: imageUrlHelp })
      .regex(/^(\/(?!\/)|https?:\/\/)\S+$/, imageUrlHelp)
      .optional(),
    component: z
      .enum(shareTemplates, { error: `"ogImage.component" must be ${list(shareTemplates)}.` })
      .optional(),
    props: z
      .record(z.string(), z.unknown(), { error: '"ogImage.props" must be a group of values.' })
      .optional(),
  },
  { error: ogImageHelp },
);

const keywordsHelp =
  '"keywords" must be a list of words, such as favicon; "bold (2)" is the second page for bold.';

/** Alternative search terms; with a number, the page's rank among the pages that share the term. */
const keywords = z
  .union([z.string(), z.array(z.union([z.string(), z.number()], { error: keywordsHelp }))], {
    error: keywordsHelp,
  })
  .transform((value) => (typeof value === 'string' ? value.split(',') : value.map(String)))
  .transform((words) => words.map((word) => word.trim().toLowerCase()).filter(Boolean))
  .refine((words) => words.every((word) => /^[^;()]{1,40}(?: \([2-9]\))?$/.test(word)), keywordsHelp);

export const frontMatter = z
  .object({
    title: text('title').describe('The name of the page, at most 60 characters.'),
    description: text('description').describe('One sentence that says what the page gives the reader.'),
    path: text('path')
      .startsWith('/', '"path" must start with a slash, such as /cs/html/elements/a.')
      .refine(
        (path) => !path.startsWith('/') || isPagePath(path),
        '"path" must be an address of this site, without "..", "//", "?", "#" or a backslash.',
      )
      .describe('The address, when the one from the file name will not do.'),
    navigation: z
      .union(
        [
          z.boolean(),
          z.looseObject({
            title: z.string().optional(),
            description: z.string().optional(),
            icon: z.string().optional(),
            group: z.string().optional(),
            order: z.number().optional(),
          }),
        ],
        { error: '"navigation" must be false, or a group with "title", "description" or "icon".' },
      )
      .describe('false hides the page from menus and search; a group renames it there.'),
    ...languageFields,
    draft: z
      .boolean({ error: '"draft" must be true or false.' })
      .describe('true shows the page to its author only; a build leaves it out.'),
    icon: text('icon').describe('An icon name such as i-lucide-table.'),
    showChildren: z
      .boolean({ error: '"showChildren" must be true or false.' })
      .describe('true lists the pages below this one, on the page and in the header.'),
    difficulty: text('difficulty').describe(`How hard it is: ${list(difficulties)}.`),
    authors: z
      .array(author, { error: '"authors" must be a list; start each entry with "- name:".' })
      .describe('Who wrote the page.'),
    links: z
      .array(link, { error: '"links" must be a list; start each entry with "- label:".' })
      .describe('Links shown under the title, such as the specification.'),
    date: z
      .union([z.string(), z.date()], { error: '"date" must be a date such as 2026-11-15.' })
      .transform((value, context) => {
        const day = toDay(value);
        if (day !== null) return day;
        context.addIssue({
          code: 'custom',
          message: `"date" must be a date such as 2026-11-15 (got "${value}").`,
        });
        return z.NEVER;
      })
      .describe('When a person last reviewed the page; on a post, the day it was published.'),
    seo: z
      .looseObject(
        { title: text('seo.title').optional(), description: text('seo.description').optional() },
        { error: '"seo" must be a group with "title" and "description".' },
      )
      .describe('Title and description for search engines, where they should differ.'),
    sitemap: sitemap.describe(
      'false leaves the page out of the sitemap; a group sets "priority", "changefreq", "lastmod".',
    ),
    robots: robots.describe('false asks search engines to leave the page out.'),
    head: head.describe('Extra "meta" and "link" tags, and a "title" for the browser tab.'),
    schemaOrg: z
      .union([thing, z.array(thing, { error: schemaOrgHelp })], { error: schemaOrgHelp })
      .describe('Structured data about the page.'),
    keywords: keywords.describe(
      'Other words that people use for what the page is about, for the search of the site.',
    ),
    picture: picture.describe('A picture of what one gets from the page, for the lists that lead to it.'),
    ogImage: ogImage.describe('The picture shown when the page is shared.'),
  })
  .partial();

export type FrontMatter = z.infer<typeof frontMatter>;

/** Every known key; all others are kept in `meta`. */
export const frontMatterKeys = Object.keys(frontMatter.shape);

/** The calendar day in UTC, or null when the value is not a date. */
export function toDay(value: string | Date): string | null {
  if (typeof value === 'string' && !/^\d{4}-\d{2}-\d{2}/.test(value.trim())) return null;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  const day = date.toISOString().slice(0, 10);
  // 2026-02-31 parses as 3 March; reject dates that do not exist.
  const isPlainDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value.trim());
  return isPlainDay && day !== value.trim() ? null : day;
}

function isDate(value: string): boolean {
  return toDay(value) !== null;
}

/** Words joined for a sentence: `a, b or c`. */
export function list(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
