// Checks that every compressible file has compressed versions with the same content.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { counted } from '#lib/counted.ts';
import { stillFolder } from '#schema/page/example.ts';
import { islandFolder } from '#schema/page/island.ts';
import type { BuiltSite } from '../built-site.ts';
import type { CheckOutcome } from '../check.ts';
import type { SiteFinding } from '../finding.ts';

const compressible = /\.(html|json|css|js|svg|txt|xml|webmanifest|md)$/;
/** Smaller files have none. */
const smallest = 200;
const unpack: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gz: gunzipSync };

export function checkPrecompressed(site: BuiltSite): CheckOutcome {
  const findings: SiteFinding[] = [];
  const add = (file: string, rule: string, message: string) =>
    findings.push({ file, line: null, rule: `compressed/${rule}`, message });
  let compressed = 0;
  for (const file of site.files) {
    const original = /^(.*)\.(?:br|gz)$/.exec(file)?.[1];
    if (original) {
      if (!site.files.has(original))
        add(file, 'alone', `There is no ${original} beside it. Remove the compressed file.`);
      continue;
    }
    if (!compressible.test(file)) continue;
    const bytes = site.read(file);
    for (const [kind, decompress] of Object.entries(unpack)) {
      const compressedFile = `${file}.${kind}`;
      if (site.files.has(compressedFile)) {
        compressed++;
        if (!isSame(bytes, () => decompress(site.read(compressedFile))))
          add(compressedFile, 'other', `It does not hold what ${file} holds. Write both at once.`);
      } else if (bytes.length >= smallest && !mayLack(file)) {
        add(file, 'missing', `It has no .${kind} beside it. Write it with its compressed files.`);
      }
    }
  }
  return { what: counted(compressed, 'compressed file'), findings };
}

/** Fragments and static results are small and rarely requested. */
function mayLack(file: string): boolean {
  return [islandFolder, stillFolder].some((folder) => `/${file}`.startsWith(folder));
}

function isSame(bytes: Buffer, read: () => Buffer): boolean {
  try {
    return read().equals(bytes);
  } catch {
    return false;
  }
}
