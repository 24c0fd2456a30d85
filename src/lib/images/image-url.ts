// The address of a resized picture contains its parameters: `/_ipx/w_640&f_webp/img/a.png` is `/img/a.png`,
// 640 pixels wide, as WebP. The build creates a file for each address that a page uses.

const formats = ['webp', 'avif', 'png', 'jpeg'] as const;
const fits = ['cover', 'contain', 'fill', 'inside', 'outside'] as const;

export type ImageFormat = (typeof formats)[number];
/** How a picture fills a box with another aspect ratio. */
export type ImageFit = (typeof fits)[number];

/** One file generated from a picture. */
export interface ImageVariant {
  url: string;
  /** Address of the source picture: a path of the site, or a full address on another host. */
  source: string;
  width?: number;
  height?: number;
  format: ImageFormat;
  quality?: number;
  fit?: ImageFit;
}

export function imageVariant(made: Omit<ImageVariant, 'url'>): ImageVariant {
  const { source, width, height, format, quality, fit } = made;
  const modifiers = [
    width && `w_${width}`,
    height && `h_${height}`,
    `f_${format}`,
    quality && `q_${quality}`,
    fit && `fit_${fit}`,
  ];
  return { url: `/_ipx/${modifiers.filter(Boolean).join('&')}/${source.replace(/^\//, '')}`, ...made };
}

const shape = /^\/_ipx\/(?:w_(\d+)&)?(?:h_(\d+)&)?f_([a-z]+)(?:&q_(\d+))?(?:&fit_([a-z]+))?(\/.+)$/;

/** The variant that an address describes; null for any other address. */
export function parseImageUrl(url: string): ImageVariant | null {
  const [, width, height, format, quality, fit, path = ''] = shape.exec(url) ?? [];
  if (!isOneOf(formats, format) || (fit !== undefined && !isOneOf(fits, fit))) return null;
  return {
    url,
    source: /^\/https?:\/\//.test(path) ? path.slice(1) : path,
    ...(width && { width: Number(width) }),
    ...(height && { height: Number(height) }),
    format,
    ...(quality && { quality: Number(quality) }),
    ...(fit && { fit }),
  };
}

function isOneOf<Word extends string>(words: readonly Word[], word: string | undefined): word is Word {
  return (words as readonly (string | undefined)[]).includes(word);
}
