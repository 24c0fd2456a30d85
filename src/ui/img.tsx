// A picture in all sizes that screens need, as WebP. Pictures that cannot be resized are shown unchanged. The
// build records the files it has to create; the browser only requests them.
import { type ComponentProps, createContext, useContext } from 'react';
import { type ImageRequest, imageCandidates, legacyFormat } from '#lib/images/image-candidates.ts';
import type { ImageVariant } from '#lib/images/image-url.ts';
import { constants } from '#schema/constants.ts';

export interface ImgProps extends Omit<ComponentProps<'img'>, keyof ImageRequest | 'srcSet'>, ImageRequest {
  alt: string;
  /** Above the fold: loaded eagerly. */
  priority?: boolean;
  /** Adds a second set of files for browsers without WebP. */
  legacy?: boolean;
}

export function Img({ alt, priority = false, legacy = false, ...props }: ImgProps) {
  const { src, width, height, sizes, densities, format, quality, fit, ...others } = props;
  const {
    naturalWidth,
    naturalHeight,
    allowedHosts,
    loading = priority ? 'eager' : 'lazy',
    ...rest
  } = others;
  const source = useContext(ImageSourceContext);
  const filesIn = (asked: typeof format) => {
    const { variants, ...attributes } = imageCandidates({ ...props, format: asked }, constants.image);
    for (const variant of variants) source.use(variant);
    return { attributes, isMade: variants.length > 0 };
  };
  const { attributes, isMade } = filesIn(format);
  if (!legacy || !isMade) return <img alt={alt} loading={loading} {...rest} {...attributes} />;
  return (
    <picture>
      <source
        type={`image/${format ?? constants.image.format}`}
        srcSet={attributes.srcSet ?? attributes.src}
        sizes={attributes.sizes}
      />
      <img alt={alt} loading={loading} {...rest} {...filesIn(legacyFormat(src)).attributes} />
    </picture>
  );
}

interface ImageSource {
  /** Called with every file that a picture on the page may request. */
  use(variant: ImageVariant): void;
}

/** Notified of the files that pictures use. */
export const ImageSourceContext = createContext<ImageSource>({ use: () => undefined });

interface ImageRecorder extends ImageSource {
  /** Every file requested so far, once. */
  variants(): ImageVariant[];
}

/** Records the files that pictures use. */
export function createImageRecorder(): ImageRecorder {
  const known = new Map<string, ImageVariant>();
  return {
    use: (variant) => void known.set(variant.url, variant),
    variants: () => [...known.values()],
  };
}
