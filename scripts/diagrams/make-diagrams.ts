// Turns the files in `drawings/` into the SVG diagrams of pages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { Drawing } from './drawing.ts';
import { drawBars } from './layouts/bars.ts';
import { drawCells } from './layouts/cells.ts';
import { drawDecisions } from './layouts/decisions.ts';
import { drawFlow } from './layouts/flow.ts';
import { drawLayers } from './layouts/layers.ts';
import { drawNested } from './layouts/nested.ts';
import { drawPlane } from './layouts/plane.ts';
import { drawScale } from './layouts/scale.ts';
import { drawSegments } from './layouts/segments.ts';
import { drawSequence } from './layouts/sequence.ts';
import { drawTimeline } from './layouts/timeline.ts';
import { drawTree } from './layouts/tree.ts';
import { type Spec, type SpecOf, specSchema } from './spec.ts';

export interface Diagram {
  /** Path of the SVG in the content folder. */
  file: string;
  svg: string;
}

const drawings = join(import.meta.dirname, 'drawings');

/** Every diagram. Throws with the name of the file that is wrong. */
export function makeDiagrams(folder = drawings): Diagram[] {
  const seen = new Map<string, string>();
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => {
      try {
        const diagram = makeDiagram(readFileSync(join(folder, name), 'utf8'));
        const other = seen.get(diagram.file);
        if (other !== undefined) throw new Error(`${diagram.file} is also written by ${other}.`);
        seen.set(diagram.file, name);
        return diagram;
      } catch (error) {
        throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    });
}

/** One diagram from the text of its file. */
export function makeDiagram(yaml: string): Diagram {
  const result = specSchema.safeParse(parse(yaml));
  if (!result.success) throw new Error(z.prettifyError(result.error));
  const drawing = new Drawing();
  const draw = layouts[result.data.kind] as (drawing: Drawing, spec: Spec) => void;
  draw(drawing, result.data);
  const [overflow] = drawing.overflows;
  if (overflow !== undefined) throw new Error(`"${overflow}" does not fit. Shorten it.`);
  return { file: result.data.file, svg: drawing.toSvg() };
}

type Layouts = { [K in Spec['kind']]: (drawing: Drawing, spec: SpecOf<K>) => void };

const layouts: Layouts = {
  tree: drawTree,
  flow: drawFlow,
  decisions: drawDecisions,
  sequence: drawSequence,
  nested: drawNested,
  timeline: drawTimeline,
  cells: drawCells,
  segments: drawSegments,
  scale: drawScale,
  plane: drawPlane,
  layers: drawLayers,
  bars: drawBars,
};
