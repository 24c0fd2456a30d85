// Runs tests of the html5lib project, which you download yourself:
//   node html5lib.js <folder of html5lib-tests>
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from './parse.js';
import { Tokenizer } from './tokenizer.js';

const folder = process.argv[2];
const states = {
  'Data state': 'data',
  'RCDATA state': 'rcdata',
  'RAWTEXT state': 'rawtext',
  'Script data state': 'script',
  'PLAINTEXT state': 'plaintext',
};

const read = (...path) => readFileSync(join(folder, ...path), 'utf8');
const same = (one, two) => JSON.stringify(one) === JSON.stringify(two);

function report(file, results) {
  const passed = results.filter(Boolean).length;
  const percent = ((100 * passed) / results.length).toFixed(1);
  console.log(`${file}: ${passed} of ${results.length} pass, ${percent} %`);
}

/** One of our tokens as the tests write it. */
function asList(token) {
  switch (token.type) {
    case 'text':
      return ['Character', token.text];
    case 'comment':
      return ['Comment', token.text];
    case 'end':
      return ['EndTag', token.name];
    case 'doctype': {
      const { name, publicId, systemId, broken } = token;
      return ['DOCTYPE', name, publicId, systemId, !broken];
    }
    default: {
      const attributes = Object.fromEntries(token.attributes);
      const tag = ['StartTag', token.name, attributes];
      return token.selfClosing ? [...tag, true] : tag;
    }
  }
}

const files = ['test1', 'test2', 'entities', 'namedEntities'];
for (const file of files.map((name) => `${name}.test`)) {
  const { tests } = JSON.parse(read('tokenizer', file));
  const results = tests.flatMap((one) =>
    (one.initialStates ?? ['Data state']).map((name) => {
      const lastStart = one.lastStartTag;
      const options = { state: states[name], lastStart };
      const tokens = new Tokenizer(one.input, options).run();
      return same(tokens.map(asList), one.output);
    }),
  );
  report(file, results);
}

/** A tree as the tests write it, with one line for each node. */
function outline(node, depth = 0) {
  return (node.children ?? []).flatMap((child) => {
    const indent = `| ${'  '.repeat(depth)}`;
    if (child.type === 'text') return `${indent}"${child.text}"`;
    if (child.type === 'comment') return `${indent}<!-- ${child.text} -->`;
    if (child.type === 'doctype') return indent + doctype(child);
    const attributes = child.attributes
      .toSorted(([one], [two]) => (one < two ? -1 : 1))
      .map(([name, value]) => `${indent}  ${name}="${value}"`);
    const start = `${indent}<${child.name}>`;
    return [start, ...attributes, ...outline(child, depth + 1)];
  });
}

function doctype({ name, publicId, systemId }) {
  const ids = publicId || systemId;
  const both = ids ? ` "${publicId ?? ''}" "${systemId ?? ''}"` : '';
  return `<!DOCTYPE ${name ?? ''}${both}>`;
}

const text = read('tree-construction', 'tests1.dat').replace(/\n$/, '');
const results = text.split(/\n\n(?=#data\n)/).map((one) => {
  const [, data] = /^#data\n([^]*?)\n?#errors\n/.exec(one);
  const [, expected] = /\n#document\n([^]*)$/.exec(one);
  const passed = outline(parse(data)).join('\n') === expected;
  if (!passed && process.argv[3] === '--show') console.log(data);
  return passed;
});
report('tests1.dat', results);
