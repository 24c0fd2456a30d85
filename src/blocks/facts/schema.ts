// Blocks that the pipeline replaces with facts: `pipeline/markdown/components/fact-blocks.ts`.
import { type Block, type BlockStyles, replaced } from '../block.ts';

export const blocks = {
  'attributes-table': replaced(['of']),
  'accessibility-facts': replaced(['of']),
  'element-facts': replaced(['of']),
  'attribute-facts': replaced(['of']),
  'role-facts': replaced(['of']),
  'aria-facts': replaced(['of']),
  'value-facts': replaced(['of']),
  support: replaced(['of']),
  'roles-table': replaced(),
  'aria-table': replaced(),
  'event-handlers-table': replaced(),
  'rel-table': replaced(),
  'input-types-table': replaced(),
  'obsolete-elements-table': replaced(),
  'obsolete-attributes-table': replaced(),
  'licences-table': replaced(['of']),
} as const satisfies Record<string, Block>;

export const styles = {
  reference: ['facts', 'support-table', 'no-data', 'baseline-mark'],
} satisfies BlockStyles;
