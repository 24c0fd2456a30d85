import { describe, expect, it } from 'vitest';
import { checkRoute, type Middleware } from './route-checks.ts';

const to = new URL('https://site.example/x');
const from = new URL('https://site.example/');
const failure = (
  route: Parameters<typeof checkRoute>[0],
  middleware: Record<string, Middleware> = {},
  at = to,
) =>
  checkRoute(route, at, from, middleware).then(
    () => null,
    (error: unknown) => error,
  );

describe('the rule of a route', () => {
  it('lets the reader in when there is none, or it says true', async () => {
    expect(await failure({})).toBeNull();
    expect(await failure({ validate: () => true })).toBeNull();
    expect(await failure({ validate: async () => true })).toBeNull();
  });

  it('is a missing page when it says anything else', async () => {
    const expected = { statusCode: 404, message: 'Page Not Found: /x' };
    expect(await failure({ validate: () => false })).toMatchObject(expected);
    expect(await failure({ validate: async () => undefined })).toMatchObject(expected);
  });

  it('names the whole address', async () => {
    const at = new URL('https://site.example/a/b?x=1#c');
    expect(await failure({ validate: () => false }, {}, at)).toMatchObject({
      message: 'Page Not Found: /a/b?x=1#c',
    });
  });

  it('may give a code and a message of its own', async () => {
    expect(await failure({ validate: () => ({ statusCode: 410, message: 'Gone' }) })).toMatchObject({
      statusCode: 410,
      message: 'Gone',
    });
  });
});

describe('middleware', () => {
  it('runs in the order of the route, with where the reader goes and comes from', async () => {
    const log: string[] = [];
    const step =
      (name: string): Middleware =>
      (target, source) =>
        void log.push(`${name} ${target.pathname} ${source.pathname}`);
    expect(await failure({ middleware: ['b', 'a'] }, { a: step('a'), b: step('b') })).toBeNull();
    expect(log).toEqual(['b /x /', 'a /x /']);
  });

  it('that nobody knows is an error 500', async () => {
    expect(await failure({ middleware: ['auth'] })).toMatchObject({
      statusCode: 500,
      message: "Unknown route middleware: 'auth'.",
    });
    expect(await failure({ middleware: ['toString'] })).toMatchObject({ statusCode: 500 });
  });

  it('that refuses is a missing page, and the rule is not asked', async () => {
    const validate = () => {
      throw new Error('asked');
    };
    expect(await failure({ middleware: ['no'], validate }, { no: () => false })).toMatchObject({
      statusCode: 404,
      message: 'Page Not Found: /x',
    });
  });
});
