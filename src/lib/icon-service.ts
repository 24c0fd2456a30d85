// Requests to an icon service, `{host}/{collection}.json?icons=a,b`, and its response parsed into shapes.
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon';
import { iconToSVG } from '@iconify/utils/lib/svg/build';
import type { IconShape, IconShapes } from './icon.ts';

/** The site's own endpoint. */
export const localIconHost = '/api/_nuxt_icon';

/** Used only if the site itself does not have an icon. */
export const publicIconHost = 'https://api.iconify.design';

/** One address for several icons of one collection. The commas are not escaped. */
export function iconAddress(host: string, collection: string, icons: readonly string[]): string {
  return `${host}/${collection}.json?icons=${icons.join(',')}`;
}

/** Splits a list of icons so that no address exceeds `maxLength`; an icon that fits into none is left out. */
export function splitIcons(
  host: string,
  collection: string,
  icons: readonly string[],
  maxLength: number,
): string[][] {
  const lists: string[][] = [];
  for (const icon of icons) {
    const last = lists.at(-1);
    if (last && iconAddress(host, collection, [...last, icon]).length <= maxLength) last.push(icon);
    else if (iconAddress(host, collection, [icon]).length <= maxLength) lists.push([icon]);
  }
  return lists;
}

/** Icons of one collection in the format of the icon packages. */
export type IconSet = Parameters<typeof getIconData>[0];

/** The response of an icon service, or null if it is for another collection. */
export function parseIconSet(data: unknown, collection: string): IconSet | null {
  if (!isRecord(data) || data.prefix !== collection || !isRecord(data.icons)) return null;
  return data as unknown as IconSet;
}

/** One icon of a set with its rotations and flips applied; null if the set does not contain it. */
export function shapeInSet(set: IconSet, icon: string): IconShape | null {
  if (!Object.hasOwn(set.icons, icon) && !Object.hasOwn(set.aliases ?? {}, icon)) return null;
  const data = getIconData(set, icon);
  if (typeof data?.body !== 'string') return null;
  const { body, viewBox } = iconToSVG(data);
  if (!viewBox.every(Number.isFinite) || hasScript(body)) return null;
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

/** The content security policy also blocks scripts in icons; an icon with one is not shown at all. */
function hasScript(body: string): boolean {
  return /<\s*(?:script|foreignObject|iframe)|[\s/"']on[a-z]+\s*=|javascript:/i.test(body);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
