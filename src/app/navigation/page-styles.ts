import type { PageData } from '#schema/page-data.ts';

/** Brings the styles that only pages of one kind need. Resolves to false when they could not be loaded. */
export async function loadPageStyles({ layout, landing }: PageData): Promise<boolean> {
  const needed = [
    ...(layout === 'own' ? [() => import('#styles/guides.css')] : []),
    ...(landing?.kind === 'index' || landing?.kind === 'subjects'
      ? [() => import('#styles/listings.css')]
      : []),
  ];
  return Promise.all(needed.map((load) => load())).then(
    () => true,
    () => false,
  );
}
