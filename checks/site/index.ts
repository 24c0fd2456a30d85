// All checks of a built site, in order. Each is a file of its own; this one only lists and times them.
import { javaAdvice } from '../content/examples/java.ts';
import type { Verdicts } from '../verdicts/verdicts.ts';
import type { BuiltSite } from './built-site.ts';
import type { CheckOutcome, SiteCheck } from './check.ts';
import { checkHead } from './documents/head.ts';
import { checkMarkup } from './documents/markup.ts';
import { checkNu } from './documents/nu.ts';
import { checkPolicy } from './documents/policy.ts';
import { checkStructuredData } from './documents/structured-data.ts';
import { checkThirdParties } from './documents/third-parties.ts';
import { checkFeeds } from './files/feeds.ts';
import { checkPrecompressed } from './files/precompressed.ts';
import { checkSharePictures } from './files/share-pictures.ts';
import { checkSitemap } from './files/sitemap.ts';
import { checkSizes } from './files/sizes.ts';
import { checkXmlFiles } from './files/xml-files.ts';
import { checkInternalLinks } from './links/links.ts';
import { checkOrphans } from './links/orphans.ts';
import { checkMarkdownFiles } from './markdown/markdown-files.ts';

export interface SiteCheckResult extends CheckOutcome {
  name: string;
  milliseconds: number;
}

export interface SiteCheckOptions {
  verdicts: Verdicts;
  hasJava: boolean;
  /** Paths that authors exclude from the sitemap. */
  unlisted: readonly string[];
  onCheck(name: string): void;
  onProgress(done: number, total: number): void;
}

/** Runs every check. The Nu checker is a separate program and runs in parallel. */
export async function runSiteChecks(site: BuiltSite, options: SiteCheckOptions): Promise<SiteCheckResult[]> {
  const checks: SiteCheck[] = [
    { name: 'links and anchors', run: checkInternalLinks },
    { name: 'orphans', run: checkOrphans },
    { name: 'heads', run: checkHead },
    { name: 'data for search engines', run: checkStructuredData },
    { name: 'sitemap', run: () => checkSitemap(site, options.unlisted) },
    { name: 'feeds', run: checkFeeds },
    { name: 'XML files', run: checkXmlFiles },
    { name: 'third parties', run: checkThirdParties },
    { name: 'security policy', run: checkPolicy },
    { name: 'sizes', run: checkSizes },
    { name: 'share pictures', run: checkSharePictures },
    { name: 'Markdown of pages', run: checkMarkdownFiles },
    { name: 'compressed files', run: checkPrecompressed },
    {
      name: 'html-validate',
      run: () => checkMarkup(site, options),
    },
  ];
  const running = Promise.withResolvers<void>();
  const nu = timed(site, { name: 'Nu HTML checker', run: () => runNuCheck(site, options, running.resolve) });
  // Failures are reported when the other checks are done.
  nu.catch(() => {});
  await Promise.race([running.promise, nu.catch(() => {})]);
  const results: SiteCheckResult[] = [];
  for (const check of checks) {
    options.onCheck(`Checking ${check.name}`);
    results.push(await timed(site, check));
  }
  options.onCheck('Waiting for the Nu HTML checker');
  return [...results, await nu];
}

async function runNuCheck(
  site: BuiltSite,
  { verdicts, hasJava }: SiteCheckOptions,
  onStart: () => void,
): Promise<CheckOutcome> {
  if (!hasJava) return { what: 'not run', findings: [], notes: [javaAdvice] };
  return checkNu(site, { verdicts, onStart });
}

async function timed(site: BuiltSite, { name, run }: SiteCheck): Promise<SiteCheckResult> {
  const start = performance.now();
  const outcome = await run(site);
  return { name, ...outcome, milliseconds: performance.now() - start };
}
