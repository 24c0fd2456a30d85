// Checks that every XML file is well-formed. Readers of feeds and sitemaps tolerate many errors, but not all
// the same ones.
import { parseXml, type XmlElement, XmlError } from '@rgrove/parse-xml';
import { counted } from '#lib/counted.ts';
import type { BuiltSite } from '../built-site.ts';
import type { CheckOutcome } from '../check.ts';
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
  /** The first position with an XML error. */
  fault: { line: number; message: string } | null;
}

/** Parses a text as XML; the result has either a root or an error. */
export function readXml(text: string): ReadXml {
  try {
    return { root: parseXml(text).root, fault: null };
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    const { line, column, excerpt } = error;
    // The rest of the parser's message is the line and an excerpt.
    const [words = ''] = error.message.split(` (line ${line}, `);
    const message = `This is not XML: ${words} in ${JSON.stringify(excerpt)}, column ${column}. Correct it.`;
    return { root: null, fault: { line, message } };
  }
}
