// A tab and an editor for each file.
import { escapeHtml } from '#lib/escape-html.ts';
import type { QuestFile } from '#schema/page/quest.ts';
import { asLines, colourHtml } from '../../example/colour-html.ts';
import { openEditor, type SourceEditor } from '../../example/source-editor.ts';
import { colourCss, colourScript } from '../../play/colour-script.ts';

export interface FileTabs {
  readonly files: readonly QuestFile[];
  /** Replaces what is written, and opens tabs for files that have none. */
  write(files: readonly QuestFile[]): void;
  focus(): void;
}

interface FileTabsOptions {
  /** Where the editors go; the list of their tabs is in it already. */
  section: HTMLElement;
  starter: readonly QuestFile[];
  /** The reader has typed. */
  changed(files: readonly QuestFile[]): void;
}

export function createFileTabs({ section, starter, changed }: FileTabsOptions): FileTabs {
  const tabs = section.querySelector('[role="tablist"]') as HTMLElement;
  const editors = new Map<string, SourceEditor>();
  const texts = new Map<string, string>();
  const files = () => [...texts].map(([name, text]) => ({ name, text }));

  const add = ({ name, text }: QuestFile) => {
    const at = editors.size;
    const { tab, panel, lines } = drawFile(name, at, text);
    tabs.append(tab);
    section.append(panel);
    texts.set(name, text);
    editors.set(
      name,
      openEditor({
        lines,
        name,
        colour: colourOf(name),
        changed(next) {
          if (next === texts.get(name)) return;
          texts.set(name, next);
          changed(files());
        },
      }),
    );
  };
  for (const file of starter) add(file);

  return {
    get files() {
      return files();
    },
    write(next) {
      for (const file of next) {
        if (!editors.has(file.name)) add({ ...file, text: '' });
        if (texts.get(file.name) === file.text) continue;
        // Noted first, so that it does not count as typed.
        texts.set(file.name, file.text);
        editors.get(file.name)?.write(file.text);
      }
    },
    focus() {
      section.querySelector<HTMLElement>('[data-open] textarea')?.focus();
    },
  };
}

/** How the text of a file is coloured, by the end of its name. */
export function colourOf(name: string): (text: string) => string {
  switch (name.slice(name.lastIndexOf('.') + 1)) {
    case 'html':
      return colourHtml;
    case 'css':
      return colourCss;
    case 'js':
      return colourScript;
    default:
      return (text) => asLines(escapeHtml(text));
  }
}

function drawFile(name: string, at: number, text: string) {
  const id = `quest-file-${at}`;
  const tab = document.createElement('button');
  tab.type = 'button';
  tab.id = `${id}-tab`;
  tab.textContent = name;
  tab.setAttribute('role', 'tab');
  tab.setAttribute('aria-controls', id);
  tab.ariaSelected = String(at === 0);
  tab.tabIndex = at === 0 ? 0 : -1;
  const panel = document.createElement('div');
  panel.className = 'quest-source';
  panel.id = id;
  panel.setAttribute('role', 'tabpanel');
  panel.setAttribute('aria-labelledby', tab.id);
  panel.toggleAttribute('data-open', at === 0);
  panel.innerHTML = `<div class="example-source"><pre class="source-lines"><code>${colourOf(name)(text)}</code></pre></div>`;
  return { tab, panel, lines: panel.querySelector('pre') as HTMLElement };
}
