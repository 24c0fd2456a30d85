import type { PaletteItem } from './palette-group.ts';

/** The row's own icon; else the sign of a heading or of a page; a command has none by itself. */
export function rowIcon({ icon, to }: Pick<PaletteItem, 'icon' | 'to'>): string | null {
  if (icon) return icon;
  if (!to) return null;
  return to.includes('#') ? 'i-lucide-hash' : 'i-lucide-file';
}
