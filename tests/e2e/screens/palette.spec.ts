// The palette with groups given by a program: what it shows for them, and its use by keyboard and pointer.
import type { Page } from '@playwright/test';
import { openGallery } from '../support/gallery.ts';
import { expect, readOnlyTest as test } from '../support/test.ts';

test.use({ site: 'moving' });

interface Item {
  id: string;
  label: string;
  description?: string;
  prefix?: string;
  to?: string;
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const options = (page: Page) => dialog(page).getByRole('option');
const input = (page: Page) => dialog(page).getByRole('combobox');

const group = (id: string, ...items: Item[]) => ({ id, label: id, items });
const rows = (name: string, count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${name}${index}`, label: `${name} ${index}` }));

test('the palette shows the groups it is given, marks matches and is used by keyboard and pointer', async ({
  page,
}) => {
  const gallery = await openGallery(page);
  const openPalette = async (...groups: ReturnType<typeof group>[]) => {
    await gallery.evaluate(({ palette }, groups) => palette({ groups }), groups);
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('');
  };
  const closePalette = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  };

  await test.step('without groups and without a term it says that there is no data', async () => {
    await openPalette();
    await expect(dialog(page).locator('.palette-empty')).toHaveText('No data');
    await expect(options(page)).toHaveCount(0);
    await expect(input(page)).toHaveAttribute('placeholder', 'Type a command or search...');
    await expect(input(page)).not.toHaveAttribute('aria-activedescendant');
    await closePalette();
  });

  await test.step('it shows 42 rows at most, counted over all groups', async () => {
    await openPalette(group('a', ...rows('A', 30)), group('b', ...rows('B', 30)));
    await expect(options(page)).toHaveCount(42);
    await expect(dialog(page).getByRole('group')).toHaveCount(2);
    await input(page).fill('a');
    await expect(options(page)).toHaveCount(30);
    await expect(dialog(page).getByRole('status')).toHaveText('30 results');
    await closePalette();
  });

  await test.step('markup in texts stays text; the match is marked in the label, or else in the description', async () => {
    await openPalette(
      group(
        'a',
        { id: '1', label: '<b>Bold & co</b>', prefix: '<i> >' },
        { id: '2', label: 'Input', description: 'All about bold forms' },
        { id: '3', label: 'Bold', description: 'Not so bold' },
      ),
    );
    await input(page).fill('bold');
    const label = options(page).nth(0).locator('.palette-label');
    await expect(label).toHaveText('<i> > <b>Bold & co</b>');
    await expect(label.locator('b, i')).toHaveCount(0);
    await expect(label.locator('mark')).toHaveText(['Bold']);
    await expect(options(page).filter({ hasText: 'Not so bold' }).locator('mark')).toHaveText(['Bold']);
    await expect(options(page).filter({ hasText: 'Input' }).locator('mark')).toHaveText(['bold']);
    await closePalette();
  });

  await test.step('arrows, Home, End and the pointer move the selection, and Enter opens it', async () => {
    await openPalette(
      group('a', { id: '1', label: 'Alpha', to: '/alpha' }, { id: '2', label: 'A command' }),
      group('b', { id: '3', label: 'Beta', to: '/beta' }, { id: '4', label: 'Gamma', to: '/gamma' }),
    );
    const selected = options(page).and(page.locator('[aria-selected="true"]'));
    const press = async (key: string, label: string) => {
      await page.keyboard.press(key);
      await expect(selected).toHaveText([label]);
      await expect(input(page)).toHaveAttribute(
        'aria-activedescendant',
        (await selected.getAttribute('id')) ?? '',
      );
    };
    await expect(selected).toHaveText(['Alpha']);
    await press('ArrowUp', 'Alpha');
    await press('ArrowDown', 'A command');
    await press('ArrowDown', 'Beta');
    await press('End', 'Gamma');
    await press('ArrowDown', 'Gamma');
    await press('Home', 'Alpha');
    await press('Alt+ArrowDown', 'Beta');
    await options(page).filter({ hasText: 'Gamma' }).hover();
    await expect(selected).toHaveText(['Gamma']);
    await expect(input(page)).toBeFocused();
    // With Shift, Home selects text in the field.
    await page.keyboard.type('a');
    await page.keyboard.press('Shift+Home');
    await page.keyboard.type('bet');
    await expect(input(page)).toHaveValue('bet');
    await expect(selected).toHaveText(['Beta']);
    await expect(selected).toHaveAttribute('href', '/beta');
    await expect(selected).toHaveAttribute('tabindex', '-1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/beta');
    await expect(dialog(page)).toHaveCount(0);
  });
});
