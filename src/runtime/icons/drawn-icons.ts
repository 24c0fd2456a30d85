// The icons a document arrived with: they need not be sent or asked for again.
import type { IconShape, IconShapes } from '#lib/icon-shape.ts';
import { constants } from '#schema/constants.ts';

/** The shapes of every icon that is drawn below `root`. */
export function readDrawnIcons(root: Pick<ParentNode, 'querySelectorAll'>): IconShapes {
  const { classPrefix } = constants.icon;
  const shapes: Record<string, IconShape> = {};
  for (const svg of root.querySelectorAll('svg.icon')) {
    const key = [...svg.classList].find((name) => name.startsWith(classPrefix) && name.includes(':'));
    const [, , width, height] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
    if (!key || !width || !height || svg.innerHTML === '') continue;
    shapes[key.slice(classPrefix.length)] ??= { body: svg.innerHTML, width, height };
  }
  return shapes;
}
