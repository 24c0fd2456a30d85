// Compares every kind of page with its size limit.

import { counted } from '#lib/counted.ts';
import { type PageKind, pageKinds } from '#site/kinds.ts';
import { kindOfPage } from '#site/place.ts';
import { sections } from '#site/sections.ts';
import { type BuiltDocument, type BuiltSite, documentsFor } from '../built-site.ts';
import type { CheckOutcome } from '../check.ts';
import type { SiteFinding } from '../finding.ts';
import { firstScript, kindLimits, referencePage, styleSheets } from './size-limits.ts';

interface Measured {
  document: BuiltDocument;
  kind: PageKind;
  html: number;
  payload: number;
  /** Linked style sheets, and those among them that block the first paint. */
  styles: number;
  awaited: number;
  script: number;
}

export function checkSizes(site: BuiltSite): CheckOutcome {
  const pages = documentsFor(site, 'page').map((document) => measure(site, document));
  const findings = [...pages.flatMap(pageFindings), ...referenceFindings(pages)];
  const overBudget = new Set(findings.map(({ file }) => file)).size;
  return { what: counted(pages.length, 'page'), findings, notes: kindNotes(pages), figures: { overBudget } };
}

function measure(site: BuiltSite, document: BuiltDocument): Measured {
  const sent = (file: string) => {
    if (!site.files.has(file)) return 0;
    return site.read(site.files.has(`${file}.br`) ? `${file}.br` : file).length;
  };
  const linked = (addresses: (string | undefined)[]) =>
    addresses.reduce((sum, address) => sum + (address?.startsWith('/') ? sent(address.slice(1)) : 0), 0);
  const named = (name: string) => document.elements.filter((element) => element.name === name);
  const sheets = named('link').filter(({ attributes }) => attributes.rel === 'stylesheet');
  return {
    document,
    kind: kindOfPage(document.path),
    html: sent(document.file),
    payload: sent(document.file.replace(/index\.html$/, '_payload.json')),
    styles: linked(sheets.map(({ attributes }) => attributes.href)),
    awaited: linked(
      sheets.filter(({ attributes }) => !('disabled' in attributes)).map(({ attributes }) => attributes.href),
    ),
    script: linked(named('script').map(({ attributes }) => attributes.src)),
  };
}

function pageFindings({ document, kind, html, payload, styles, script }: Measured): SiteFinding[] {
  const limit = kindLimits[kind];
  return [
    [`The document of a page of the kind ${kind}`, html, limit.document] as const,
    [`The payload of a page of the kind ${kind}`, payload, limit.payload] as const,
    ['The script that the document names', script, firstScript] as const,
    ['What the document names of style sheets', styles, styleSheets] as const,
  ]
    .filter(([, size, most]) => size > most)
    .map(([what, size, most]) =>
      finding(document.file, `${what} weighs ${size} bytes, and may weigh ${most}.`),
    );
}

function referenceFindings(pages: readonly Measured[]): SiteFinding[] {
  const reference = pages
    .filter(({ document }) => document.path.startsWith(`${sections.html.path}/`))
    .toSorted((a, b) => a.html - b.html);
  const median = reference[Math.floor(reference.length / 2)];
  if (!median || median.html + median.awaited <= referencePage) return [];
  const size = median.html + median.awaited;
  return [
    finding(
      median.document.file,
      `The reference page in the middle weighs ${size} bytes with its styles, and may weigh ${referencePage}.`,
    ),
  ];
}

function finding(file: string, message: string): SiteFinding {
  return { file, line: null, rule: 'sizes/limit', message: `${message} Make it lighter.` };
}

/** One line per kind: count, median, maximum and limit. */
function kindNotes(pages: readonly Measured[]): string[] {
  const column = (value: string | number, width: number) => String(value).padStart(width);
  const head = `${'kind'.padEnd(12)}${column('pages', 6)}${column('median', 9)}${column('largest', 9)}${column('limit', 9)}${column('payload', 9)}${column('limit', 9)}`;
  const lines = pageKinds.flatMap((kind) => {
    const own = pages.filter((page) => page.kind === kind);
    if (own.length === 0) return [];
    const documents = own.map(({ html }) => html).toSorted((a, b) => a - b);
    const payloads = own.map(({ payload }) => payload);
    const { document, payload } = kindLimits[kind];
    const numbers = [documents[Math.floor(documents.length / 2)] ?? 0, documents.at(-1) ?? 0, document];
    const all = [...numbers, Math.max(...payloads), payload];
    return [`${kind.padEnd(12)}${column(own.length, 6)}${all.map((number) => column(number, 9)).join('')}`];
  });
  const [first] = pages;
  const shared =
    first &&
    `style sheets ${first.styles} (limit ${styleSheets}), script ${first.script} (limit ${firstScript})`;
  return [head, ...lines, ...(shared ? [shared] : [])];
}
