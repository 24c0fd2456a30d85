// An icon as it is drawn, and the answers of icon services made into such shapes.
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon';
import { iconToSVG } from '@iconify/utils/lib/svg/build';

/** What goes into an `<svg>` with the view box `0 0 {width} {height}`. */
export interface IconShape {
  body: string;
  width: number;
  height: number;
}

/** Shapes by their key, `lucide:sun`. */
export type IconShapes = Readonly<Record<string, IconShape>>;

/** Icons of one collection in the format of the icon packages. */
export type IconSet = Parameters<typeof getIconData>[0];

/** The answer of an icon service, or null when it is not about this collection. */
export function parseIconSet(data: unknown, collection: string): IconSet | null {
  if (!isRecord(data) || data.prefix !== collection || !isRecord(data.icons)) return null;
  return data as unknown as IconSet;
}

/** One icon of a set with its turns and flips worked in; null when the set has none of that name. */
export function shapeInSet(set: IconSet, icon: string): IconShape | null {
  if (!Object.hasOwn(set.icons, icon) && !Object.hasOwn(set.aliases ?? {}, icon)) return null;
  const data = getIconData(set, icon);
  if (typeof data?.body !== 'string') return null;
  const { body, viewBox } = iconToSVG(data);
  if (!viewBox.every(Number.isFinite) || isProgram(body)) return null;
  const [left, top, width, height] = viewBox;
  const isMoved = left !== 0 || top !== 0;
  return { body: isMoved ? `<g transform="translate(${-left} ${-top})">${body}</g>` : body, width, height };
}

/** Every icon of a set, by key. */
export function shapesInSet(set: IconSet): IconShapes {
  const shapes: Record<string, IconShape> = {};
  for (const icon of [...Object.keys(set.icons), ...Object.keys(set.aliases ?? {})]) {
    const shape = shapeInSet(set, icon);
    if (shape) shapes[`${set.prefix}:${icon}`] = shape;
  }
  return shapes;
}

/** The content policy would stop a script in a picture as well; a picture with one is not drawn at all. */
function isProgram(body: string): boolean {
  return /<\s*(?:script|foreignObject|iframe)|[\s/"']on[a-z]+\s*=|javascript:/i.test(body);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
