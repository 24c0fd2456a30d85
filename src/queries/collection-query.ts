// A query for the pages of one collection: conditions, order, fields and range, typed by collection and field.
import type { Database } from '#database/open.ts';
import { pageFromRow } from '#database/page-row.ts';
import { type Collection, collections, type PageCollection } from '#schema/collections.ts';
import { type Page, type PageField, pageFieldNames } from '#schema/page/page.ts';
import { Conditions, checkField, columnOf, type Fragment } from './conditions.ts';

export type Direction = 'ASC' | 'DESC';
export type FieldOf<C extends Collection> = C extends PageCollection ? PageField : never;

export class CollectionQuery<C extends Collection, F extends FieldOf<C> = FieldOf<C>> extends Conditions<
  FieldOf<C>
> {
  readonly #db: Database;
  readonly #collection: C;
  readonly #orders: { field: PageField; direction: Direction }[] = [];
  readonly #fields = new Set<PageField>();
  #skip = 0;
  #limit: number | null = null;

  constructor(db: Database, collection: C) {
    super();
    if (!collections.includes(collection)) throw new Error(`Unknown collection '${collection}'`);
    this.#db = db;
    this.#collection = collection;
  }

  /** Narrows to the page at this path; one trailing slash is ignored. */
  path(path: string): this {
    const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    return this.where('path' as FieldOf<C>, '=', bare);
  }

  /** Whether an order was given; otherwise pages are ordered by stem. */
  get isOrdered(): boolean {
    return this.#orders.length > 0;
  }

  order(field: FieldOf<C>, direction: Direction): this {
    const upper = String(direction).toUpperCase();
    if (upper !== 'ASC' && upper !== 'DESC')
      throw new Error(`Unknown direction '${direction}'; use ASC or DESC`);
    this.#orders.push({ field: checkField(field), direction: upper });
    return this;
  }

  select<S extends FieldOf<C>>(...fields: S[]): CollectionQuery<C, S> {
    for (const field of fields) this.#fields.add(checkField(field));
    return this as unknown as CollectionQuery<C, S>;
  }

  /** Has an effect only together with `limit`. */
  skip(count: number): this {
    this.#skip = checkCount('skip', count);
    return this;
  }

  limit(count: number): this {
    this.#limit = checkCount('limit', count);
    return this;
  }

  all(): Promise<Pick<Page, F>[]> {
    return this.#fetch(this.#limit);
  }

  async first(): Promise<Pick<Page, F> | null> {
    const [page] = await this.#fetch(1);
    return page ?? null;
  }

  async count(field: FieldOf<C> | '*' = '*', distinct = false): Promise<number> {
    if (this.#collection === 'info') return 0;
    const column = field === '*' ? '*' : columnOf(field);
    const { sql, values } = this.#where();
    const statement = `SELECT COUNT(${distinct && column !== '*' ? 'DISTINCT ' : ''}${column}) AS total FROM "${this.#collection}"${sql}`;
    return Number(this.#db.prepare(statement).get(...values)?.total ?? 0);
  }

  async #fetch(limit: number | null): Promise<Pick<Page, F>[]> {
    if (this.#collection === 'info') return [];
    const fields = this.#fields.size > 0 ? [...this.#fields] : pageFieldNames;
    const where = this.#where();
    const range = limit === null ? [] : [limit, this.#skip];
    const statement = [
      `SELECT ${fields.map(columnOf).join(', ')} FROM "${this.#collection}"${where.sql}`,
      `ORDER BY ${this.#orderBy()}`,
      ...(limit === null ? [] : ['LIMIT ? OFFSET ?']),
    ].join(' ');
    const rows = this.#db.prepare(statement).all(...where.values, ...range);
    return rows.map((row) => pageFromRow<F>(row as Record<F, unknown>));
  }

  #where(): Fragment {
    const expression = this.expression();
    return expression ? { ...expression, sql: ` WHERE ${expression.sql}` } : { sql: '', values: [] };
  }

  #orderBy(): string {
    const orders = this.#orders.length > 0 ? this.#orders : [{ field: 'stem', direction: 'ASC' }];
    return orders.map(({ field, direction }) => `${columnOf(field)} ${direction}`).join(', ');
  }
}

function checkCount(name: string, count: number): number {
  if (!Number.isInteger(count) || count < 0)
    throw new Error(`${name} must be a whole number of at least 0 (got ${count})`);
  return count;
}
