// What an author writes in the braces of `::exercise`.
import { z } from 'zod';
import { exerciseKinds } from './exercise.ts';

const idRule =
  'An exercise needs an id of small letters, digits and hyphens, such as ::exercise{#fix-the-levels …}. Progress is saved under it.';

export const exerciseSchema = z.object({
  id: z.string({ error: idRule }).regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, idRule),
  kind: z.enum(exerciseKinds, {
    error: ({ input }) =>
      `An exercise needs a kind: ${exerciseKinds.map((kind) => `"${kind}"`).join(', ')} (got ${JSON.stringify(input) ?? 'none'}).`,
  }),
  title: z
    .string({ error: 'An exercise needs a title: title="Repair the outline".' })
    .min(1, 'The title of the exercise is empty. Say what the reader does.'),
  minutes: z.coerce
    .number({ error: 'The minutes of an exercise are a number from 1 to 15, such as minutes=5.' })
    .int('The minutes of an exercise are a whole number.')
    .min(1, 'An exercise takes at least one minute.')
    .max(15, 'An exercise takes at most 15 minutes. Make it a quest, or split it.')
    .default(5),
});
