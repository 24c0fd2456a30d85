import type { Layout } from '#schema/layouts.ts';

/** Brings the styles that only pages of one layout need. Resolves to false when they could not be loaded. */
export async function loadLayoutStyles(layout: Layout): Promise<boolean> {
  if (layout !== 'own') return true;
  return import('#styles/guides.css').then(
    () => true,
    () => false,
  );
}
