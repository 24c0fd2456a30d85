// `npx plinth init [folder]`: creates a small site to start with. Never overwrites existing files.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { UserError } from '#lib/user-error.ts';
import { parseEnv } from '#server/env.ts';
import { runScript } from './run-script.ts';

const files = {
  'site.yaml': `# What the site is called. Everything else has a default.
name: My notes
`,
  'index.md': `---
title: My notes
description: What I know, written down.
---

Welcome. [Begin here](/guide/first-steps).
`,
  'guide/index.md': `---
title: Guide
description: How to write a page, and what it can hold.
---

A folder is a section of the site. Its pages are in the list beside the text.
`,
  'guide/1.first-steps.md': `---
title: First steps
description: A page is a file of Markdown with a title.
---

This page is \`guide/1.first-steps.md\`. Change it while \`npx plinth dev\` runs, and watch.

::note
A block begins with two colons and its name.
::
`,
};

/** Writes the files; returns their names for display. */
export function writeFolder(folder: string): string[] {
  const taken = Object.keys(files).find((name) => existsSync(join(folder, name)));
  if (taken)
    throw new UserError(
      `There is a ${taken} in ${folder} already. Nothing was written; name another folder.`,
    );
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text, { flag: 'wx' });
  }
  return Object.keys(files);
}

if (import.meta.main) {
  await runScript(async () => {
    const { contentDir } = parseEnv(process.env, process.cwd());
    const here = relative(process.cwd(), contentDir);
    for (const name of writeFolder(contentDir)) console.log(`Written: ${join(here, name)}`);
    console.log(`See it with npx plinth dev${here === '' || here === 'content' ? '' : ` ${here}`}.`);
  });
}
