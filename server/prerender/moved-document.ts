// The document at an old address.

import { escapeHtml } from '#lib/escape-html.ts';
import type { Redirects, RouteMatcher } from '#schema/builds.ts';

/** A document that redirects without JavaScript and without support from the host. */
export function movedDocument(to: string): string {
  const address = escapeHtml(to);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${address}">
<title>This page has moved</title>
</head>
<body><p>This page has moved to <a href="${address}">${address}</a>.</p></body>
</html>
`;
}

/** Route rules for the browser: an old address has no payload, so the host must redirect. */
export function redirectRules(redirects: Redirects): RouteMatcher {
  return Object.fromEntries(Object.entries(redirects).map(([from, to]) => [from, { redirect: to }]));
}
