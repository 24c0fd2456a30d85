// The mark of the site as a square picture.

/** Changes with what is written below: files drawn in another way are not taken from the cache. */
export const recipe = 1;

/** What the picture shall be like. */
export interface IconShape {
  /** Pixels of each side. */
  size: number;
  /** The part of the side that the mark takes. */
  scale: number;
  /** A colour behind it, for systems that would fill what is clear with black; null for none. */
  background: string | null;
}

/** The mark as a PNG of that shape. */
export async function drawIcon(logo: Buffer, { size, scale, background }: IconShape): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const inner = Math.round(size * scale);
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  // The order of the calls means nothing: what is clear in the mark is filled first, then room is added around it.
  const around = background ?? 'transparent';
  const mark = sharp(logo, { failOn: 'error' })
    .autoOrient()
    .resize({ width: inner, height: inner, fit: 'contain', background: around })
    .extend({ top: before, left: before, bottom: after, right: after, background: around });
  if (background) mark.flatten({ background });
  return mark.png({ compressionLevel: 9 }).toBuffer();
}
