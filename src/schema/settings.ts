// The site's settings: `site.yaml` in the content folder. A folder without one gets the defaults. Each field
// has a description for the author, which the editor shows (`schemas/site.schema.json`).
import { z } from 'zod';
import { isMountPrefix } from '#lib/address/content-path.ts';
import { isOrigin } from '#lib/address/site-address.ts';
import { readGlob } from '#lib/glob.ts';
import { languageSchema } from './language.ts';

const address = z.string().describe('Where it leads: a path such as /quests, or an address with https://.');

const socialLink = z
  .object({
    label: z.string().min(1, 'A social link needs a "label".').describe('What the icon is called.'),
    icon: z.string().describe('An icon name such as i-simple-icons-youtube.'),
    to: address.optional(),
    target: z.string().optional().describe('_blank opens a new tab.'),
  })
  .describe('An icon in the footer.');

const footerLink = z
  .object({
    label: z.string().min(1, 'A footer link needs a "label".').describe('The words of the link.'),
    to: address.optional(),
  })
  .describe('A link in the footer; without "to" it is plain text.');

/** The logo of a site that sets none. */
export const defaultLogo = '/mark.svg';

const headerLink = z
  .object({
    label: z.string().min(1, 'A header link needs a "label".').describe('The words of the link.'),
    to: address.optional(),
  })
  .describe('A link beside the sections.');

const headerLogo = z.object({
  alt: z.string().default('').describe('What the picture shows, for readers who do not see it.'),
  light: z.string().default('').describe('The picture in light mode; alone it serves both.'),
  dark: z.string().default('').describe('The picture in dark mode; alone it serves both.'),
});

const header = z.object({
  logo: headerLogo.prefault({}).describe('The picture beside the name.'),
  search: z.boolean().default(true).describe('false hides the search button; the shortcut stays.'),
  colorMode: z.boolean().default(true).describe('false hides the light and dark toggle.'),
  links: z.array(headerLink).default([]).describe('Links beside the sections.'),
});

/** The handling of broken links and missing pictures. */
export const linkPolicies = ['error', 'warn'] as const;
export type LinkPolicy = (typeof linkPolicies)[number];

const prefix = z
  .string()
  .transform((path) => path.replace(/\/+$/, ''))
  .refine(
    (path) => path === '' || isMountPrefix(path),
    'A "prefix" must be an address in lower case without spaces, such as /docs or /docs/4.x.',
  )
  .default('');

/**
 * The limit for the brace expansions of all patterns together: every file of the folder is compared with
 * each.
 */
const maxAlternatives = 1000;

/** Reports the first invalid pattern. */
function checkPatterns(patterns: readonly string[], { addIssue }: z.core.$RefinementCtx): void {
  let alternatives = 0;
  for (const pattern of patterns) {
    const result = readGlob(pattern);
    alternatives += result.ok ? result.glob.alternatives : 0;
    if (result.ok && alternatives <= maxAlternatives) continue;
    addIssue(
      result.ok
        ? `"exclude" expands to more than ${maxAlternatives.toLocaleString('en-GB')} patterns. Name folders instead of single files.`
        : `The pattern "${pattern}" of "exclude" cannot be used: ${result.reason}.`,
    );
    return;
  }
}

/** Settings for reading the folder. They are not available to pages. */
export const folderSchema = z.object({
  links: z
    .enum(linkPolicies, { error: '"links" must be error or warn.' })
    .default('error')
    .describe(
      'error: a broken link, or a missing picture, fails the build. warn: it is listed. LINKS overrides this for one run.',
    ),
  exclude: z
    .array(
      z
        .string()
        .min(1, 'An entry of "exclude" must not be empty.')
        .describe('A path in the folder, or a pattern.'),
    )
    .superRefine(checkPatterns)
    .default([])
    .describe('Files and folders that are not pages, as patterns such as drafts, **/old/** or notes/*.md.'),
  roots: z
    .array(
      z
        .object({
          folder: z
            .string()
            .transform((path) => path.replace(/^(\.?\/)+|^\.$|\/+$/g, ''))
            .refine(
              (path) => !path.split('/').some((name) => name.startsWith('.')),
              'A "folder" of "roots" must lie in this folder, such as packages/forms/docs.',
            )
            .describe('A folder inside this one.'),
          prefix: prefix.describe('Where its pages are found, such as /forms; without one, at the top.'),
        })
        .describe('A folder whose pages are published.'),
    )
    .default([])
    .describe(
      'The folders that hold pages, each with the address at which it begins. Without any, this folder is the only one.',
    ),
});

export type FolderSettings = z.infer<typeof folderSchema>;

export const settingsSchema = z.object({
  name: z
    .string()
    .min(1, '"name" must not be empty.')
    .default('')
    .describe('The short name of the site, in the header. Without one, the folder gives its name.'),
  fullName: z
    .string()
    .min(1, '"fullName" must not be empty.')
    .default('')
    .describe('The full name of the site, in the footer; the short one unless given.'),
  ...languageSchema.shape,
  url: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ }).refine(isOrigin)], {
      error: '"url" must be the address of the site without a path, such as https://example.org.',
    })
    .default('')
    .describe('The address of the site, for search engines, feeds and previews; SITE_URL takes its place.'),
  contact: z
    .union([z.literal(''), z.url({ protocol: /^(mailto|https)$/ })], {
      error: '"contact" must be an address such as mailto:help@example.org, or one with https://.',
    })
    .default('')
    .describe(
      'Where to tell about a security problem: mailto:help@example.org, or an address with https://.',
    ),
  headerIcon: z
    .string()
    .default('i-lucide-book-open')
    .describe('The icon beside the name where the header has no logo.'),
  logo: z
    .string()
    .default(defaultLogo)
    .describe('The square mark of the site: browser tab, previews, structured data.'),
  header: header.prefault({}).describe('The header.'),
  editLink: z
    .string()
    .default('')
    .describe('Where the source of a page can be edited; {file} stands for its file. Empty shows no link.'),
  playground: z
    .string()
    .regex(/^(\/.*)?$/, '"playground" must be the path of a page, such as /play.')
    .default('')
    .describe(
      'The page with "tool: playground", in which live examples can be opened. Empty shows no such button.',
    ),
  offline: z
    .string()
    .regex(/^(\/.*)?$/, '"offline" must be the path of a page, such as /offline.')
    .default('')
    .describe(
      'The page with "tool: offline", where readers save pages. Empty: nothing can be saved, and what readers saved before is removed from their devices.',
    ),
  socialLinks: z.array(socialLink).default([]).describe('Icons in the footer.'),
  footerLinks: z.array(footerLink).default([]).describe('Links in the footer, in this order.'),
  prefix: prefix.describe(
    'What the address of every page begins with, such as /docs/4.x; for folders whose links begin with it.',
  ),
});

export type Settings = z.infer<typeof settingsSchema>;

/** The site's address without a trailing slash; null if it is not set. */
export function siteUrlOf(settings: Settings, given: string | undefined): string | null {
  return (given ?? settings.url).replace(/\/+$/, '') || null;
}
