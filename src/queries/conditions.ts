// Builds the conditions of a query as SQL. Field names and operators are checked against fixed lists; values
// are bound, never inserted into the SQL.
import type { SQLInputValue } from 'node:sqlite';
import { type PageField, pageFields } from '#schema/page/page.ts';

/** A piece of SQL, and the values for its question marks in order. */
export interface Fragment {
  sql: string;
  values: SQLInputValue[];
}

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

/** The part of a query that collects conditions, joined by AND; `F` are the allowed fields. */
export class Conditions<F extends PageField = PageField> {
  protected readonly conditions: Fragment[] = [];

  where(field: F, operator: Operator, value?: unknown): this {
    this.conditions.push(condition(field, operator, value));
    return this;
  }

  /** Adds a group in parentheses whose conditions must all hold. */
  andWhere(fill: (group: Conditions<F>) => Conditions<F>): this {
    return this.group(fill, 'AND');
  }

  /** Adds a group in parentheses of which one condition must hold. */
  orWhere(fill: (group: Conditions<F>) => Conditions<F>): this {
    return this.group(fill, 'OR');
  }

  /** The collected conditions as one expression, or null if there are none. */
  expression(joiner: 'AND' | 'OR' = 'AND'): Fragment | null {
    if (this.conditions.length === 0) return null;
    return {
      sql: this.conditions.map(({ sql }) => sql).join(` ${joiner} `),
      values: this.conditions.flatMap(({ values }) => values),
    };
  }

  private group(fill: (group: Conditions<F>) => Conditions<F>, joiner: 'AND' | 'OR'): this {
    const inner = fill(new Conditions<F>()).expression(joiner);
    if (inner) this.conditions.push({ ...inner, sql: `(${inner.sql})` });
    return this;
  }
}

/** One condition; throws for an unknown field or operator and for an invalid value. */
function condition(field: string, operator: string, value: unknown): Fragment {
  const column = columnOf(field);
  const op = checkOperator(operator);
  switch (op) {
    case 'IS NULL':
    case 'IS NOT NULL':
      return { sql: `${column} ${op}`, values: [] };
    case 'IN':
    case 'NOT IN': {
      if (!Array.isArray(value)) throw new TypeError(`Value for ${op} must be an array`);
      const values = value.map((item) => storedValue(field, item));
      return { sql: `${column} ${op} (${values.map(() => '?').join(', ')})`, values };
    }
    case 'BETWEEN':
    case 'NOT BETWEEN': {
      if (!Array.isArray(value) || value.length !== 2) {
        throw new Error(`Value for ${op} must be an array of exactly two values`);
      }
      return { sql: `${column} ${op} ? AND ?`, values: value.map((item) => storedValue(field, item)) };
    }
    default:
      return { sql: `${column} ${op} ?`, values: [storedValue(field, value)] };
  }
}

/** The field's column as SQL; throws for an unknown field. */
export function columnOf(field: string): string {
  return `"${checkField(field)}"`;
}

/** The field's name; throws for an unknown field. */
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

/** A value as its column stores it. */
function storedValue(field: string, value: unknown): SQLInputValue {
  if (value === undefined) throw new Error(`The condition on '${field}' has no value`);
  const kind = pageFields[field as PageField];
  if (kind === 'json' && value !== null && typeof value !== 'string') return JSON.stringify(value);
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (value !== null && typeof value === 'object') return JSON.stringify(value);
  // SQLite would compare the number 404 with a text column as '404.0'.
  if (kind === 'text' && typeof value === 'number') return String(value);
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  // A function would be mistaken for an object of named parameters.
  throw new TypeError(`The condition on '${field}' has a value that cannot be stored (${typeof value})`);
}
