import { checkText } from './check-text.js';
import { Log } from './log.js';
import { readManifest, removeOthers, writeManifest } from './manifest.js';
import { merge } from './merge.js';
import { Table } from './table.js';
import { TableWriter } from './table-writer.js';

/** A store that keeps values under keys. Both are strings. */
export class Store {
  #folder;
  #limit;
  #log;
  #logNumber;
  #nextNumber;
  /** What the log contains. A deleted key has the value undefined. */
  #recent;
  /** Sorted tables with their numbers, newest first. */
  #tables;

  /** A log becomes a table when it has as many bytes as the limit. */
  constructor(folder, { limit = 65_536 } = {}) {
    this.#folder = folder;
    this.#limit = limit;
    const list = readManifest(folder);
    removeOthers(folder, list);
    this.#tables = list.tables.map((number) => this.#openTable(number));
    this.#nextNumber = Math.max(list.log, ...list.tables) + 1;
    this.#openLog(list.log);
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

  get tableCount() {
    return this.#tables.length;
  }

  /** Merges all tables into one. It pauses after every record, so
      writes can go on. */
  *compacting() {
    this.#flush();
    const old = this.#tables;
    if (old.length === 0) return;
    const { number, writer } = this.#newTable();
    for (const record of merge(old.map(({ table }) => table.records()))) {
      if (record.value !== undefined) writer.add(record);
      yield;
    }
    const merged = writer.isEmpty ? [] : [number];
    if (writer.isEmpty) this.#folder.remove(`${number}.table`);
    else writer.finish();
    const newer = this.#tables.slice(0, -old.length);
    const numbers = newer.map((table) => table.number);
    this.#switchTo(this.#logNumber, [...numbers, ...merged]);
    for (const table of old) this.#folder.remove(`${table.number}.table`);
  }

  #append(key, value) {
    if (this.#log.size >= this.#limit) this.#flush();
    this.#log.append(key, value);
    this.#log.sync(); // the change is safe from here on
    this.#recent.set(key, value);
  }

  /** Writes what the log contains to a table, and begins a new log. */
  #flush() {
    if (this.#recent.size === 0) return;
    const { number, writer } = this.#newTable();
    for (const record of this.#sortedRecent()) writer.add(record);
    writer.finish();
    const numbers = this.#tables.map((table) => table.number);
    const oldLog = this.#logNumber;
    this.#switchTo(this.#nextNumber++, [number, ...numbers]);
    this.#folder.remove(`${oldLog}.log`);
  }

  /** From one moment to the next, the store has other files. */
  #switchTo(log, tables) {
    writeManifest(this.#folder, { log, tables });
    this.#tables = tables.map((number) => this.#openTable(number));
    if (log !== this.#logNumber) this.#openLog(log);
  }

  #sortedRecent() {
    const records = Array.from(this.#recent, toRecord);
    return records.sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  #newTable() {
    const number = this.#nextNumber++;
    const file = this.#folder.open(`${number}.table`);
    return { number, writer: new TableWriter(file) };
  }

  #openTable(number) {
    const known = this.#tables?.find((table) => table.number === number);
    if (known) return known;
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
