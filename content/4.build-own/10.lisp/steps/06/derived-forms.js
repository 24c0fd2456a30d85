// Special forms that need no evaluator of their own:
// each is rewritten as an expression made of the core forms.

const [AND, BEGIN, COND, ELSE, IF, LAMBDA, LET, OR] = 'and begin cond else if lambda let or'
  .split(' ')
  .map((name) => Symbol.for(name));

function rewriteLet([bindings, ...body]) {
  const names = bindings.map(([name]) => name);
  const values = bindings.map(([, value]) => value);
  return [[LAMBDA, names, ...body], ...values];
}

function rewriteCond([clause, ...others]) {
  if (!clause) return [];
  const [test, ...body] = clause;
  if (test === ELSE) return [BEGIN, ...body];
  return [IF, test, [BEGIN, ...body], [COND, ...others]];
}

function rewriteAnd([first = true, ...others]) {
  return others.length === 0 ? first : [IF, first, [AND, ...others], false];
}

function rewriteOr([first = false, ...others]) {
  if (others.length === 0) return first;
  const value = Symbol('value');
  return [LET, [[value, first]], [IF, value, value, [OR, ...others]]];
}

/** Symbols and the rewriting of their form. Each takes the form without its name. */
export const derivedForms = new Map([
  [LET, rewriteLet],
  [COND, rewriteCond],
  [AND, rewriteAnd],
  [OR, rewriteOr],
]);
