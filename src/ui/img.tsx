// A picture in as many sizes as screens need, as WebP. What cannot be made smaller is shown as it is.
import { type ComponentProps, useContext } from 'react';
import { type ImageRequest, imageCandidates, legacyFormat } from '#lib/image-candidates.ts';
import { constants } from '#schema/constants.ts';
import { ImageSourceContext } from './image-source.ts';

export interface ImgProps extends Omit<ComponentProps<'img'>, keyof ImageRequest | 'srcSet'>, ImageRequest {
  alt: string;
  /** Above the fold: loaded at once instead of when it comes near. */
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
