import { describe, expect, it, vi } from 'vitest';
import { createManifest } from './build-manifest.ts';

const record = { id: 'a', timestamp: 1, matcher: {}, prerendered: ['/', '/cs', '/blog/'] };

function setUp(...answers: (() => unknown)[]) {
  const urls: string[] = [];
  const onGone = vi.fn();
  const log = vi.fn();
  const manifest = createManifest({
    fetch: async (url) => {
      urls.push(url);
      return (answers.shift() ?? (() => record))();
    },
    buildId: 'a',
    onGone,
    log,
  });
  return { manifest, urls, onGone, log };
}

const failWith = (status: number) => () => {
  throw Object.assign(new Error('failed'), { status });
};

describe('the record of the build', () => {
  it('is fetched once', async () => {
    const { manifest, urls } = setUp();
    await Promise.all([manifest.load(), manifest.load()]);
    expect(await manifest.load()).toEqual(record);
    expect(urls).toEqual(['/builds/meta/a.json']);
  });

  it('knows the pages, whatever the slash at the end', async () => {
    const { manifest } = setUp();
    expect(manifest.isPrerendered('/cs')).toBeNull();
    await manifest.load();
    expect(['/', '/cs', '/cs/', '/blog', '/nope'].map(manifest.isPrerendered)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('follows the rules of the routes', async () => {
    const matcher = {
      '/_gallery': { prerender: true },
      '/old': { redirect: '/cs' },
      '/cs': { ssr: false },
    };
    const { manifest } = setUp(() => ({ ...record, matcher }));
    await manifest.load();
    expect(['/_gallery', '/old', '/cs', '/'].map(manifest.isPrerendered)).toEqual([true, false, false, true]);
  });

  it('that cannot be had is logged once, and asked for again at the next need', async () => {
    const { manifest, urls, log, onGone } = setUp(failWith(500));
    expect(await manifest.load()).toBeNull();
    expect(log).toHaveBeenCalledTimes(1);
    expect(manifest.isPrerendered('/cs')).toBeNull();
    expect(await manifest.load()).toEqual(record);
    expect(urls).toHaveLength(2);
    expect(onGone).not.toHaveBeenCalled();
  });

  it.each([404, 403])('that answers %i belongs to an old build', async (status) => {
    const { manifest, onGone } = setUp(failWith(status));
    await manifest.load();
    expect(onGone).toHaveBeenCalledTimes(1);
  });

  it('in another form is an error', async () => {
    const { manifest, log } = setUp(() => ({ id: 'a' }));
    expect(await manifest.load()).toBeNull();
    expect(log).toHaveBeenCalledTimes(1);
  });
});
