// The environment, parsed once. All other code receives these values as arguments.
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { isOrigin } from '#lib/address/site-address.ts';
import { UserError } from '#lib/user-error.ts';
import { constants } from '#schema/constants.ts';
import { type LinkPolicy, linkPolicies } from '#schema/settings.ts';
import { stateFolder } from './state-folder.ts';

const variables = z.object({
  PORT: z.coerce
    .number({ error: 'PORT must be a number between 0 and 65535.' })
    .int('PORT must be a whole number.')
    .min(0, 'PORT must be between 0 and 65535.')
    .max(65535, 'PORT must be between 0 and 65535.')
    .default(3000),
  HOST: z.string().optional(),
  SITE_URL: z
    .url({
      protocol: /^https?$/,
      abort: true,
      error: 'SITE_URL must be an absolute http(s) address, such as https://example.org.',
    })
    .refine(isOrigin, 'SITE_URL must have no path: a site lives at the root of its address.')
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  CONTENT_DIR: z.string().min(1, 'CONTENT_DIR must not be empty.').default('content'),
  PUBLIC_DIR: z.string().min(1, 'PUBLIC_DIR must not be empty.').optional(),
  OUT_DIR: z.string().min(1, 'OUT_DIR must not be empty.').default('dist'),
  VERSION_POLL: z.coerce
    .number({ error: 'VERSION_POLL must be a number of milliseconds.' })
    .int('VERSION_POLL must be a whole number of milliseconds.')
    .min(100, 'VERSION_POLL must be at least 100 milliseconds.')
    .default(constants.versionPoll),
  LINKS: z.enum(linkPolicies, { error: 'LINKS must be error or warn.' }).optional(),
  SOURCE_DATE_EPOCH: z.coerce
    .number({ error: 'SOURCE_DATE_EPOCH must be a number of seconds since 1970.' })
    .int('SOURCE_DATE_EPOCH must be a whole number of seconds since 1970.')
    .min(1, 'SOURCE_DATE_EPOCH must be a number of seconds since 1970.')
    .optional(),
});

/** The project's environment variables, with folders made absolute. */
export interface Env {
  port: number;
  /** The listen address, if one was given. */
  host: string | undefined;
  siteUrl: string | undefined;
  contentDir: string;
  /** Files that are published unchanged; by default `public` beside the content. */
  publicDir: string;
  outDir: string;
  /** Caches, records and the server files of the build; by default the output folder. */
  stateDir: string;
  /** Whether broken links fail a build; the folder's own setting by default. */
  links: LinkPolicy | undefined;
  /** How often an open page looks for a new version, in milliseconds. */
  versionPoll: number;
  /** The build time, for builds that must be reproducible byte for byte; the current time by default. */
  buildTime: Date | undefined;
}

/** Parses the given variables; throws one error that lists every invalid one. */
export function parseEnv(source: Record<string, string | undefined>, cwd: string): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = variables.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.message}`);
    throw new UserError(`The environment is not usable:\n${lines.join('\n')}`);
  }
  const { PORT, HOST, SITE_URL, CONTENT_DIR, PUBLIC_DIR, OUT_DIR, LINKS, VERSION_POLL, SOURCE_DATE_EPOCH } =
    result.data;
  const contentDir = resolve(cwd, CONTENT_DIR);
  const state = stateFolder(given, cwd);
  if (state.isInContent)
    throw new UserError(
      `Caches would be in the content folder (${state.folder}), where an author could put a program in place of one. Set OUT_DIR to a folder outside of ${contentDir}, or only STATE_DIR.`,
    );
  return {
    port: PORT,
    host: HOST,
    siteUrl: SITE_URL,
    contentDir,
    publicDir: PUBLIC_DIR === undefined ? join(dirname(contentDir), 'public') : resolve(cwd, PUBLIC_DIR),
    outDir: resolve(cwd, OUT_DIR),
    stateDir: state.folder,
    links: LINKS,
    versionPoll: VERSION_POLL,
    buildTime: SOURCE_DATE_EPOCH === undefined ? undefined : new Date(SOURCE_DATE_EPOCH * 1000),
  };
}
