// One component per block of `schema/blocks.ts`; the type keeps the two lists equal.
import type { ComponentType } from 'react';
import type { BlockName, FactBlock } from '#schema/blocks.ts';
import { Badge } from './badge.tsx';
import type { BlockProps } from './block-props.ts';
import { Danger, Note, Quest, Tip, Warning } from './callout.tsx';
import { Card, CardGroup } from './card.tsx';
import { Details } from './details.tsx';
import { Figure } from './figure.tsx';
import { Kbd } from './kbd.tsx';
import { Steps } from './steps.tsx';
import { Tab } from './tabs.tsx';
import { WrongRight } from './wrong-right.tsx';

/**
 * `code-file` and the blocks with facts have become something else before the body is stored, `quality` before it is
 * rendered; questions and tabs are taken apart by the renderer.
 */
export const blockComponents: Record<
  Exclude<BlockName, FactBlock | 'code-file' | 'quality' | 'question' | 'tabs'>,
  ComponentType<BlockProps>
> = {
  note: Note,
  tip: Tip,
  warning: Warning,
  danger: Danger,
  quest: Quest,
  card: Card,
  'card-group': CardGroup,
  steps: Steps,
  details: Details,
  'wrong-right': WrongRight,
  tab: Tab,
  figure: Figure,
  badge: Badge,
  kbd: Kbd,
};
