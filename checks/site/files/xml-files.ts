// Every XML file is well-formed. The readers of feeds and sitemaps forgive much, but not all of them the same.
import { parseXml, type XmlElement, XmlError } from '@rgrove/parse-xml';
import type { BuiltSite } from '../built-site.ts';
import { type CheckOutcome, counted } from '../check.ts';
import type { SiteFinding } from '../finding.ts';

export function checkXmlFiles(site: BuiltSite): CheckOutcome {
  const files = [...site.files].filter((file) => /\.(xml|svg)$/.test(file));
  const findings: SiteFinding[] = files.flatMap((file) => {
    const { fault } = readXml(site.read(file).toString());
    return fault ? [{ file, rule: 'xml/form', ...fault }] : [];
  });
  return { what: counted(files.length, 'file'), findings };
}

interface ReadXml {
  root: XmlElement | null;
  /** The first place where the text is not XML. */
  fault: { line: number; message: string } | null;
}

/** A text as XML; it has either a root or a fault. */
export function readXml(text: string): ReadXml {
  try {
    return { root: parseXml(text).root, fault: null };
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    const { line, column, excerpt } = error;
    // The parser's message goes on with the line and a drawing of the place.
    const [words = ''] = error.message.split(` (line ${line}, `);
    const message = `This is not XML: ${words} in ${JSON.stringify(excerpt)}, column ${column}. Correct it.`;
    return { root: null, fault: { line, message } };
  }
}
