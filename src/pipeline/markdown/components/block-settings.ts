// The YAML settings of a block, between two lines of dashes or in a code block labelled `[props]`.
import type { Root } from 'mdast';
import { maxSettingsLength, readYaml } from '../../folder/read-yaml.ts';
import { type DocumentContext, lineOf } from '../context.ts';
import { walk } from '../walk.ts';

interface BlockWithSettings {
  type: string;
  name?: string;
  /** As the author wrote them. */
  rawSettings?: string;
  settings?: Record<string, unknown>;
  children?: { type: string; lang?: string | null; meta?: string | null; value?: string }[];
  position?: { start: { line: number } };
}

/** Parses the settings of every block; invalid settings are reported and dropped. */
export function readBlockSettings(tree: Root, context: DocumentContext): void {
  walk<BlockWithSettings>(tree, (block) => {
    if (block.type === 'containerComponent') takeSettingsCode(block);
    if (block.rawSettings === undefined) return;
    const yaml = readYaml(block.rawSettings, maxSettingsLength);
    if (yaml.ok) {
      block.settings = withGroups(yaml.data);
      return;
    }
    // The settings start two lines below the block's name: after the name and after the dashes.
    const line = (lineOf(block) ?? 0) + 1 + (yaml.line ?? 0);
    const settings = `The settings of the block "${block.name}"`;
    if (yaml.kind === 'syntax')
      context.report('block-settings-yaml', line, `${settings} are not valid YAML: ${yaml.explanation}`);
    else context.report('block-settings-shape', line, `${settings} must be "key: value" lines.`);
  });
}

/** Its lines are counted as between dashes: from two below the name of the block. */
function takeSettingsCode(block: BlockWithSettings): void {
  const [first] = block.children ?? [];
  if (block.rawSettings !== undefined || first?.type !== 'code') return;
  if (!/^ya?ml$/.test(first.lang ?? '') || first.meta?.trim() !== '[props]') return;
  block.rawSettings = first.value ?? '';
  block.children?.shift();
}

/** A key with more dots than this is not split. */
const mostDots = 20;

/** `button.label: Go` is short for a group `button` with a `label`. */
function withGroups(settings: Record<string, unknown>): Record<string, unknown> {
  // Without a prototype, an author's key cannot collide with an inherited property.
  const result: Record<string, unknown> = Object.create(null);
  for (const [key, value] of Object.entries(settings)) {
    const parts = key.split('.');
    const names = parts.length > mostDots + 1 ? [key] : parts;
    const last = names.pop() ?? key;
    let group = result;
    for (const name of names) {
      if (!isGroup(group[name])) group[name] = Object.create(null);
      group = group[name] as Record<string, unknown>;
    }
    group[last] = value;
  }
  return result;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
