// Checks the picture files of the content folder: small enough, and each used by a page.
import { readdir, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Problem } from '#pipeline/problem.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';
import { nodesOf } from '../markdown.ts';

const errorAt = errorFor('check-pictures');

const limit = 150_000;

export interface PictureFile {
  file: string;
  bytes: number;
}

/**
 * Every picture for pages in the content folder; those of examples have a folder and a check of their own,
 * and those in the files of a quest or a project belong to the pages that its learners write.
 */
export async function listPictures(contentDir: string): Promise<PictureFile[]> {
  const entries = await readdir(contentDir, { recursive: true });
  const files = entries.filter(
    (file) =>
      /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(file) &&
      !/^media[\\/]/.test(file) &&
      !/[\\/](?:starter|solution(?:-[ab])?|flawed|wrong)[\\/]/.test(file),
  );
  return Promise.all(
    files.map(async (file) => ({
      file: file.replaceAll('\\', '/'),
      bytes: (await stat(join(contentDir, file))).size,
    })),
  );
}

/** Pictures that are too large or unused. */
export function checkPictures(pictures: readonly PictureFile[], pages: readonly CheckedPage[]): Problem[] {
  const used = new Set(pages.flatMap(picturesOf));
  return pictures.flatMap((picture) => {
    const problems: Problem[] = [];
    if (picture.bytes > limit) {
      const size = Math.round(picture.bytes / 1000);
      const message = `The picture has ${size} kB; at most ${limit / 1000} are allowed. Make it smaller.`;
      problems.push(errorAt(picture, null, message));
    }
    if (!used.has(picture.file))
      problems.push(errorAt(picture, null, 'No page shows this picture. Use it, or remove the file.'));
    return problems;
  });
}

/** The pictures of a page, including its own in lists, as paths inside the content folder. */
function picturesOf(page: CheckedPage): string[] {
  const written = [...nodesOf(page.tree)].flatMap((node) => {
    if (node.type === 'image') return [node.url ?? ''];
    const source = node.type === 'html' ? (node.value ?? '') : '';
    return [...source.matchAll(/\ssrc="([^"]+)"/g)].map((match) => match[1] ?? '');
  });
  const { picture } = page.front.fields;
  return [...written, ...(picture ? [picture.src] : [])].map((url) =>
    posix.normalize(posix.join(posix.dirname(page.file), url)),
  );
}
