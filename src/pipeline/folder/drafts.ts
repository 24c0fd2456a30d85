// Drafts: `draft: true` in the front matter, or a file that ends in `.draft.md`. Authors see them; builds
// leave them out.
import { stemFromFile } from '#lib/address/content-path.ts';
import { splitFrontMatter } from '../documents/front-matter.ts';
import { maxSettingsLength, readYaml } from './read-yaml.ts';

/** Whether the file name marks the page as a draft. */
export function isDraftName(name: string): boolean {
  return stemFromFile(name).endsWith('.draft');
}

/** Whether a document is a draft, before it is parsed. */
export function isDraft(name: string, text: string): boolean {
  if (isDraftName(name)) return true;
  // Most documents do not contain this word; the substring check is faster than parsing.
  if (!text.includes('draft')) return false;
  // Invalid YAML is reported when the document is parsed.
  const yaml = readYaml(splitFrontMatter(text).yaml ?? '', maxSettingsLength);
  return yaml.ok && yaml.data.draft === true;
}
