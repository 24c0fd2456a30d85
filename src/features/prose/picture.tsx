// A picture in a document. A picture of this site is offered in the sizes that the reading column needs;
// drawings, animations and pictures of other sites are shown unchanged.
import type { ComponentProps } from 'react';
import { pixels } from '#lib/images/image-size.ts';
import { constants } from '#schema/constants.ts';
import { Img } from '#ui/img.tsx';

interface PictureProps extends ComponentProps<'img'> {
  /** The size of the file, known for pictures that can be resized. */
  'data-natural-width'?: number;
  'data-natural-height'?: number;
}

/** Pixels: the maximum width of the reading column (`--ui-measure`), except for large text. */
const column = 760;
const { xs, sm } = constants.image.breakpoints;

export function Picture(props: PictureProps) {
  const { 'data-natural-width': naturalWidth, 'data-natural-height': naturalHeight, ...attributes } = props;
  const { src = '', alt = '', width, height, ...rest } = attributes;
  // biome-ignore lint/a11y/useAltText: the text alternative is among the attributes
  if (!naturalWidth || !naturalHeight || typeof src !== 'string') return <img {...attributes} />;
  return (
    <Img
      {...rest}
      src={src}
      alt={alt}
      {...(width !== undefined && { width })}
      // A box with another aspect ratio must not crop the picture.
      {...(height !== undefined && { height, fit: 'inside' })}
      {...sizesFor(width, height)}
      naturalWidth={naturalWidth}
      naturalHeight={naturalHeight}
    />
  );
}

/**
 * As wide as a phone, otherwise as wide as the author or the column allows. A small picture has a single
 * size.
 */
function sizesFor(width: PictureProps['width'], height: PictureProps['height']): { sizes?: string } {
  const wanted = pixels(width) ?? (width === undefined && height !== undefined ? 0 : column);
  if (wanted <= xs) return {};
  return { sizes: `100vw ${wanted > sm ? 'md' : 'sm'}:${Math.min(wanted, column)}px` };
}
