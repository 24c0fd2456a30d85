import { Log } from './log.js';
import { merge } from './merge.js';
import { Table } from './table.js';
import { TableWriter } from './table-writer.js';

/** A store that keeps values under keys. Both are strings. */
export class Store {
  #folder;
  #limit;
  #log;
  #logNumber;
  /** What the log contains. A deleted key has the value undefined. */
  #recent;
  /** Sorted tables with their numbers, newest first. */
  #tables;

  /** A log becomes a table when it has as many bytes as the limit. */
  constructor(folder, { limit = 65_536 } = {}) {
    this.#folder = folder;
    this.#limit = limit;
    const numbers = numbersOf(folder, '.table').toReversed();
    this.#tables = numbers.map((number) => this.#openTable(number));
    const lastLog = numbersOf(folder, '.log').at(-1);
    this.#openLog(lastLog ?? (numbers[0] ?? 0) + 1);
  }

  /** Stores a value under a key and replaces an older one. */
  set(key, value) {
    checkText('key', key);
    checkText('value', value);
    this.#append(key, value);
  }

  /** The value of a key, or undefined if there is none. */
  get(key) {
    if (this.#recent.has(key)) return this.#recent.get(key);
    for (const { table } of this.#tables) {
      const record = table.get(key);
      if (record) return record.value;
    }
    return undefined;
  }

  /** Removes a key. Returns whether it was there. */
  delete(key) {
    if (this.get(key) === undefined) return false;
    this.#append(key, undefined);
    return true;
  }

  /** Keys and values in order, from one key up to another. */
  range(from, to) {
    const tables = this.#tables.map(({ table }) => table.records(from));
    const found = [];
    for (const { key, value } of merge([this.#sortedRecent(), ...tables])) {
      if (key >= to) break;
      if (key >= from && value !== undefined) found.push([key, value]);
    }
    return found;
  }

  /** How many bytes the store takes. */
  get bytes() {
    const add = (sum, { table }) => sum + table.size;
    return this.#tables.reduce(add, this.#log.size);
  }

  /** Merges all tables into one. It pauses after every record, so
      writes can go on. */
  *compacting() {
    this.#flush();
    const old = this.#tables;
    if (old.length === 0) return;
    const writer = new TableWriter(this.#newFile(old[0].number));
    for (const record of merge(old.map(({ table }) => table.records()))) {
      if (record.value !== undefined) writer.add(record);
      yield;
    }
    writer.finish();
    this.#replace(old, writer.isEmpty);
  }

  /** Puts the new table in the place of the old ones, all at once. */
  #replace(old, isEmpty) {
    const newer = this.#tables.slice(0, -old.length);
    const merged = isEmpty ? [] : [this.#adoptTable(old[0].number)];
    for (const { number } of isEmpty ? old : old.slice(1))
      this.#folder.remove(`${number}.table`);
    this.#tables = [...newer, ...merged];
  }

  #append(key, value) {
    if (this.#log.size >= this.#limit) this.#flush();
    this.#log.append(key, value);
    this.#recent.set(key, value);
  }

  /** Writes what the log contains to a table, and begins a new log. */
  #flush() {
    if (this.#recent.size === 0) return;
    const number = this.#logNumber;
    const writer = new TableWriter(this.#newFile(number));
    for (const record of this.#sortedRecent()) writer.add(record);
    writer.finish();
    this.#tables = [this.#adoptTable(number), ...this.#tables];
    this.#folder.remove(`${number}.log`);
    this.#openLog(number + 1);
  }

  #sortedRecent() {
    const records = Array.from(this.#recent, toRecord);
    return records.sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  /** An empty file for a table that isn't complete yet. */
  #newFile(number) {
    this.#folder.remove(`${number}.new`); // left over from a crash
    return this.#folder.open(`${number}.new`);
  }

  #adoptTable(number) {
    this.#folder.rename(`${number}.new`, `${number}.table`);
    return this.#openTable(number);
  }

  #openTable(number) {
    const file = this.#folder.open(`${number}.table`);
    return { number, table: new Table(file) };
  }

  #openLog(number) {
    this.#logNumber = number;
    this.#log = new Log(this.#folder.open(`${number}.log`));
    this.#recent = new Map();
    let last = { at: 0, length: 0 };
    for (const record of this.#log.records()) {
      this.#recent.set(record.key, record.value);
      last = record;
    }
    this.#log.cutAfter(last);
  }
}

const toRecord = ([key, value]) => ({ key, value });

/** As numbers, because "10" comes before "9" as text. */
function numbersOf(folder, ending) {
  const names = folder.names().filter((name) => name.endsWith(ending));
  return names.map((name) => parseInt(name, 10)).sort((a, b) => a - b);
}

/** Half of a surrogate pair has no UTF-8, so it can't be stored. */
function checkText(name, text) {
  if (typeof text !== 'string' || !text.isWellFormed())
    throw new TypeError(`The ${name} must be a well-formed string.`);
}
