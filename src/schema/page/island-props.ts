// The props schema of each island, separate from the components so that a server can validate a request
// without loading them.
import { z } from 'zod';

export const islandProps = {
  LatestPosts: z.strictObject({ count: z.int().min(1).max(20).default(3) }),
  PageMeta: z.strictObject({ path: z.string().startsWith('/') }),
};

export type IslandName = keyof typeof islandProps;

export function isIslandName(name: string): name is IslandName {
  return Object.hasOwn(islandProps, name);
}
