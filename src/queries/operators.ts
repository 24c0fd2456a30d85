// One condition of a collection query: field, operator and value, checked and turned into SQL with bound values.
import { type RawBuilder, sql } from 'kysely';
import { type PageField, pageFields } from '#schema/page.ts';

const operators = [
  '=',
  '<>',
  '>',
  '>=',
  '<',
  '<=',
  'IN',
  'NOT IN',
  'BETWEEN',
  'NOT BETWEEN',
  'LIKE',
  'NOT LIKE',
  'IS NULL',
  'IS NOT NULL',
] as const;

export type Operator = (typeof operators)[number] | Lowercase<(typeof operators)[number]>;

/** SQL for one condition; throws on an unknown field or operator and on a value that does not fit. */
export function condition(field: string, operator: string, value: unknown): RawBuilder<boolean> {
  const column = sql.ref(checkField(field));
  const op = checkOperator(operator);
  switch (op) {
    case 'IS NULL':
    case 'IS NOT NULL':
      return sql<boolean>`${column} ${sql.raw(op)}`;
    case 'IN':
    case 'NOT IN': {
      if (!Array.isArray(value)) throw new TypeError(`Value for ${op} must be an array`);
      const values = value.map((item) => bound(field, item));
      return sql<boolean>`${column} ${sql.raw(op)} (${sql.join(values)})`;
    }
    case 'BETWEEN':
    case 'NOT BETWEEN': {
      if (!Array.isArray(value) || value.length !== 2) {
        throw new Error(`Value for ${op} must be an array of exactly two values`);
      }
      return sql<boolean>`${column} ${sql.raw(op)} ${bound(field, value[0])} AND ${bound(field, value[1])}`;
    }
    default:
      return sql<boolean>`${column} ${sql.raw(op)} ${bound(field, value)}`;
  }
}

/** The field's name when pages have it; an error otherwise. */
export function checkField(field: string): PageField {
  if (!Object.hasOwn(pageFields, field)) throw new Error(`Unknown field '${field}'`);
  return field as PageField;
}

function checkOperator(operator: string): (typeof operators)[number] {
  const upper = String(operator).trim().replace(/\s+/g, ' ').toUpperCase();
  const known = operators.find((candidate) => candidate === upper);
  if (!known) throw new Error(`Unknown operator '${operator}'`);
  return known;
}

/** A value in the form its column stores, always as a bound parameter. */
function bound(field: string, value: unknown): RawBuilder<unknown> {
  if (value === undefined) throw new Error(`The condition on '${field}' has no value`);
  const kind = pageFields[field as PageField];
  if (kind === 'json' && value !== null && typeof value !== 'string') return sql`${JSON.stringify(value)}`;
  if (typeof value === 'boolean') return sql`${value ? 1 : 0}`;
  if (value instanceof Date) return sql`${value.toISOString().slice(0, 10)}`;
  if (value !== null && typeof value === 'object') return sql`${JSON.stringify(value)}`;
  // SQLite would compare the number 404 with a text column as '404.0'.
  if (kind === 'text' && typeof value === 'number') return sql`${String(value)}`;
  return sql`${value}`;
}
