// All attempts that a build lets through, each of which must come out inert.
import { addressPayloads } from './address-payloads.ts';
import { frontMatterPayloads } from './front-matter-payloads.ts';
import { markupPayloads } from './markup-payloads.ts';
import type { Payload } from './payload.ts';
import { syntaxPayloads } from './syntax-payloads.ts';

export const payloads: Payload[] = [
  ...markupPayloads,
  ...addressPayloads,
  ...syntaxPayloads,
  ...frontMatterPayloads,
];

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

/** A folder for every family, so that the lists beside the pages stay short. */
const folderOf = ({ family }: Payload) => family.toLowerCase().replaceAll(' ', '-');

/** A document for every attempt, by its file in the folder of a site, and the pictures that attempts name. */
export function payloadFiles(): Map<string, string> {
  const files = new Map([
    ['content/index.md', '---\ntitle: Home\n---\n\nText.\n'],
    ['public/x', picture],
    ['public/logo.svg', picture],
  ]);
  for (const [index, payload] of payloads.entries()) {
    const folder = `content/${folderOf(payload)}`;
    // A build refuses pages whose pictures do not exist.
    files.set(`${folder}/x`, picture).set(`${folder}/1`, picture);
    const { file, body, frontMatter = `title: Attempt ${index + 1}` } = payload;
    // A page that is all in its file's name is called what that says.
    if (file) files.set(`${folder}/${file}`, `${body}\n`);
    else files.set(`${folder}/${index + 1}.md`, `---\n${frontMatter}\n---\n\n${body}\n`);
  }
  return files;
}
