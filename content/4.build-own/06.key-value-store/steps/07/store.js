import { Log } from './log.js';
import { CorruptError } from './record.js';

/** A store that keeps values under keys. Both are strings. */
export class Store {
  #folder;
  #limit;
  /** Logs with numbers, oldest first. Writes go to the last one. */
  #segments = [];
  /** The log and the place of the newest record of each key. */
  #index = new Map();

  /** A segment is closed when it has as many bytes as the limit. */
  constructor(folder, { limit = 65_536 } = {}) {
    this.#folder = folder;
    this.#limit = limit;
    const numbers = segmentNumbers(folder);
    const last = numbers.at(-1) ?? 1;
    for (const number of numbers.slice(0, -1)) this.#open(number, false);
    this.#open(last, true);
  }

  /** Stores a value under a key and replaces an older one. */
  set(key, value) {
    checkText('key', key);
    checkText('value', value);
    this.#append(key, value);
  }

  /** The value of a key, or undefined if there is none. */
  get(key) {
    const place = this.#index.get(key);
    return place && place.log.read(place).value;
  }

  /** Removes a key. Returns whether it was there. */
  delete(key) {
    if (!this.#index.has(key)) return false;
    this.#append(key, undefined);
    return true;
  }

  /** How many bytes the store takes. */
  get bytes() {
    return this.#segments.reduce((sum, { log }) => sum + log.size, 0);
  }

  /** Copies what is still needed from the closed segments to one file.
      It pauses after every record, so writes can go on. */
  *compacting() {
    this.#open(this.#segments.at(-1).number + 1, true);
    const old = this.#segments.slice(0, -1);
    const name = `${old.at(-1).number}.new`;
    this.#folder.remove(name); // left over from a crash
    const target = new Log(this.#folder.open(name));
    const moves = [];
    for (const { log } of old)
      for (const { key, value, at } of log.records()) {
        const from = this.#index.get(key);
        if (from?.log === log && from.at === at)
          moves.push({ key, from, to: target.append(key, value) });
        yield;
      }
    this.#replace(old, moves);
  }

  /** Puts the new file in the place of the old ones, all at once. */
  #replace(old, moves) {
    const { number } = old.at(-1);
    this.#folder.rename(`${number}.new`, `${number}.log`);
    for (const segment of old.slice(0, -1))
      this.#folder.remove(`${segment.number}.log`);
    const log = new Log(this.#folder.open(`${number}.log`));
    this.#segments.splice(0, old.length, { number, log });
    for (const { key, from, to } of moves)
      if (this.#index.get(key) === from) // not written since
        this.#index.set(key, { log, ...to });
  }

  #append(key, value) {
    const { number, log } = this.#segments.at(-1);
    if (log.size >= this.#limit) {
      this.#open(number + 1, true);
      return this.#append(key, value);
    }
    this.#remember({ key, value, log, ...log.append(key, value) });
  }

  /** Opens a segment. Only the last one may end in a record. */
  #open(number, isLast) {
    const log = new Log(this.#folder.open(`${number}.log`));
    this.#segments.push({ number, log });
    let last = { at: 0, length: 0 };
    for (const record of log.records()) {
      this.#remember({ log, ...record });
      last = record;
    }
    if (isLast) log.cutAfter(last);
    else if (last.at + last.length < log.size)
      throw new CorruptError(`Segment ${number} is incomplete.`);
  }

  #remember({ key, value, log, at, length }) {
    if (value === undefined) this.#index.delete(key);
    else this.#index.set(key, { log, at, length });
  }
}

/** As numbers, because "10" comes before "9" as text. */
function segmentNumbers(folder) {
  const names = folder.names().filter((name) => name.endsWith('.log'));
  return names.map((name) => parseInt(name, 10)).sort((a, b) => a - b);
}

/** Half of a surrogate pair has no UTF-8, so it can't be stored. */
function checkText(name, text) {
  if (typeof text !== 'string' || !text.isWellFormed())
    throw new TypeError(`The ${name} must be a well-formed string.`);
}
