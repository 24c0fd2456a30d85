// Checks the preview images of the build: small files, in the size that other sites expect.
import sharp from 'sharp';
import { counted } from '#lib/counted.ts';
import { type BuiltSite, documentsFor } from '../built-site.ts';
import type { CheckOutcome } from '../check.ts';
import type { SiteFinding } from '../finding.ts';
import { resolveAddress } from '../links/resolve-address.ts';
import { sharePicture } from './size-limits.ts';

export async function checkSharePictures(site: BuiltSite): Promise<CheckOutcome> {
  const findings: SiteFinding[] = [];
  const add = (file: string, message: string) =>
    findings.push({ file, line: null, rule: 'pictures/size', message });
  const sizes: number[] = [];
  for (const file of picturesOf(site)) {
    const bytes = site.read(file);
    sizes.push(bytes.length);
    if (bytes.length > sharePicture.bytes)
      add(file, `It weighs ${bytes.length} bytes, and may weigh ${sharePicture.bytes}. Use fewer colours.`);
    const { width, height } = await sharp(bytes)
      .metadata()
      .catch(() => ({ width: 0, height: 0 }));
    if (width !== sharePicture.width || height !== sharePicture.height)
      add(file, `It is ${width} × ${height} pixels. Make it ${sharePicture.width} × ${sharePicture.height}.`);
  }
  const sorted = sizes.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return {
    what: counted(sizes.length, 'picture'),
    findings,
    ...(middle && {
      notes: [`bytes: median ${middle}, largest ${sorted.at(-1)}, limit ${sharePicture.bytes}`],
    }),
  };
}

/** Each once, in the order of the pages. */
function picturesOf(site: BuiltSite): Set<string> {
  const tags = documentsFor(site, 'page').flatMap(({ elements }) =>
    elements.filter(({ name, attributes }) => name === 'meta' && attributes.property === 'og:image'),
  );
  const targets = tags.map(({ attributes }) => resolveAddress(site, attributes.content ?? '', '/'));
  return new Set(targets.flatMap((target) => (target.kind === 'file' ? [target.file] : [])));
}
