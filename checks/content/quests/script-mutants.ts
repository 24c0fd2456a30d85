// Small faults put into a script or a style sheet: a handler that is missing, a condition the wrong way round, another
// word or number, a declaration that is gone.
import { parser as cssParser } from '@lezer/css';
import { parser as scriptParser } from '@lezer/javascript';
import type { FileMutant } from './file-mutant.ts';

/** Every such script, in the order of the text. */
export function mutateScript(text: string): FileMutant[] {
  const mutants: FileMutant[] = [];
  const add = (operator: string, from: number, to: number, put: string, what: string) =>
    mutants.push({
      operator,
      name: `${what}: ${excerpt(text.slice(from, to))}`,
      text: text.slice(0, from) + put + text.slice(to),
    });
  scriptParser.parse(text).iterate({
    enter({ name, from, to, node }) {
      const own = text.slice(from, to);
      switch (name) {
        case 'ExpressionStatement':
          if (/^['"]use strict/.test(own)) break;
          add(
            /addEventListener|\.on[a-z]+\s*=/.test(own) ? 'handler removed' : 'statement removed',
            from,
            to,
            ';',
            'is gone',
          );
          break;
        case 'BooleanLiteral':
          add('value changed', from, to, own === 'true' ? 'false' : 'true', 'is turned round');
          break;
        case 'CompareOp':
          add('condition turned round', from, to, opposite[own] ?? own, `is ${opposite[own] ?? own}`);
          break;
        case 'LogicOp':
          add(
            'condition turned round',
            from,
            to,
            own === '&&' ? '||' : own === '||' ? '&&' : own,
            'is the other',
          );
          break;
        case 'Number':
          add('value changed', from, to, String(Number(own) + 1), 'is one more');
          break;
        case 'String':
          if (node.parent?.name !== 'ImportDeclaration')
            add('value changed', from, to, `${own.slice(0, -1)}x${own.at(-1)}`, 'has an x more');
          break;
        case 'IfStatement': {
          const condition = node.getChild('ParenthesizedExpression');
          if (condition)
            add('condition turned round', condition.from, condition.to, '(false)', 'is never true');
          break;
        }
        case 'ReturnStatement':
          if (own.replace(/;$/, '').trim() !== 'return')
            add('statement removed', from, to, 'return;', 'returns nothing');
          break;
      }
    },
  });
  return mutants.filter((mutant) => mutant.text !== text);
}

const opposite: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '>': '<=',
  '<=': '>',
  '>=': '<',
};

/** Every style sheet without one of its declarations. */
export function mutateStyles(text: string): FileMutant[] {
  const mutants: FileMutant[] = [];
  cssParser.parse(text).iterate({
    enter({ name, from, to }) {
      if (name !== 'Declaration') return;
      const end = text[to] === ';' ? to + 1 : to;
      mutants.push({
        operator: 'style dropped',
        name: `is gone: ${excerpt(text.slice(from, to))}`,
        text: text.slice(0, from) + text.slice(end),
      });
    },
  });
  return mutants;
}

function excerpt(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > 48 ? `${line.slice(0, 47)}…` : line;
}
