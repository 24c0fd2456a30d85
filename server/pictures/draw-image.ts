// One file made from a picture, in the size and format that its address asks for.
import type { ImageFormat, ImageVariant } from '#lib/images/image-url.ts';

const presetQuality: Partial<Record<ImageFormat, number>> = { webp: 80, jpeg: 80, avif: 50 };

/** Changes with what is written below: files made in another way are not taken from the cache. */
export const recipe = 1;

export async function drawImage(variant: ImageVariant, picture: Buffer): Promise<Buffer> {
  // Loaded where it is needed: most builds have nothing to draw.
  const { default: sharp } = await import('sharp');
  const { width, height, format, fit, quality = presetQuality[format] } = variant;
  // Small damage that browsers overlook is overlooked here too.
  const drawing = sharp(picture, { failOn: 'error' })
    .autoOrient()
    .resize({
      ...(width && { width }),
      ...(height && { height }),
      ...(fit && { fit }),
      background: 'transparent',
      withoutEnlargement: true,
    });
  if (format === 'jpeg') drawing.flatten({ background: 'white' });
  return drawing.toFormat(format, quality ? { quality } : {}).toBuffer();
}
