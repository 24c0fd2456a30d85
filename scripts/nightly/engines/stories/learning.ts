// Interactive learning: the assistive view, folded lines, the playground, a quest and its mark.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Story } from './story.ts';

const quest = join(import.meta.dirname, '../../../../content/2.quests/01.hello-page');
/** On one line, because typing sends characters, and a line break is a key. */
const solution = readFileSync(join(quest, 'solution-a/index.html'), 'utf8')
  .replace(/\s*\n\s*/g, ' ')
  .trim();

export const assistive: Story = {
  name: 'assistive',
  async tell(reader) {
    const figure = '.hero-example .example';
    const tab = [`${figure} [role="tab"]`, 'What assistive technology gets'] as const;
    const input = `${figure} .assistive-list > ul > li:last-child`;
    await reader.open('/');
    await reader.hover(`${figure} .example-source`);
    await reader.expectAttribute(`${figure} .example-view`, 'data-state', 'shown');
    await reader.click(tab);
    await reader.expectAttribute(tab, 'aria-selected', 'true');
    await reader.expectSight(input, 'text', 'textbox And who else?');
    await reader.click([`${figure} .try button`, 'Show me']);
    await reader.expectSight(input, 'text', 'textbox no name');
    await reader.click(`${figure} .reset`);
    await reader.expectSight(input, 'text', 'textbox And who else?');
  },
};

export const folding: Story = {
  name: 'folding',
  async tell(reader) {
    const figure = '.lesson-step:nth-of-type(2) .example';
    const height = () =>
      reader.evaluate(
        '(figure) => Math.round(document.querySelector(figure + " pre").getBoundingClientRect().height / 100)',
        figure,
      );
    await reader.open('/cs/html/getting-started/lists');
    await reader.expectSight(`${figure} .fold > summary`, 'text', '16 lines as in step 1');
    await reader.expect('height of the lines in hundreds of pixels', height, 2);
    await reader.click(`${figure} .fold > summary`);
    await reader.expect('height of the lines in hundreds of pixels', height, 6);
    await reader.click([`${figure} .edit`, 'Edit']);
    await reader.expectFocus(`${figure} textarea`);
    await reader.expectCount(`${figure} .fold`, 0);
  },
};

export const playground: Story = {
  name: 'playground',
  async tell(reader) {
    // The textarea, or the code editor that has taken its place.
    const field = '#bench-file-0 :is(textarea, .cm-content)';
    await reader.open('/play');
    await reader.click(field);
    await reader.expectFocus(field);
    await reader.press('Control+a');
    await reader.type('<h1 id="a" id="b">Tea</h1>');
    await reader.expectTexts('h1', ['Tea'], '.play .example-view iframe');
    await reader.expectCount('.bench-problems li', 1);
    await reader.expectTexts('.bench-problems a', ['Give an element an attribute']);
  },
};

export const questRun: Story = {
  name: 'quest',
  async tell(reader) {
    const field = '#bench-file-0 :is(textarea, .cm-content)';
    await reader.open('/quests/hello-page');
    await reader.click(field);
    await reader.expectFocus(field);
    await reader.press('Control+a');
    await reader.type(solution);
    await reader.press('Control+Enter');
    await reader.expectSight('.quest [role="status"]', 'text', '7 of 7 checks pass. The quest is done.');
    await reader.open('/quests');
    await reader.expectCount('li[data-progress="done"] a[href="/quests/hello-page"]', 1);
  },
};
