// A line of the joined document → the file of the playground that it came from.
import { joinSources, type Sources } from './sources.ts';

export interface SourceLine {
  file: 'HTML' | 'CSS' | 'JavaScript';
  line: number;
}

/** Null for a line behind the end. Lines count from 1. */
export function sourceLine(sources: Sources, line: number): SourceLine | null {
  const count = (text: string) => text.split('\n').length;
  if (line < 1 || line > count(joinSources(sources))) return null;
  const css = sources.html ? count(sources.html) + 1 : 1;
  const js = sources.css.trim() ? css + count(sources.css) : css;
  if (line < css) return { file: 'HTML', line };
  return line < js ? { file: 'CSS', line: line - css + 1 } : { file: 'JavaScript', line: line - js + 1 };
}

/** `JavaScript, line 3`, or nothing where the line is not known. */
export function lineWords(sources: Sources, line: number | null): string {
  const place = line === null ? null : sourceLine(sources, line);
  return place ? `${place.file}, line ${place.line}` : '';
}
