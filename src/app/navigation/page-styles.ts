// Styles that few pages need, and that no other page names (`onDemandSheets` in `render/style-sheets.ts`).
import type { PageData } from '#schema/page-data.ts';

/** Brings the styles that pages of this kind need. Resolves to false when they could not be loaded. */
export function loadPageStyles({ layout, html }: Pick<PageData, 'layout' | 'html'>): Promise<boolean> {
  const isLesson = layout === 'cs-html-gs' || html.includes('class="quiz"');
  return Promise.all([
    layout === 'own' && import('#styles/guides.css'),
    isLesson && import('#styles/lessons.css'),
  ]).then(
    () => true,
    () => false,
  );
}
