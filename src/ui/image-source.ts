// Where made pictures come from. In the browser they are simply there; the build notes which ones it has to make.
import { createContext } from 'react';
import type { ImageVariant } from '#lib/image-url.ts';

export interface ImageSource {
  /** Told of every file that a picture on the page may ask for. */
  use(variant: ImageVariant): void;
}

export const ImageSourceContext = createContext<ImageSource>({ use: () => undefined });

export interface ImageRecorder extends ImageSource {
  /** Every file asked for so far, once. */
  variants(): ImageVariant[];
}

export function createImageRecorder(): ImageRecorder {
  const known = new Map<string, ImageVariant>();
  return {
    use: (variant) => void known.set(variant.url, variant),
    variants: () => [...known.values()],
  };
}
