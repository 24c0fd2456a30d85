import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { folderSchema, settingsSchema } from './settings.ts';

const root = join(import.meta.dirname, '../..');
const own = settingsSchema.parse(parse(readFileSync(join(root, 'content/site.yaml'), 'utf8')));

describe('the settings of this site', () => {
  test('name the site and lead from the footer to three areas', () => {
    expect([own.name, own.fullName]).toEqual(['Plinth', 'Plinth Institute of Computing']);
    expect(own.footerLinks).toEqual([
      { label: 'Quests', to: '/quests' },
      { label: 'Projects', to: '/projects' },
      { label: 'Build Own', to: '/build-own' },
    ]);
  });

  test('have one social link, to a video channel, in a new tab', () => {
    expect(own.socialLinks).toEqual([
      {
        label: 'YouTube',
        icon: 'i-simple-icons-youtube',
        to: 'https://www.youtube.com/@plinth',
        target: '_blank',
      },
    ]);
  });

  test('show a logo for each mode, search and colour mode, and no further links', () => {
    expect(own.header).toEqual({
      logo: { alt: 'A letter P standing on a block', light: '/mark-light.svg', dark: '/mark-dark.svg' },
      search: true,
      colorMode: true,
      links: [],
    });
  });
});

test('without a file there is a whole site all the same, and unknown keys are ignored', () => {
  const empty = settingsSchema.parse({});
  expect(empty).toEqual(settingsSchema.parse({ theme: 'dark', header: { colour: 'red' } }));
  expect(Object.keys(empty)).toEqual([
    'name',
    'fullName',
    'url',
    'contact',
    'headerIcon',
    'logo',
    'header',
    'editLink',
    'playground',
    'offline',
    'socialLinks',
    'footerLinks',
    'prefix',
  ]);
});

test('editors are given the same schema, with a sentence for every field', async () => {
  const schema = z.toJSONSchema(z.object({ ...settingsSchema.shape, ...folderSchema.shape }), {
    io: 'input',
  });
  const wordless: string[] = [];
  const visit = (value: unknown, name: string) => {
    const { properties, items, description } = value as {
      properties?: Record<string, unknown>;
      items?: unknown;
      description?: string;
    };
    if (name && !description) wordless.push(name);
    for (const [key, inner] of Object.entries(properties ?? {})) visit(inner, `${name}.${key}`);
    if (items) visit(items, `${name}[]`);
  };
  visit(schema, '');
  expect(wordless).toEqual([]);
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('../../schemas/site.schema.json');
});
