// Compares sources. If they agree, the fact cites all of them; otherwise a ruling is required, and an
// unnecessary ruling is an error too.
import { isDeepStrictEqual } from 'node:util';
import type { Fact, FactSource } from '../../src/schema/facts.ts';
import type { Ruling } from './rulings.ts';

/** The value given by each source; a source without one is left out. */
export type Answers<Value> = readonly (readonly [source: string, value: Value])[];

export class Comparison {
  readonly #rulings: ReadonlyMap<string, Ruling>;
  readonly #used = new Set<string>();
  readonly #open: string[] = [];
  #settled = 0;

  constructor(rulings: ReadonlyMap<string, Ruling>) {
    this.#rulings = rulings;
  }

  /** Number of facts that needed a ruling. */
  get ruled(): number {
    return this.#settled;
  }

  /**
   * The value all sources agree on, or that of a ruling. Uses the first source's value if a ruling is
   * missing.
   */
  settle<Value>(fact: string, answers: Answers<Value>): Fact<Value> {
    const [first] = answers;
    if (!first) throw new Error(`No source knows anything about "${fact}".`);
    const from = [...new Set(answers.map(([source]) => nameOf(source)))];
    if (answers.every(([, value]) => isDeepStrictEqual(value, first[1]))) return { value: first[1], from };
    const ruling = this.#rulings.get(fact);
    if (ruling) {
      this.#used.add(fact);
      this.#settled++;
      const value = this.#decide(fact, ruling, answers);
      const agreeing = answers.filter(([, answer]) => isDeepStrictEqual(answer, value));
      return { value, from: [...new Set(agreeing.map(([source]) => nameOf(source))), 'ruling'] };
    }
    const said = answers.map(([source, value]) => `  ${source}: ${JSON.stringify(value)}`).join('\n');
    this.#open.push(`The sources disagree about "${fact}".\n${said}`);
    return { value: first[1], from };
  }

  #decide<Value>(fact: string, ruling: Ruling, answers: Answers<Value>): Value {
    if ('decision' in ruling) return ruling.decision as Value;
    const followed = answers.find(([source]) => source === ruling.follow);
    if (followed) return followed[1];
    const names = answers.map(([source]) => `"${source}"`).join(', ');
    throw new Error(
      `The ruling about "${fact}" follows "${ruling.follow}", which says nothing. Follow one of ${names}.`,
    );
  }

  /** Everything that stops the script, as text; empty if there are no problems. */
  problems(): string[] {
    const stale = [...this.#rulings.keys()].filter((fact) => !this.#used.has(fact));
    return [
      ...this.#open.map(
        (words) => `${words}\n  Look it up in the standard and write a ruling into facts/rulings.yaml.`,
      ),
      ...stale.map(
        (fact) =>
          `The ruling about "${fact}" settles nothing: the sources agree by now, or the fact is gone. Remove it.`,
      ),
    ];
  }
}

/** `standard: index` and `standard: section` are two places in one source. */
function nameOf(source: string): FactSource {
  return source.split(':')[0] as FactSource;
}
