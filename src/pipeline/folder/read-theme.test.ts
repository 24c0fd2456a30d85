import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { formatProblem } from '../problem.ts';
import { readTheme } from './read-theme.ts';

const root = mkdtempSync(join(tmpdir(), 'plinth-'));
afterAll(() => rmSync(root, { recursive: true }));

const read = (css: string) => {
  writeFileSync(join(root, 'theme.css'), css);
  const { css: rule, problems } = readTheme(root);
  return { rule, problems: problems.map((problem) => formatProblem(problem, 'content')) };
};

test('a folder without a theme has none', () => {
  expect(readTheme(tmpdir())).toEqual({ css: '', problems: [] });
});

describe('a theme', () => {
  test('is one rule: both modes from :root, the dark one from .dark', () => {
    expect(
      read(
        '/* Ours */\n:root {\n  --ui-primary-fill: #1d4ed8;\n  --ui-primary-hover: rgb(30 58 138);\n  --ui-radius: 2px;\n  --font-sans: Georgia, "Times New Roman", serif\n}\n.dark { --ui-primary-fill: #93c5fd; --ui-primary-hover: var(--ui-color-info-200); }\n',
      ),
    ).toEqual({
      rule: ':root{--ui-primary-fill:light-dark(#1d4ed8,#93c5fd);--ui-primary-hover:light-dark(rgb(30 58 138),var(--ui-color-info-200));--ui-radius:2px;--font-sans:Georgia, "Times New Roman", serif}',
      problems: [],
    });
  });

  test('that hardly changes the site is as readable as the site', () => {
    const grounds = ['--ui-bg', '--ui-bg-muted', '--ui-bg-elevated', '--ui-code'];
    const css = grounds.map((name) => `${name}: light-dark(#fafbfd, #0a1223);`).join('\n');
    expect(read(`:root {\n${css}\n}`).problems).toEqual([]);
  });

  test('may say both modes at once, and leave the light one as it is', () => {
    expect(read(':root { --ui-bg: light-dark(#fffef8, rgb(0, 0, 0)); }').rule).toBe(
      ':root{--ui-bg:light-dark(#fffef8,rgb(0, 0, 0))}',
    );
    expect(read('.dark { --ui-bg: #000; }').rule).toBe(':root{--ui-bg:light-dark(#fff,#000)}');
  });

  test('that changes a shade changes what is made of it', () => {
    expect(read(':root { --ui-color-primary-700: oklch(75% 0.15 150); }').problems).toMatchInlineSnapshot(`
      [
        "content/theme.css:1 error: "--ui-primary-text" on "--ui-bg-muted" has a contrast of 2.00:1 in light mode; text needs 4.5:1. Change one of the two.",
        "content/theme.css:1 error: "--ui-on-primary" on "--ui-primary-fill" has a contrast of 2.09:1 in light mode; text needs 4.5:1. Change one of the two.",
      ]
    `);
  });

  test('with text that is hard to read is refused, with the mode and the number', () => {
    expect(read(':root {\n  --ui-text: #777;\n}\n').problems).toMatchInlineSnapshot(`
      [
        "content/theme.css:2 error: "--ui-text" on "--ui-bg-muted" has a contrast of 4.27:1 in light mode; text needs 4.5:1. Change one of the two.",
        "content/theme.css:2 error: "--ui-text" on "--ui-primary-soft" has a contrast of 3.85:1 in dark mode; text needs 4.5:1. Change one of the two.",
      ]
    `);
    expect(read('.dark {\n  --ui-bg: #ffffff;\n}\n').rule).toBe('');
  });

  test('with anything else in it is refused', () => {
    const refused = [
      'body { color: red; }',
      ':root { color: red; }',
      ':root { --ui-primry: #000; }',
      ':root { --brand: #000; }',
      ':root { --ui-bg: url(https://a.example); }',
      ':root { --ui-bg: #fff8; }',
      ':root { --ui-bg: var(--ui-radius); }',
      ':root { --ui-bg: expression(alert(1)); }',
      ':root { --ui-radius: calc(1px + 2px); }',
      ':root { --font-sans: url(a); }',
      ':root { --ui-width: 10px; }',
      '@import "a.css";',
      '@media print { :root { --ui-bg: #fff; } }',
      ':root { --ui-bg: #fff;',
      ':root { --ui-bg: #fff</style><script>alert(1)</script>; }',
    ].map((css) => {
      const { rule, problems } = read(css);
      expect(rule).toBe('');
      return [css, ...problems].join('\n  ');
    });
    expect(`\n${refused.join('\n')}\n`).toMatchInlineSnapshot(`
      "
      body { color: red; }
        content/theme.css:1 error: "body" has no place in a theme, which holds design tokens only. Use ":root" for both modes and ".dark" for the dark one.
      :root { color: red; }
        content/theme.css:1 error: There is no design token "color". src/styles/every-page/tokens.css lists them.
      :root { --ui-primry: #000; }
        content/theme.css:1 error: There is no design token "--ui-primry". Did you mean "--ui-primary"?
      :root { --brand: #000; }
        content/theme.css:1 error: There is no design token "--brand". src/styles/every-page/tokens.css lists them.
      :root { --ui-bg: url(https://a.example); }
        content/theme.css:1 error: "--ui-bg" cannot be "url(https://a.example)". Use #rrggbb, rgb(), hsl(), oklch(), light-dark() or the colour of another token, without transparency.
      :root { --ui-bg: #fff8; }
        content/theme.css:1 error: "--ui-bg" cannot be "#fff8". Use #rrggbb, rgb(), hsl(), oklch(), light-dark() or the colour of another token, without transparency.
      :root { --ui-bg: var(--ui-radius); }
        content/theme.css:1 error: "--ui-bg" cannot be "var(--ui-radius)". Use #rrggbb, rgb(), hsl(), oklch(), light-dark() or the colour of another token, without transparency.
      :root { --ui-bg: expression(alert(1)); }
        content/theme.css:1 error: "--ui-bg" cannot be "expression(alert(1))". Use #rrggbb, rgb(), hsl(), oklch(), light-dark() or the colour of another token, without transparency.
      :root { --ui-radius: calc(1px + 2px); }
        content/theme.css:1 error: "--ui-radius" cannot be "calc(1px + 2px)". A radius is a length: 8px.
      :root { --font-sans: url(a); }
        content/theme.css:1 error: "--font-sans" cannot be "url(a)". A typeface is a list of names: Georgia, serif.
      :root { --ui-width: 10px; }
        content/theme.css:1 error: "--ui-width" cannot be "10px". Only colours, radii and typefaces can be changed.
      @import "a.css";
        content/theme.css:1 error: "@import "a.css";" is not a rule with design tokens. Write ":root { --ui-primary-fill: #1d4ed8; }".
      @media print { :root { --ui-bg: #fff; } }
        content/theme.css:1 error: "@media print {" is not a rule with design tokens. Write ":root { --ui-primary-fill: #1d4ed8; }".
      :root { --ui-bg: #fff;
        content/theme.css:1 error: ":root { --ui-bg: #fff;" is not a rule with design tokens. Write ":root { --ui-primary-fill: #1d4ed8; }".
      :root { --ui-bg: #fff</style><script>alert(1)</script>; }
        content/theme.css:1 error: "--ui-bg" cannot be "#fff</style><script>alert(1)</script>". Use #rrggbb, rgb(), hsl(), oklch(), light-dark() or the colour of another token, without transparency.
      "
    `);
  });
});
