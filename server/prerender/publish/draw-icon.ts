// Draws the site's logo as a square icon.

/** Must be increased when the code below changes, so that older files in the cache are not used. */
export const recipe = 1;

/** The shape of an icon. */
export interface IconShape {
  /** Pixels of each side. */
  size: number;
  /** The share of the side that the logo takes. */
  scale: number;
  /** A background colour, for systems that would fill transparent areas with black; null for none. */
  background: string | null;
}

/** The logo as a PNG of that shape. */
export async function drawIcon(logo: Buffer, { size, scale, background }: IconShape): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const inner = Math.round(size * scale);
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  // sharp ignores the order of these calls: transparent areas of the logo are filled first, then the margin
  // is added.
  const around = background ?? 'transparent';
  const mark = sharp(logo, { failOn: 'error' })
    .autoOrient()
    .resize({ width: inner, height: inner, fit: 'contain', background: around })
    .extend({ top: before, left: before, bottom: after, right: after, background: around });
  if (background) mark.flatten({ background });
  return mark.png({ compressionLevel: 9 }).toBuffer();
}
