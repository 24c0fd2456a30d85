// The latest WAI-ARIA draft, transcribed to facts/aria.json, because the packages contain older versions.
// Roles only under consideration are left out.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const draft = z.strictObject({
  source: z.url(),
  /** The draft, by its date. */
  version: z.string(),
  roles: z.record(
    z.string(),
    z.strictObject({ required: z.array(z.string()), isNameProhibited: z.literal(true).optional() }),
  ),
  attributes: z.record(
    z.string(),
    z.strictObject({
      /** By html-aria's name for it. */
      type: z.string(),
      values: z.array(z.string()).optional(),
      default: z.string().optional(),
      /** Roles that support it, directly or by inheritance. */
      roles: z.array(z.string()),
    }),
  ),
});

export type AriaDraft = z.infer<typeof draft>;

export function readAriaDraft(): AriaDraft {
  const file = fileURLToPath(new URL('../../../facts/aria.json', import.meta.url));
  return draft.parse(JSON.parse(readFileSync(file, 'utf8')));
}
