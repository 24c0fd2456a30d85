import { describe, expect, it } from 'vitest';
import { createNavigate } from './navigate.ts';

function setUp() {
  const log: string[] = [];
  const navigate = createNavigate({
    go: (to, replace) => void log.push(`go ${to}${replace ? ' replacing' : ''}`),
    load: (to, replace) => void log.push(`load ${to}${replace ? ' replacing' : ''}`),
    open: (to, target) => void log.push(`open ${to} in ${target}`),
  });
  return { log, navigate };
}

describe('navigate', () => {
  it('goes within the site', async () => {
    const { log, navigate } = setUp();
    await navigate('/cs?x=1#y');
    await navigate('/blog', { replace: true });
    expect(log).toEqual(['go /cs?x=1#y', 'go /blog replacing']);
  });

  it('goes home when there is no target', async () => {
    const { log, navigate } = setUp();
    await navigate();
    await navigate('');
    expect(log).toEqual(['go /', 'go /']);
  });

  it.each(['https://x.y', '//evil.com', '\\\\evil', '/\\evil', 'mailto:a@b.c', 'javascript:alert(1)'])(
    'refuses %s without the flag, in this window and in another, and nothing happens',
    (to) => {
      const { log, navigate } = setUp();
      const refusal = new Error(
        `Navigating to an external URL is not allowed by default. Pass { external: true } to leave the site for ${to}.`,
      );
      expect(() => navigate(to)).toThrow(refusal);
      expect(() => navigate(to, { open: {} })).toThrow(refusal);
      expect(log).toEqual([]);
    },
  );

  it.each([
    ['javascript:alert(1)', 'javascript:'],
    [' JaVaScRiPt:alert(1)', 'javascript:'],
    ['java\nscript:1', 'javascript:'],
    ['data:text/html,x', 'data:'],
    ['blob:https://x.y/1', 'blob:'],
    ['vbscript:x', 'vbscript:'],
  ])('refuses %j even with the flag', (to, scheme) => {
    const { log, navigate } = setUp();
    const refusal = new Error(`Cannot navigate to a URL with '${scheme}' protocol.`);
    expect(() => navigate(to, { external: true })).toThrow(refusal);
    expect(() => navigate(to, { external: true, open: {} })).toThrow(refusal);
    expect(log).toEqual([]);
  });

  it('leaves the site when it is meant', async () => {
    const { log, navigate } = setUp();
    await navigate('https://x.y', { external: true });
    await navigate('https://x.y', { external: true, replace: true });
    expect(log).toEqual(['load https://x.y', 'load https://x.y replacing']);
  });

  it('loads the document when an address of the site is flagged', async () => {
    const { log, navigate } = setUp();
    await navigate('/cs', { external: true });
    expect(log).toEqual(['load /cs']);
  });

  it('opens another window', async () => {
    const { log, navigate } = setUp();
    await navigate('/cs', { open: {} });
    await navigate('https://x.y', { external: true, open: { target: 'help' } });
    expect(log).toEqual(['open /cs in _blank', 'open https://x.y in help']);
  });
});
