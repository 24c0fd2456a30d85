// Addresses in the source of a live example. An example has files of its own, all in one folder; all other
// addresses are removed.
import { exampleFolder } from '#schema/page/example.ts';

/**
 * Embedded files that are only displayed or played. A playlist, a style sheet or a document could load more.
 */
const embeddedMedia = /^data:(?:(?:image|video|audio|font)\/(?!(?:x-)?mpegurl)|text\/vtt|[,;])/i;

/** Anything with a scheme, and addresses that start with a host. */
const elsewhere = /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i;

/**
 * The address of the file that a source refers to, always in the folder of examples. Embedded media are kept;
 * null for everything else.
 */
export function fileAddress(address: string): string | null {
  // Browsers ignore these characters around and in addresses.
  const name = address.replace(/^[\0-\x20]+|[\0-\x20]+$|[\t\n\r]/g, '');
  if (embeddedMedia.test(name)) return name;
  if (elsewhere.test(name)) return null;
  // An address that was already rewritten is kept.
  return name.startsWith(exampleFolder) ? name : exampleFolder + name.replace(/^\.?\//, '');
}

/** The candidates of a `srcset` that are files of examples. */
export function fileAddresses(srcset: string): string {
  return [...srcset.matchAll(/([^\s,]\S*)(\s[^,]*)?(?:,|$)/g)]
    .flatMap(([, address = '', size = '']) => {
      const file = fileAddress(address.replace(/,+$/, ''));
      // A comma in an address could be parsed as its end.
      const isClear = file !== null && (!file.includes(',') || file.startsWith('data:'));
      return isClear ? `${file}${size.trimEnd()}` : [];
    })
    .join(', ');
}
