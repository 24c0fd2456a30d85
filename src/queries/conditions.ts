// Conditions joined by AND, with parenthesised groups. Shared by every query that can be narrowed.
import { type RawBuilder, sql } from 'kysely';
import type { PageField } from '#schema/page.ts';
import { condition, type Operator } from './operators.ts';

/** The part of a query that collects conditions; `F` are the fields that may be named. */
export class Conditions<F extends PageField = PageField> {
  protected readonly conditions: RawBuilder<boolean>[] = [];

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

  /** The collected conditions as one expression, or null when there are none. */
  expression(joiner: 'AND' | 'OR' = 'AND'): RawBuilder<boolean> | null {
    if (this.conditions.length === 0) return null;
    return sql<boolean>`${sql.join(this.conditions, sql.raw(` ${joiner} `))}`;
  }

  private group(fill: (group: Conditions<F>) => Conditions<F>, joiner: 'AND' | 'OR'): this {
    const inner = fill(new Conditions<F>()).expression(joiner);
    if (inner) this.conditions.push(sql<boolean>`(${inner})`);
    return this;
  }
}
