// The header: search, section panels, the menu of small screens, preferences.
import type { Reader } from '../reader.ts';
import { narrow, type Story } from './story.ts';

const palette = '[role="dialog"] [role="combobox"]';
const rows = '[role="dialog"] [role="option"]';

export const search: Story = {
  name: 'search',
  async tell(reader) {
    await reader.open('/blog');
    await reader.click('[data-open-search]');
    await reader.expectFocus(palette);
    await reader.press('Escape');
    await reader.expectCount('[role="dialog"]', 0);
    await reader.expectFocus('[data-open-search]');

    await reader.press('Control+k');
    await reader.expectFocus(palette);
    await reader.expectSight(palette, 'isReachable', true);
    await reader.expectAttribute(palette, 'placeholder', 'Type a command or search...');
    await reader.type('<dialog>');
    await reader.expectAttribute(rows, 'href', '/cs/html/elements/dialog');
    await reader.expectAttribute(rows, 'aria-selected', 'true');
    await reader.expectSight(rows, 'isReachable', true);
    await reader.press('Enter');
    await reader.expectStep('/cs/html/elements/dialog', '<dialog>');
    await reader.expectCount('[role="dialog"]', 0);

    await reader.press('Control+k');
    await reader.expectFocus(palette);
    await reader.expectSight(palette, 'value', '');
    await reader.type('qqqqzzzz');
    await reader.expectCount(rows, 0);
    await reader.expectTexts('.palette-empty', ['No matching data']);
    await reader.expectSight('.palette-empty', 'isReachable', true);
  },
};

export const panels: Story = {
  name: 'panels',
  async tell(reader) {
    const triggers = 'header nav button[aria-expanded]';
    const subjects = [triggers, 'CS Subjects'] as const;
    const quests = [triggers, 'Quests'] as const;
    const link = '#panel-cs a[href="/cs/html"]';
    await reader.open('/cs/html/elements/dialog');
    await reader.expectTexts(triggers, ['CS Subjects', 'Quests', 'Projects', 'Build Own', 'Blog']);

    await reader.hover(subjects);
    await expectOpen(reader, subjects, true);
    await reader.expectSight(link, 'isReachable', true);
    await reader.hover(quests);
    await expectOpen(reader, quests, true);
    await expectOpen(reader, subjects, false);
    await reader.expectCount(link, 0);
    await reader.movePointerAway();
    await expectOpen(reader, quests, false);

    await reader.evaluate('() => document.querySelector("header nav button[aria-expanded]").focus()');
    await reader.press('Enter');
    await expectOpen(reader, subjects, true);
    await reader.press('ArrowDown');
    await reader.expectFocus('#panel-cs a');
    await reader.press('Escape');
    await reader.expectFocus(subjects);
    await expectOpen(reader, subjects, false);
    await reader.click(subjects);
    await expectOpen(reader, subjects, true);
    await reader.click(link);
    await reader.expectStep('/cs/html', 'HTML');
    await expectOpen(reader, subjects, false);
    await reader.click(subjects);
    await expectOpen(reader, subjects, true);
  },
};

async function expectOpen(
  reader: Reader,
  trigger: readonly [string, string],
  isOpen: boolean,
): Promise<void> {
  await reader.expectAttribute(trigger, 'aria-expanded', String(isOpen));
}

export const menu: Story = {
  name: 'menu',
  async tell(reader) {
    const button = '.menu-button';
    const drawer = '#site-menu';
    // It closes with a short animation.
    const expectGone = () => reader.expectCount('[role="dialog"]', 0);
    await reader.resize(narrow);
    await reader.open('/cs/html/elements/dialog');
    await reader.expectAttribute(button, 'aria-label', 'Open menu');
    await reader.click(button);
    await reader.expectTexts(`${drawer} [aria-current="page"]`, ['dialog']);
    await reader.expect(
      'the menu holds the focus',
      () => reader.evaluate('(css) => document.querySelector(css).contains(document.activeElement)', drawer),
      true,
    );
    await reader.press('Escape');
    await expectGone();
    await reader.expectFocus(button);

    await reader.click(button);
    await reader.click(`${drawer} a[href="/cs/html/attributes"]`);
    await reader.expectStep('/cs/html/attributes', 'HTML attributes');
    await expectGone();
    await reader.click(button);
    await reader.expectTexts(`${drawer} [aria-current="page"]`, ['Attributes']);
  },
};

export const preferences: Story = {
  name: 'preferences',
  async tell(reader) {
    const stored = (key: string) => () => reader.evaluate('(key) => localStorage.getItem(key)', key);
    const fontSize = () => reader.evaluate('() => getComputedStyle(document.documentElement).fontSize');
    await reader.open('/cs/html/elements/dialog');
    await reader.expectAttribute('html', 'class', 'light');
    await reader.click('header [data-toggle-mode]');
    await reader.expectAttribute('html', 'class', 'dark');
    await reader.expect('the stored mode', stored('nuxt-color-mode'), 'dark');

    await reader.click(['header button', 'Reading preferences']);
    await reader.click(['#reading-preferences label', 'Large']);
    await reader.expect('the size of text', fontSize, '19px');
    await reader.expect('the stored size', stored('plinth-text-size'), 'large');
    await reader.press('Escape');
    await reader.expectCount('#reading-preferences', 0);
    await reader.expectFocus(['header button', 'Reading preferences']);

    await reader.open('/blog');
    await reader.expectAttribute('html', 'class', 'dark');
    await reader.expect('the size of text', fontSize, '19px');
    await reader.click(['header button', 'Reading preferences']);
    await reader.expectCount('#reading-preferences', 1);
  },
};
