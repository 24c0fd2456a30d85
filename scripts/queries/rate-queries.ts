// Rates the search: for every kind of query, how often a right address is first, among the first three, or
// missing.
import { queryKinds, type ReaderQuery } from './reader-queries.ts';

/** The addresses found for a term, best first. */
export type Find = (term: string) => Promise<readonly string[]>;

export interface RatedQuery extends ReaderQuery {
  /** The position of the first right address, from 1; 0 if it was not found. */
  place: number;
  found: readonly string[];
}

export async function rateQueries(queries: readonly ReaderQuery[], find: Find): Promise<RatedQuery[]> {
  const rated: RatedQuery[] = [];
  for (const query of queries) {
    const found = await find(query.term);
    rated.push({ ...query, found, place: found.findIndex((id) => isRight(id, query)) + 1 });
  }
  return rated;
}

function isRight(id: string, { right }: ReaderQuery): boolean {
  return right.some((address) => id === address || id.startsWith(`${address}#`));
}

/** Names must be first; for all other kinds, a right answer must be among the first three. */
export function isAnswered({ kind, place }: RatedQuery): boolean {
  return place === 1 || (kind !== 'name' && place > 0 && place <= 3);
}

export interface KindRating {
  kind: string;
  queries: number;
  first: number;
  inThree: number;
  nothing: number;
}

/** A line for every kind, and one for the total. */
export function rateKinds(rated: readonly RatedQuery[]): KindRating[] {
  const rate = (kind: string, some: readonly RatedQuery[]): KindRating => ({
    kind,
    queries: some.length,
    first: some.filter(({ place }) => place === 1).length,
    inThree: some.filter(({ place }) => place > 0 && place <= 3).length,
    nothing: some.filter(({ found }) => found.length === 0).length,
  });
  return [
    ...queryKinds.map((kind) =>
      rate(
        kind,
        rated.filter((query) => query.kind === kind),
      ),
    ),
    rate('all', rated),
  ];
}
