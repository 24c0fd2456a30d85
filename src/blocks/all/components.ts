// The React components of all blocks, collected from the folders by the bundler.
import type { ComponentType } from 'react';
import type { BlockProps } from '../block-props.ts';

const modules = import.meta.glob<Record<string, ComponentType<BlockProps>>>('../*/component.tsx', {
  eager: true,
  import: 'components',
});

export const blockComponents: ReadonlyMap<string, ComponentType<BlockProps>> = new Map(
  Object.values(modules).flatMap((components) => Object.entries(components)),
);
