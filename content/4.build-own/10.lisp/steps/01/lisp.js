export { print } from './printer.js';
export { readAll } from './reader.js';
