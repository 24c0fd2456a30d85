// Lists the screenshots to take, with their file names.
import { UserError } from '#lib/user-error.ts';
import type { Screen } from './screens.ts';
import type { Look } from './take-screen.ts';

export interface Job {
  screen: Screen;
  look: Look;
  /** The name of the screenshot's file. */
  file: string;
}

const widths = [390, 820, 1280, 1600];
const modes = ['light', 'dark'] as const;

/** One job for every width and mode of the named screens, or of all. */
export function listJobs(screens: readonly Screen[], wanted: readonly string[]): Job[] {
  const unknown = wanted.find((name) => !screens.some((screen) => screen.name === name));
  if (unknown !== undefined)
    throw new UserError(
      `There is no screen "${unknown}". The screens are ${screens.map(({ name }) => name).join(', ')}.`,
    );
  return screens
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    .flatMap((screen) =>
      widths
        .filter((width) => screen.exists?.(width) ?? true)
        .flatMap((width) => modes.map((colorScheme) => jobOf(screen, { width, colorScheme }))),
    );
}

function jobOf(screen: Screen, look: Look): Job {
  return { screen, look, file: `${screen.name}-${look.width}-${look.colorScheme}.png` };
}
