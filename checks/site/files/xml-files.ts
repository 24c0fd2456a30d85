// Every XML file is well-formed. The readers of feeds and sitemaps forgive much, but not all of them the same.
import type { BuiltSite } from '../built-site.ts';
import { type CheckOutcome, counted } from '../check.ts';
import type { SiteFinding } from '../finding.ts';

export function checkXmlFiles(site: BuiltSite): CheckOutcome {
  const files = [...site.files].filter((file) => /\.(xml|svg)$/.test(file));
  const findings: SiteFinding[] = files.flatMap((file) => {
    const fault = findXmlFault(site.read(file).toString());
    return fault ? [{ file, rule: 'xml/form', ...fault }] : [];
  });
  return { what: counted(files.length, 'file'), findings };
}

const name = String.raw`[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?`;
const entity = '&(?:#\\d+|#x[\\da-fA-F]+|amp|lt|gt|quot|apos);';
const attribute = `\\s+(${name})\\s*=\\s*(?:"(?:[^"<&]|${entity})*"|'(?:[^'<&]|${entity})*')`;
const token = new RegExp(
  [
    String.raw`<\?[\s\S]*?\?>`,
    '<!--(?:(?!--)[\\s\\S])*-->',
    String.raw`<!\[CDATA\[[\s\S]*?\]\]>`,
    '<!DOCTYPE[^>[]*>',
    `</(?<close>${name})\\s*>`,
    `<(?<open>${name})(?<attributes>(?:${attribute})*)\\s*(?<end>/?)>`,
    entity,
    '[^<&]+',
  ].join('|'),
  'y',
);

/** The first place where a text is not XML; null when there is none. */
export function findXmlFault(text: string): { line: number; message: string } | null {
  const open: string[] = [];
  let at = 0;
  let roots = 0;
  const fault = (message: string) => ({ line: text.slice(0, at).split('\n').length, message });
  while (at < text.length) {
    token.lastIndex = at;
    const match = token.exec(text);
    if (!match || (match[0].includes(']]>') && !match[0].startsWith('<![CDATA[')))
      return fault(`This is not XML: ${JSON.stringify(text.slice(at, at + 40))}. Escape or close it.`);
    const { close, open: opened, attributes = '', end } = match.groups ?? {};
    if (close && open.pop() !== close)
      return fault(`</${close}> closes nothing that is open. Close tags in turn.`);
    if (opened) {
      if (open.length === 0 && ++roots > 1) return fault('There is a second root. Keep everything in one.');
      const names = [...attributes.matchAll(new RegExp(attribute, 'g'))].map(([, word]) => word);
      if (new Set(names).size < names.length) return fault(`<${opened}> has an attribute twice. Keep one.`);
      if (!end) open.push(opened);
    }
    at += match[0].length;
  }
  if (open.length > 0) return fault(`<${open.at(-1)}> is never closed. Close it.`);
  return roots === 0 ? fault('The file is empty. Write it.') : null;
}
