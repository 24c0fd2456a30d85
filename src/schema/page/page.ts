// A page as stored in the database: the specification's 21 fields.
import type { Body } from './body.ts';
import type { FrontMatter } from './front-matter.ts';

/** The name of every field and its column type. */
export const pageFields = {
  id: 'text',
  stem: 'text',
  extension: 'text',
  meta: 'json',
  path: 'text',
  title: 'text',
  description: 'text',
  seo: 'json',
  body: 'json',
  navigation: 'json',
  sitemap: 'json',
  robots: 'json',
  head: 'json',
  schemaOrg: 'json',
  ogImage: 'json',
  icon: 'text',
  showChildren: 'boolean',
  difficulty: 'text',
  authors: 'json',
  links: 'json',
  date: 'text',
} as const;

export type PageField = keyof typeof pageFields;

export const pageFieldNames = Object.keys(pageFields) as PageField[];

/** A page with every field parsed. */
export interface Page {
  id: string;
  stem: string;
  extension: string;
  meta: Record<string, unknown>;
  path: string;
  title: string;
  description: string;
  seo: { title: string; description: string } & Record<string, unknown>;
  body: Body;
  navigation: FrontMatter['navigation'] & {};
  sitemap: (FrontMatter['sitemap'] & {}) | null;
  robots: (FrontMatter['robots'] & {}) | null;
  head: (FrontMatter['head'] & {}) | null;
  schemaOrg: (FrontMatter['schemaOrg'] & {}) | null;
  ogImage: (FrontMatter['ogImage'] & {}) | null;
  icon: string | null;
  showChildren: boolean;
  difficulty: string | null;
  authors: Author[] | null;
  links: PageLink[] | null;
  date: string | null;
}

export type Author = NonNullable<FrontMatter['authors']>[number];
export type PageLink = NonNullable<FrontMatter['links']>[number];
