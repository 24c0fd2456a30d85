// The server-rendered header with different settings.

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ShellData } from '#schema/builds.ts';
import { settingsSchema } from '#schema/settings.ts';
import { Header } from './header.tsx';

interface Input {
  settings?: object;
  sections?: Partial<ShellData['sections'][number]>[];
  path?: string | null;
}

function render({ settings = {}, sections = [], path = '/' }: Input): string {
  const shell: ShellData = {
    settings: settingsSchema.parse(settings),
    sections: sections.map((section) => ({
      title: 'Guide',
      path: '/guide',
      target: '/guide',
      hasPanel: false,
      ...section,
    })),
  };
  return renderToStaticMarkup(<Header shell={shell} path={path} />);
}

describe('its flags', () => {
  test('the search button is named by its text, and goes with the flag', () => {
    const button = /<button[^>]*data-open-search[^>]*>.*?<\/button>/.exec(render({}))?.[0];
    expect(button).not.toContain('aria-label');
    expect(button).toContain('<span>Search...</span>');
    expect(render({ settings: { header: { search: false } } })).not.toContain('data-open-search');
  });

  test('the colour-mode toggle goes with the flag; the preferences stay', () => {
    expect(render({})).toContain('data-toggle-mode');
    const without = render({ settings: { header: { colorMode: false } } });
    expect(without).not.toContain('data-toggle-mode');
    expect(without).toContain('aria-label="Reading preferences"');
  });

  test('without links there is no list for them', () => {
    expect(render({})).not.toContain('header-links');
    const html = render({
      settings: { header: { links: [{ label: 'About', to: '/about' }, { label: 'Soon' }] } },
    });
    expect(html).toContain('<li><a class="section-link" href="/about">About</a></li>');
    expect(html).toContain('<li><span class="section-link">Soon</span></li>');
  });
});

describe('its logo', () => {
  const logo = (settings: object) => /<a class="home-link".*?<\/a>/.exec(render({ settings }))?.[0] ?? '';

  test('is a picture for each mode, with one alternative text', () => {
    const html = logo({ header: { logo: { alt: 'A block', light: '/l.svg', dark: '/d.svg' } } });
    expect(html.match(/<img[^>]*>/g)).toEqual([
      '<img class="when-light" src="/l.svg" alt="A block" width="28" height="28" loading="lazy"/>',
      '<img class="when-dark" src="/d.svg" alt="A block" width="28" height="28" loading="lazy"/>',
    ]);
  });

  test('stands in the document where it is data, and waits for nothing', () => {
    const html = logo({ header: { logo: { alt: 'A block', light: 'data:l', dark: 'data:d' } } });
    expect(html.match(/<img[^>]*>/g)).toEqual([
      '<img class="when-light" src="data:l" alt="A block" width="28" height="28"/>',
      '<img class="when-dark" src="data:d" alt="A block" width="28" height="28"/>',
    ]);
  });

  test.each([{ light: '/one.svg' }, { dark: '/one.svg' }, { light: '/one.svg', dark: '/one.svg' }])(
    'is one picture for both modes with %j',
    (files) => {
      expect(logo({ header: { logo: { alt: 'A block', ...files } } }).match(/<img[^>]*>/g)).toEqual([
        '<img src="/one.svg" alt="A block" width="28" height="28"/>',
      ]);
    },
  );

  test('is the icon where there is no picture; the link is named by the site in any case', () => {
    const html = logo({ name: 'Other', headerIcon: 'i-lucide-book-open' });
    expect(html).toContain('<svg');
    expect(html).not.toContain('<img');
    expect(html).toContain('aria-label="Other"');
  });
});

describe('its sections', () => {
  test('with a panel are a link, and a button for when the script is ready', () => {
    const html = render({ sections: [{ hasPanel: true }] });
    expect(html).toMatch(/<a class="section-link" href="\/guide">Guide/);
    expect(html).toMatch(
      /<button type="button" class="section-link section-trigger" aria-expanded="false" aria-controls="panel-guide">Guide/,
    );
    expect(html).toContain('<div id="panel-guide" class="section-panel" hidden=""></div>');
  });

  test('without one are a link, and plain text where there is no page', () => {
    expect(render({ sections: [{}] })).not.toContain('<button type="button" class="section-link');
    expect(render({ sections: [{ target: null }] })).toContain('<span class="section-link">Guide</span>');
  });

  test('say where the reader is', () => {
    const here = (path: string | null) => render({ sections: [{}], path });
    expect(here('/guide')).toContain('class="section-link is-here" aria-current="page"');
    expect(here('/guide/one')).toContain('class="section-link is-here" href="/guide"');
    expect(here('/guides')).toContain('class="section-link" href="/guide"');
    expect(here(null)).toContain('class="section-link" href="/guide"');
  });
});
