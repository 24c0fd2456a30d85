import { absoluteUrl } from '#lib/address/site-address.ts';

/** `robots.txt`: all robots may read everything. Pages that must not be indexed say so themselves. */
export function robotsText(siteUrl: string, hasSitemap: boolean): string {
  const rules = 'User-agent: *\nAllow: /\n';
  return hasSitemap ? `${rules}\nSitemap: ${absoluteUrl(siteUrl, '/sitemap.xml')}\n` : rules;
}
