// Keeps a loop without an end from holding up the browser: in many of them the frame shares its thread with the page.
// The condition of every loop, the body of a `for` with `of` and that of an async function first call a function that
// throws when a second has gone by without a rest. A `for` with `in` ends by itself and is only guarded as the body of
// another loop. The script stands in the frame's document, where a whole parser would weigh more than all else: it reads
// tokens and brackets, and a test compares it with a parser on every script of the content.

/** A bracket that is open. Directly in an object or a class there are no loops, only names such as `for`. */
interface Bracket {
  kind: 'round' | 'square' | 'block' | 'object' | 'class' | 'template';
  /** Whether the next semicolon ends the start of a `for`. */
  isFor?: boolean;
  /** Of the head of a `for` with `of` or `in`: which of the two. */
  each?: 'of' | 'in';
  /** Whether it is the head of a `for` that is the whole body of a `for` with `of`. */
  isBody?: boolean;
  /** Conditional expressions whose `:` is still to come. */
  choices: number;
}

const comment = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;
const text = /"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?/y;
/** A template from its start, or from the end of an expression in it, to the next expression or its end. */
const template = /[`}](?:\\[\s\S]|[^`\\$]|\$(?!\{))*(?:`|\$\{|\\?$)/y;
const pattern = /\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[\w$]*/y;
const word = /[\w$#\u0080-\uffff]+/y;
const sign = /=>|\?\.(?!\d)|\?\?=?|\+\+|--|[\s\S]/y;

/** Words after which a value begins, as after an operator. */
const beforeValue =
  /^(?:return|typeof|case|in|of|delete|void|throw|new|yield|await|instanceof|default|extends|import|export)$/;

/** What comes after the head of a `for` with `of`, behind comments. */
const body = /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*([\w$\u0080-\uffff]+(?:\s*:)?|[\s\S])?/;

/** Statements with a guard of their own, or that end the loop; before some, a call would be a syntax error. */
const guardedBody = /^(?:while|return|throw|break)$/;

/** A body that only goes on with the next round, from the head of its loop. */
const emptyRound =
  /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*(?:continue(?:[^\S\n]+[\w$\u0080-\uffff]+)?|debugger)(?![\w$\u0080-\uffff])[^\S\n]*;?/y;

/** The script with calls of `check`, which returns true, wherever it could go on without end. */
export function guardLoops(script: string, check: string): string {
  let guarded = '';
  let at = 0;
  const open: Bracket[] = [{ kind: 'block', choices: 0 }];
  /** The last token that was no space and no comment; a value that is no word counts as `0`. */
  let last = '';
  let closed: Bracket | undefined;
  /** The word that the next round bracket is the head of. */
  let loop = '';
  /** How many brackets are open around a class whose body is still to come, and around such an async function. */
  let classAt = -1;
  let asyncAt = -1;
  /** What the body of a `for` with `of` begins with: where it is to call `check`. */
  let due: 'head' | 'block' | 'for' | 'var' | 'label' | null = null;

  const take = (form: RegExp): string => {
    form.lastIndex = at;
    const found = form.exec(script)?.[0] ?? '';
    at += found.length;
    guarded += found;
    return found;
  };
  const isValueNext = () =>
    last === '}'
      ? closed?.kind !== 'object'
      : beforeValue.test(last) || !/^[\w$#)\]\u0080-\uffff]/.test(last);
  const opened = (): Bracket['kind'] => {
    if (classAt === open.length) {
      classAt = -1;
      return 'class';
    }
    if (last === '?:') return 'object';
    const isStatement = /^(?:block|class)$/.test(open.at(-1)?.kind ?? '');
    if (last === '=>' || (isStatement && /^[;:{}]?$/.test(last))) return 'block';
    return isValueNext() ? 'object' : 'block';
  };
  const push = (kind: Bracket['kind'], isFor = false) => open.push({ kind, isFor, choices: 0 });
  const takeTemplate = () => {
    if (take(template).endsWith('${')) {
      push('template');
      last = '(';
    } else last = '0';
  };

  while (at < script.length) {
    if (take(/\s+/y) || take(comment)) continue;
    const around = open.at(-1);
    if (take(text) || (script[at] === '/' && isValueNext() && take(pattern))) last = '0';
    else if (script[at] === '`') takeTemplate();
    else if (script[at] === '}' && around?.kind === 'template') {
      open.pop();
      takeTemplate();
    } else {
      const name = take(word);
      if (name) {
        const isKeyword = !/^\??\.$/.test(last) && !/^(?:object|class)$/.test(around?.kind ?? '');
        if (isKeyword && /^(?:for|while)$/.test(name)) loop = name;
        else if (name !== 'await') loop = '';
        const isClass =
          name === 'class' &&
          !/^\??\.$/.test(last) &&
          /^\s*(?:\{|[\w$\u0080-\uffff])/.test(script.slice(at, at + 100));
        if (isClass) classAt = open.length;
        if (name === 'async' && !/^\??\.$/.test(last) && /^\s*[^\s=,;)]/.test(script.slice(at)))
          asyncAt = open.length;
        const isEach = (name === 'of' || name === 'in') && !/^(?:\(|const|let|var|\??\.)$/.test(last);
        if (isEach && around?.isFor && !around.each) {
          around.each = name;
          if (around.isBody) guarded += ` (${check}(),`;
        }
        if (due === 'var') {
          // A declaration that takes nothing out of the value and declares no name.
          guarded += ` {} = ${check}(),`;
          due = null;
        }
        last = /^\d/.test(name) ? '0' : name;
        continue;
      }
      takeSign(take(sign), around);
      loop = '';
    }
  }
  return guarded;

  function takeSign(token: string, around: Bracket | undefined): void {
    if (token === '(') {
      if (loop === 'while' || due === 'head') guarded += `${check}(), `;
      push('round', loop === 'for');
      if (loop === 'for' && due === 'for') Object.assign(open.at(-1) ?? {}, { isBody: true });
      due = null;
    } else if (token === '[') push('square');
    else if (token === '{') {
      const kind = opened();
      const isAsync = asyncAt === open.length && kind === 'block' && /^(?:\)|=>)$/.test(last);
      if (isAsync) asyncAt = -1;
      push(kind);
      // A directive such as "use strict" has to stay first.
      if ((due === 'block' && kind === 'block') || (isAsync && !/^\s*["']/.test(script.slice(at))))
        guarded += `${check}();`;
      due = null;
    } else if (/^[)\]}]$/.test(token)) {
      closed = open.length > 1 ? open.pop() : undefined;
      if (closed?.each && closed.isBody) guarded = `${guarded.slice(0, -1)}))`;
    } else if (token === '?' && around) around.choices++;
    else if (token === ';' && around) {
      around.choices = 0;
      asyncAt = -1;
      // A condition that is left out is always true.
      if (around.isFor) guarded += /^\s*;/.test(script.slice(at)) ? ` ${check}()` : ` ${check}(),`;
      around.isFor = false;
    }
    const isChoice = token === ':' && around !== undefined && around.choices > 0;
    if (isChoice) around.choices--;
    last = isChoice ? '?:' : token.replace(/^(?:\+\+|--)$/, '0');
    const isBodyNext = (token === ')' && closed?.each === 'of') || (token === ':' && due === 'label');
    if (isBodyNext) guardBody();
  }

  /** Behind the head of a `for` with `of`, whose iterator may never end, and behind the label of its body. */
  function guardBody(): void {
    due = null;
    const next = body.exec(script.slice(at))?.[1] ?? '';
    if (next === '{' || next === 'try' || next === 'do') due = 'block';
    else if (next === 'if' || next === 'switch' || next === 'with') due = 'head';
    else if (next === 'for' || next === 'var') due = next;
    else if (next.endsWith(':')) due = 'label';
    else if (next === 'continue' || next === 'debugger') {
      guarded += `{${check}();`;
      take(emptyRound);
      guarded += '}';
      last = ';';
    } else if (next === ';') guarded += ` ${check}()`;
    else if (next && next !== ')' && !guardedBody.test(next)) guarded += ` ${check}(),`;
  }
}
