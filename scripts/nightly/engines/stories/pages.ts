// Interactive parts of pages: live examples, questions, filtered lists; and toasts.
import type { Story } from './story.ts';

export const example: Story = {
  name: 'example',
  async tell(reader) {
    const figure = '.example:not([data-fixed])';
    const frame = `${figure} iframe`;
    const field = `${figure} textarea`;
    const reset = `${figure} .reset`;
    await reader.open('/cs/html/getting-started/lists');
    // It starts when it is near the viewport.
    await reader.hover(`${figure} .example-source`);
    await reader.expectAttribute(`${figure} .example-view`, 'data-state', 'shown');
    await reader.expectSight(reset, 'isDisabled', true);
    await reader.click(frame);
    await reader.expectFocus(frame);
    await reader.click(field);
    await reader.expectFocus(field);
    await reader.press('Control+a');
    await reader.type('<h2>Airport</h2>');
    await reader.expectSight(`${figure} pre`, 'text', '<h2>Airport</h2>');
    await reader.expectTexts('h1, h2', ['Airport'], frame);
    await reader.click(reset);
    await reader.expectFocus(field);
    await reader.expectTexts('h1, h2', ['Make a kite', 'What to bring'], frame);
    await reader.expectSight(reset, 'isDisabled', true);
  },
};

/** The state of the video in an example's frame. An engine built without codecs is not an error. */
const mediaIn = `() => {
  const film = document.querySelector('video');
  const [track] = film.textTracks;
  track.mode = 'showing';
  window.poster ??= Object.assign(new Image(), { src: film.poster });
  const canPlay = [...film.querySelectorAll('source')].some(({ type }) => film.canPlayType(type));
  return {
    poster: window.poster.naturalWidth > 0,
    captions: track.cues?.length > 0,
    film: !canPlay || (film.videoWidth > 0 && film.duration > 5),
  };
}`;

export const media: Story = {
  name: 'media',
  async tell(reader) {
    const figure = '.example:not([data-fixed])';
    await reader.open('/cs/html/elements/video');
    await reader.hover(`${figure} .example-source`);
    await reader.expectAttribute(`${figure} .example-view`, 'data-state', 'shown');
    await reader.expect(
      'the film with its poster and its captions',
      () => reader.evaluateIn(`${figure} iframe`, mediaIn),
      { poster: true, captions: true, film: true },
    );
  },
};

export const quiz: Story = {
  name: 'quiz',
  async tell(reader) {
    const choice = (letter: string) => `[data-question] .choice:has([value="${letter}"])`;
    const check = ['[data-question] button', 'Check my answer'] as const;
    const said = '[data-question] [role="status"]';
    await reader.open('/cs/html/getting-started/headings-and-paragraphs');
    await reader.expectSight('[data-question] legend', 'text', 'What decides which heading level you use?');
    await reader.clickUntil(check, said, 'Choose an answer first.');
    await reader.click(choice('A'));
    await reader.expectSight(said, 'text', '');
    await reader.press('Tab');
    await reader.expectFocus(check);
    await reader.press('Enter');
    await reader.expectSight(said, 'text', 'Not this one. Try another.');
    await reader.press('Shift+Tab');
    await reader.expectFocus(`${choice('A')} input`);
    await reader.press('ArrowDown');
    await reader.expectSight(`${choice('B')} input`, 'isChecked', true);
    await reader.click(check);
    await reader.expectSight(said, 'text', 'Right. Here is why.');
    await reader.expectSight('[data-question] .question-why', 'isInWindow', true);
    await reader.expect(
      'how many choices are made',
      () => reader.evaluate('() => document.querySelectorAll("[data-question] input:checked").length'),
      1,
    );
    await reader.expectSight('.quiz-score', 'text', '1 of 5 right');
    await reader.click(['[data-question] button', 'Next question']);
    await reader.expectSight('.quiz-head > p', 'text', 'Question 2 of 5');
    await reader.expectFocus('[data-current] input');
  },
};

export const filters: Story = {
  name: 'filters',
  async tell(reader) {
    const field = 'main input[type="search"]';
    const names = 'main [data-name]';
    await reader.open('/cs/html');
    await reader.click(field);
    await reader.type('<Dialog>');
    await reader.expectTexts(names, ['dialog']);
    await reader.press('Escape');
    await reader.expectSight(field, 'value', '');
    await reader.type('xyzzy');
    await reader.expectCount(names, 0);
    await reader.expectCount(['main *', 'No element has a name like that.'], 1);

    await reader.open('/cs/html/elements/dialog');
    await reader.click('.sidebar input[type="search"]');
    await reader.type('datal');
    await reader.expectTexts('.sidebar a', ['datalist']);
    await reader.press('Enter');
    await reader.expectStep('/cs/html/elements/datalist', '<datalist>');

    await reader.open('/quests');
    const select = 'select[data-filter="skill"]';
    const skill = await reader.evaluate('(css) => document.querySelector(css).options[1].value', select);
    const fits = await reader.evaluate(
      '(css) => document.querySelectorAll(css).length',
      `[data-skill~="${skill}"]`,
    );
    await reader.evaluate('(css) => document.querySelector(css).focus()', select);
    await reader.press('ArrowDown');
    await reader.expectAddress(`/quests?skill=${skill}`);
    await reader.expectCount('[data-skill]', Number(fits));
    await reader.expectCount(`[data-skill~="${skill}"]`, Number(fits));
    await reader.press('ArrowUp');
    await reader.expectAddress('/quests');
    await reader.press('ArrowDown');
    await reader.expectAddress(`/quests?skill=${skill}`);
  },
};

export const toasts: Story = {
  name: 'toasts',
  async tell(reader) {
    const region = '[role="region"][aria-label="Notifications (F8)"]';
    const add = '(toast) => void window.gallery.toasts.add(toast)';
    await reader.open('/_gallery');
    await reader.expect('window.gallery', () => reader.evaluate('() => typeof window.gallery'), 'object');
    await reader.evaluate(add, { title: 'Saved', description: 'Your work is safe.', duration: 0 });
    await reader.expectAttribute(`${region} li`, 'data-state', 'open');
    await reader.evaluate(add, { title: 'Soon gone', duration: 2000 });
    await reader.expectCount(`${region} li`, 2);
    await reader.expectCount(`${region} li`, 1);
    await reader.press('F8');
    await reader.expectFocus(`${region} *`);
    await reader.click(`${region} button[aria-label="Close"]`);
    await reader.expectCount(`${region} li`, 0);
    await reader.evaluate(add, { title: 'Saved', description: 'Your work is safe.', duration: 0 });
    await reader.expectCount(`${region} li`, 1);
  },
};

export const dialogs: Story = {
  name: 'dialogs',
  async tell(reader) {
    await reader.open('/_gallery');
    await reader.expect('window.gallery', () => reader.evaluate('() => typeof window.gallery'), 'object');
    for (const kind of ['slideover', 'drawer', 'modal']) {
      await reader.evaluate('(kind) => void window.gallery.overlays.open(kind)', kind);
      await reader.expectSight('[data-overlay-probe]', 'isReachable', true);
      await reader.press('Escape');
      await reader.expectCount('[role="dialog"]', 0);
    }
    await reader.evaluate('() => void window.gallery.overlays.open("modal")');
    await reader.expectSight('[data-overlay-probe]', 'isReachable', true);
  },
};
