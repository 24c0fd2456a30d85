// Navigation: by links, through the history, and to a missing page.
import type { Reader } from '../reader.ts';
import type { Story } from './story.ts';

export const move: Story = {
  name: 'move',
  async tell(reader) {
    await reader.open('/cs/html');
    await reader.expect(
      'the Navigation API is there',
      () => reader.evaluate('() => "navigation" in window'),
      reader.hasNavigation,
    );
    await reader.click(['main a', 'Elements']);
    await reader.expectStep('/cs/html/elements', 'HTML elements');
    await reader.click('main a[href="/cs/html/elements/img"]');
    await reader.expectStep('/cs/html/elements/img', '<img>');
    await reader.expectTitle('<img>: pictures in HTML');
    await reader.expectAttribute('body', 'data-layout', 'cs-html-els');
    await reader.expectTexts('.sidebar [aria-current="page"]', ['img']);
    await reader.click(['.contents-column a', 'Accessibility']);
    await reader.expectAddress('/cs/html/elements/img#accessibility');
    await reader.expectSight('main h2#accessibility', 'isInWindow', true);
  },
};

export const back: Story = {
  name: 'back',
  async tell(reader) {
    await reader.open('/cs/html/elements/img');
    await scrollTo(reader, 900);
    await reader.click('.sidebar a[href="/cs/html/elements/picture"]');
    await reader.expectStep('/cs/html/elements/picture', '<picture>');
    await expectScroll(reader, 0);
    await reader.goBack();
    await reader.expectAddress('/cs/html/elements/img');
    await reader.expectTexts('h1', ['<img>']);
    await reader.expectTitle('<img>: pictures in HTML');
    await expectScroll(reader, 900);
    await reader.goForward();
    await reader.expectAddress('/cs/html/elements/picture');
    await reader.expectTexts('h1', ['<picture>']);
    await reader.goBack();
    await reader.expectTexts('h1', ['<img>']);
    await expectScroll(reader, 900);
  },
};

export const notFound: Story = {
  name: '404',
  async tell(reader) {
    await reader.open('/cs/html/elements/dailog?x=1#y');
    await reader.expectTexts('h1', ['Page Not Found']);
    await reader.expectTitle('404 - Page not found: /cs/html/elements/dailog?x=1#y');
    await reader.expectTexts('main [role="status"]', ['Page Not Found: /cs/html/elements/dailog?x=1#y']);
    await reader.click('[aria-label="Other ways to find it"] a[href="/cs/html/elements/dialog"]');
    await reader.expectStep('/cs/html/elements/dialog', '<dialog>');
    await reader.expectTitle('<dialog>: a window in front of the page');
    await reader.open('/nope');
    await reader.expectTitle('404 - Page not found: /nope');
    await reader.expectAttribute(['main a', 'Back to home'], 'href', '/');
  },
};

async function scrollTo(reader: Reader, y: number): Promise<void> {
  await reader.evaluate('(top) => scrollTo({ top, behavior: "instant" })', y);
  await expectScroll(reader, y);
}

/** Engines round scroll positions differently. */
async function expectScroll(reader: Reader, y: number): Promise<void> {
  const read = () => reader.evaluate('(y) => (Math.abs(scrollY - y) <= 2 ? y : scrollY)', y);
  await reader.expect('the place in the page', read, y);
}
