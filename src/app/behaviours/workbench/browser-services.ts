// The browser's side of a workbench: its editor, the moment when it is needed, and whether there is room for all panes.
import { firstIntent } from '#runtime/intent.ts';
import type { WorkbenchServices } from '#workbench/parts/workbench-context.ts';

type Parts = Pick<WorkbenchServices, 'attachResult' | 'attachAssistive' | 'hasPage'>;

export function createServices(parts: Parts): WorkbenchServices {
  const narrow = matchMedia('(width < 1024px)');
  return {
    ...parts,
    async loadEditor(fileName) {
      const { prepareCodeEditor } = await import('#workbench/editor/code-editor.ts');
      return prepareCodeEditor(fileName);
    },
    whenNeeded: firstIntent,
    narrow: {
      get: () => narrow.matches,
      subscribe(changed) {
        narrow.addEventListener('change', changed);
        return () => narrow.removeEventListener('change', changed);
      },
    },
  };
}
