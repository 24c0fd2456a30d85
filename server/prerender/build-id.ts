// The id of a build is a hash of its published files. Two builds with the same files have the same id,
// however and whenever they were built: servers behind one load balancer must agree on it.
import { hash } from 'node:crypto';
import type { OutputFolder } from './output/output-folder.ts';
import { digest } from './pages/page-keys.ts';
import type { PageRecords } from './pages/page-records.ts';
import { securityTextPath } from './publish/security-txt.ts';

interface Published {
  pages: Readonly<Record<string, Pick<PageRecords[string], 'parts'>>>;
  /** Other files, each with a hash of its content, as `file hash`. */
  files: readonly string[];
}

export function buildId({ pages, files }: Published): string {
  // The hash of a payload excludes its build time.
  const pageFiles = Object.entries(pages).map(
    ([path, { parts }]) => `${path} ${parts.document.hash} ${parts.payload.hash}`,
  );
  return digest(...[...pageFiles, ...files].toSorted());
}

/** An output that records every file written to it, as `file hash`. */
export function noteWrites(output: OutputFolder): { output: OutputFolder; written: string[] } {
  const written: string[] = [];
  const write: OutputFolder['write'] = (file, content, ...rest) => {
    // It contains an expiry date, which depends on the time of the build.
    if (file !== securityTextPath.slice(1)) written.push(`${file} ${hash('sha256', content)}`);
    output.write(file, content, ...rest);
  };
  return { output: { ...output, write }, written };
}
