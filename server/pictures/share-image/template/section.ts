import type { ReactNode } from 'react';
import { box } from '../box.ts';
import { wall } from '../colours.ts';
import { places } from '../places.ts';

const { width, height } = places.section;

/** The line above the title: the section of the page. */
export function sectionOf(section: string): ReactNode {
  return box(
    { alignItems: 'center', width, height, background: wall.ground, color: wall.muted, fontSize: 34 },
    box({ width: 40, height: 12, marginRight: 20, borderRadius: 2, background: wall.mark }),
    box({ display: 'block', maxWidth: width - 60, lineClamp: 1 }, section),
  );
}
