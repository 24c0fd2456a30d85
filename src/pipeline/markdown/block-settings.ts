// The YAML that some blocks carry between two lines of dashes. The MDC parser ignores mistakes in it; an author wants
// to hear of them.
import type { Root } from 'mdast';
import { maxSettingsLength, readYaml } from '../read-yaml.ts';
import { type DocumentContext, lineOf } from './context.ts';
import { walk } from './walk.ts';

interface BlockWithSettings {
  type: string;
  name?: string;
  rawData?: string;
  position?: { start: { line: number } };
}

/** Reports YAML that cannot be read and removes it, so that the rest of the page can be read. */
export function checkBlockSettings(tree: Root, context: DocumentContext): void {
  walk<BlockWithSettings>(tree, (block) => {
    if (typeof block.rawData !== 'string') return;
    const yaml = readYaml(block.rawData.replace(/\s-+$/, ''), maxSettingsLength);
    if (yaml.ok) return;
    // The settings start two lines below the block's name: after the name and after the dashes.
    const line = (lineOf(block) ?? 0) + 1 + (yaml.line ?? 0);
    const settings = `The settings of the block "${block.name}"`;
    if (yaml.kind === 'syntax')
      context.report('block-settings-yaml', line, `${settings} are not valid YAML: ${yaml.explanation}`);
    else context.report('block-settings-shape', line, `${settings} must be "key: value" lines.`);
    block.rawData = '';
  });
}
