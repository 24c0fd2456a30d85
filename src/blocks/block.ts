// The types of a block's definition, in `schema.ts` of its folder.

export interface Block {
  /** Used within a sentence rather than on its own lines. */
  isInline: boolean;
  /** Supported properties. */
  props: readonly string[];
  /** Named slots, written as `#name` lines. */
  slots: readonly string[];
  /** The pipeline replaces it before a page is rendered, so it has no component and no Markdown form. */
  isReplaced?: true;
}

/**
 * The classes by which a document is recognised as containing the block, by style sheet. Each sheet has a
 * CSS file of that name in the block's folder.
 */
export type BlockStyles = Readonly<Record<string, readonly string[]>>;

export const block = (props: string[] = [], slots: string[] = []): Block => ({
  isInline: false,
  props,
  slots,
});

export const inline = (props: string[] = []): Block => ({ isInline: true, props, slots: [] });

/** A block on its own lines that the pipeline replaces with other content. */
export const replaced = (props: string[] = []): Block & { isReplaced: true } => ({
  isInline: false,
  props,
  slots: [],
  isReplaced: true,
});
