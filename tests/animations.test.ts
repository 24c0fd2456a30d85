// How long things move: 200 ms everywhere, half a second for the drawer. The browser tests look at overlays and toasts
// while they come and go; this one reads the styles of everything else.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../src/styles');
const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, ''));

/** Each animation and transition of the styles, and the properties that say how long one takes. */
const movements = styles
  .flatMap((text) => [
    ...text.matchAll(
      /(?<property>transition|animation(?:-duration)?|--[\w-]*animation):\s+(?<value>[^;]+);/g,
    ),
  ])
  .flatMap(({ groups: { property = '', value = '' } = {} }) =>
    value.split(',').map((part) => ({ property, part: part.trim() })),
  );

test('whatever moves takes 200 ms, the drawer half a second; only what asks for patience goes on', () => {
  const times = movements
    .filter(({ property, part }) => property !== '--ui-drawer-animation' && !part.includes('infinite'))
    // What begins late and takes no time is a wait.
    .flatMap(({ part }) => part.match(/(?<![\w-])[\d.]+m?s\b/g)?.filter((time) => time !== '0s') ?? []);
  expect(times.length).toBeGreaterThan(10);
  expect(new Set(times)).toEqual(new Set(['200ms']));
  const drawer = movements.filter(({ property }) => property === '--ui-drawer-animation');
  expect(drawer.map(({ part }) => part)).toEqual(['0.5s']);
});
