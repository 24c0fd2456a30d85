// WAI-ARIA as its newest draft has it, read from the draft into facts/aria.json: the packages carry older versions. Roles
// that the draft only considers are left out.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const draft = z.strictObject({
  source: z.url(),
  /** Which draft it is, by its day. */
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
      /** That support it, by themselves or from a role above. */
      roles: z.array(z.string()),
    }),
  ),
});

export type AriaDraft = z.infer<typeof draft>;

export function readAriaDraft(): AriaDraft {
  const file = fileURLToPath(new URL('../../../facts/aria.json', import.meta.url));
  return draft.parse(JSON.parse(readFileSync(file, 'utf8')));
}
