// `readFileSync` of `node:fs` for the files of the step.
import { stepFolder } from '#lib/modules/offered-modules.ts';

export function readOwnFile(files: ReadonlyMap<string, string>) {
  return (path: unknown, options?: unknown): string | Uint8Array => {
    const { href } = new URL(String(path), stepFolder);
    const name = decodeURI(href.slice(stepFolder.length));
    const text = href.startsWith(stepFolder) ? files.get(name) : undefined;
    if (text === undefined) {
      const advice = `The page can only read the files of this step: ${[...files.keys()].join(', ')}.`;
      const error = new Error(`There is no file ${name || String(path)}. ${advice}`);
      throw Object.assign(error, { code: 'ENOENT' });
    }
    const encoding =
      typeof options === 'object' && options !== null && 'encoding' in options ? options.encoding : options;
    return typeof encoding === 'string' ? text : new TextEncoder().encode(text);
  };
}
