// What a route may ask before it is entered: named middleware first, then its own rule.
import { type AppError, appErrorFrom } from '#schema/app-error.ts';
import type { Route } from '#site/routes.ts';

/** `true` lets the reader in; an object with a code or a message says why not; anything else is a missing page. */
type Verdict = boolean | Partial<AppError> | undefined;

export type Middleware = (to: URL, from: URL) => Verdict | Promise<Verdict>;

/** Throws an app error when the route may not be entered. */
export async function checkRoute(
  route: Pick<Route, 'middleware' | 'validate'>,
  to: URL,
  from: URL,
  middleware: Readonly<Record<string, Middleware>>,
): Promise<void> {
  for (const name of route.middleware ?? []) {
    const step = Object.hasOwn(middleware, name) ? middleware[name] : undefined;
    if (!step) throw appErrorFrom({ message: `Unknown route middleware: '${name}'.` });
    const verdict = await step(to, from);
    // Middleware that says nothing lets the reader pass.
    if (verdict !== undefined) enforce(verdict, to);
  }
  if (route.validate) enforce(await route.validate(to), to);
}

function enforce(verdict: Verdict, to: URL): void {
  if (verdict === true) return;
  const own = typeof verdict === 'object' && verdict !== null ? verdict : {};
  const notFound = { statusCode: 404, message: `Page Not Found: ${to.pathname}${to.search}${to.hash}` };
  throw appErrorFrom({ ...notFound, ...own });
}
