import { TreeBuilder } from './builder.js';

export function parse(html) {
  return new TreeBuilder().build(html);
}
