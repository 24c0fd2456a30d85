// Creates one resized picture, in the size and format given by its address.
import type { ImageFormat, ImageVariant } from '#lib/images/image-url.ts';

const presetQuality: Partial<Record<ImageFormat, number>> = { webp: 80, jpeg: 80, avif: 50 };

/** Must be increased when the code below changes, so that older files in the cache are not used. */
export const recipe = 1;

export async function drawImage(variant: ImageVariant, picture: Buffer): Promise<Buffer> {
  // Loaded on demand, because most builds have nothing to draw.
  const { default: sharp } = await import('sharp');
  const { width, height, format, fit, quality = presetQuality[format] } = variant;
  // Minor damage is ignored, as in browsers.
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
