// A line of what assistive technology gets, as the author of an exercise writes it.

/** A line of what assistive technology gets: `heading "Bees", level 2`. */
export interface PredictedLine {
  role: string;
  /** Null if it has no name. */
  name: string | null;
  /** `level 2`; empty if there are no states. */
  states: string;
}

/** `spinbutton "Players", required` in its parts. */
export function readPredictedLine(text: string): PredictedLine {
  const [, role = '', , name, states = ''] =
    /^([\w-]+(?: field)?)(\s+["“](.*)["”])?,?\s*(.*)$/.exec(text.replace(/\s+/g, ' ').trim()) ?? [];
  return { role, name: name ?? null, states };
}
