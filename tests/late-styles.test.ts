// Style sheets that come while a page is being read: they may match nothing of the page, or all of it is styled again.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const styles = join(import.meta.dirname, '../src/styles');

/** Every selector of a style sheet, without those of keyframes. */
function selectorsIn(css: string): string[] {
  const text = css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@keyframes [\w-]+ \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
    .replace(/@import[^;]*;/g, '');
  return [...text.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'));
}

test.each(['with-scripts/search-window.css', 'with-scripts/palette-rows.css'])(
  '%s has rules for the search alone',
  (file) => {
    const css = readFileSync(join(styles, file), 'utf8');
    expect(css).not.toMatch(/@import|@property/);
    const selectors = selectorsIn(css);
    expect(selectors.length).toBeGreaterThan(20);
    expect(selectors.filter((selector) => !/^(?::is\()?\.palette\b/.test(selector))).toEqual([]);
  },
);
