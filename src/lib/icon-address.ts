// Where icons are asked for: `{host}/{collection}.json?icons=a,b`.

/** The site's own endpoint. */
export const localIconHost = '/api/_nuxt_icon';

/** Asked only when the site itself does not have an icon. */
export const publicIconHost = 'https://api.iconify.design';

/** One address for some icons of one collection. The commas stay commas. */
export function iconAddress(host: string, collection: string, icons: readonly string[]): string {
  return `${host}/${collection}.json?icons=${icons.join(',')}`;
}

/** Splits a list of icons so that no address is longer than `maxLength`; an icon that fits into none is left out. */
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
