import { absoluteUrl } from '#lib/address/site-address.ts';

/** `robots.txt`: everyone may read everything. What is not to be listed says so itself. */
export function robotsText(siteUrl: string, hasSitemap: boolean): string {
  const rules = 'User-agent: *\nAllow: /\n';
  return hasSitemap ? `${rules}\nSitemap: ${absoluteUrl(siteUrl, '/sitemap.xml')}\n` : rules;
}
