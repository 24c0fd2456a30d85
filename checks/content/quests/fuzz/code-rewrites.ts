// Rewrites of style sheets and scripts, and of where they are.
import { parser as cssParser } from '@lezer/css';
import { parser as scriptParser } from '@lezer/javascript';
import type { Random } from '#lib/random.ts';
import type { QuestFile } from '#schema/page/quest.ts';
import {
  appendChild,
  attributeOf,
  detachNode,
  type Element,
  elementNamed,
  elementsIn,
  insertBefore,
  mentions,
  newElement,
  pageOf,
  parsePage,
  removeAttribute,
  setAttribute,
  setText,
  textOf,
  withPage,
} from './answer-tree.ts';
import type { Rewrite } from './rewrite.ts';
import { freshName } from './structure-rewrites.ts';
import { writeHtml } from './write-html.ts';

/** Some text to put in place of a part of a file. */
interface Edit {
  from: number;
  to: number;
  put: string;
}

function edited(text: string, edits: readonly Edit[]): string {
  let result = text;
  for (const { from, to, put } of edits.toSorted((one, other) => other.from - one.from || other.to - one.to))
    result = result.slice(0, from) + put + result.slice(to);
  return result;
}

/** Edits of every style sheet, in files and in the page. */
function inStyles(kind: string, editsOf: (css: string, random: Random) => Edit[]): Rewrite {
  return { kind, claim: 'names', apply: (files, random) => inCode(files, random, 'style', '.css', editsOf) };
}

/** Edits of every script. */
function inScripts(kind: string, editsOf: (script: string, random: Random) => Edit[]): Rewrite {
  return { kind, claim: 'names', apply: (files, random) => inCode(files, random, 'script', '.js', editsOf) };
}

function inCode(
  files: readonly QuestFile[],
  random: Random,
  tag: string,
  ending: string,
  editsOf: (code: string, random: Random) => Edit[],
): QuestFile[] | null {
  let count = 0;
  const change = (code: string) => {
    const next = edited(code, editsOf(code, random));
    if (next !== code) count++;
    return next;
  };
  const document = parsePage(pageOf(files).text);
  for (const element of elementsIn(document)) {
    const type = attributeOf(element, 'type') ?? '';
    if (element.tagName === tag && /^$|css|javascript|module/.test(type) && textOf(element).trim())
      setText(element, change(textOf(element)));
  }
  const isPageChanged = count > 0;
  const rest = files
    .slice(1)
    .map((file) => (file.name.endsWith(ending) ? { ...file, text: change(file.text) } : file));
  const page = isPageChanged ? writeHtml(document, random) : pageOf(files).text;
  return count > 0 ? [{ ...pageOf(files), text: page }, ...rest] : null;
}

function cssNodes(css: string, wanted: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  cssParser.parse(css).iterate({
    enter({ name, from, to }) {
      if (name === wanted) found.push({ from, to });
    },
  });
  return found;
}

const styleRewrites: readonly Rewrite[] = [
  inStyles('spaces in styles', (css, random) => {
    const space = random.pick(['\n  ', ' ', '\n\n\t']);
    return cssNodes(css, 'Declaration').map(({ from }) => ({ from, to: from, put: space }));
  }),
  inStyles('comments in styles', (css, random) => {
    const places = [...cssNodes(css, 'Declaration'), ...cssNodes(css, 'RuleSet')];
    return places
      .filter(() => random.chance(0.3))
      .map(({ from }) => ({
        from,
        to: from,
        put: random.pick(['/* note */ ', '/* p { display: none } */\n', '/**/']),
      }));
  }),
  inStyles('last semicolons in styles', (css) =>
    cssNodes(css, 'Block').flatMap(({ from, to }) => {
      const [end] = /;\s*\}$/.exec(css.slice(from, to)) ?? [];
      return end ? [{ from: to - end.length, to: to - end.length + 1, put: '' }] : [];
    }),
  ),
  inStyles('capitals in styles', (css, random) =>
    [...cssNodes(css, 'PropertyName'), ...cssNodes(css, 'ColorLiteral')]
      .filter(({ from, to }) => !css.slice(from, to).startsWith('--') && random.chance(0.6))
      .map(({ from, to }) => ({ from, to, put: css.slice(from, to).toUpperCase() })),
  ),
  {
    kind: 'styles in a file',
    claim: 'files',
    apply(files, random) {
      const document = parsePage(pageOf(files).text);
      const styles = elementsIn(document).filter(({ tagName }) => tagName === 'style');
      if (styles.length === 0) return null;
      const style = random.pick(styles);
      const name = freshName(
        'look',
        files.map((file) => file.name.replace(/\.css$/, '')),
      );
      const link = newElement('link', { rel: 'stylesheet', href: `${name}.css` });
      for (const { name: attribute, value } of style.attrs)
        if (attribute === 'media') setAttribute(link, attribute, value);
      replace(style, link);
      return [...withPage(files, writeHtml(document, random)), { name: `${name}.css`, text: textOf(style) }];
    },
  },
  {
    kind: 'styles in the page',
    claim: 'files',
    apply(files, random) {
      const document = parsePage(pageOf(files).text);
      const links = elementsIn(document).flatMap((link) => {
        const file = files.find(({ name }) => name === attributeOf(link, 'href'));
        return link.tagName === 'link' && attributeOf(link, 'rel') === 'stylesheet' && file
          ? [{ link, file }]
          : [];
      });
      if (links.length === 0) return null;
      const { link, file } = random.pick(links);
      const style = newElement('style');
      const media = attributeOf(link, 'media');
      if (media !== null) setAttribute(style, 'media', media);
      setText(style, file.text);
      replace(link, style);
      return withPage(files, writeHtml(document, random));
    },
  },
];

interface Identifier {
  name: string;
  from: number;
  to: number;
  isDefinition: boolean;
  /** As in `{ name }`: renaming it would change a property. */
  isShorthand: boolean;
}

export function identifiersIn(script: string): Identifier[] {
  const found: Identifier[] = [];
  scriptParser.parse(script).iterate({
    enter({ name, from, to, node }) {
      if (!['VariableName', 'VariableDefinition', 'PropertyName', 'PropertyDefinition'].includes(name))
        return;
      const parent = node.parent?.name ?? '';
      const isProperty = name.startsWith('Property');
      // A property with a value has a colon or brackets after it.
      const isShorthand =
        isProperty && ['Property', 'PatternProperty'].includes(parent) && !/^\s*[:(]/.test(script.slice(to));
      if (isProperty && !isShorthand) return;
      found.push({
        name: script.slice(from, to),
        from,
        to,
        isDefinition: name === 'VariableDefinition',
        isShorthand,
      });
    },
  });
  return found;
}

/** The names that a script alone uses, and that can be replaced everywhere. */
function renamable(script: string, elsewhere: string): string[] {
  const all = identifiersIn(script);
  return [...new Set(all.filter(({ isDefinition }) => isDefinition).map(({ name }) => name))].filter(
    (name) =>
      !all.some((one) => one.name === name && one.isShorthand) &&
      // A parameter of a pattern is read from a property, and `export` makes a name public.
      !new RegExp(`\\{[^{}]*\\b${name}\\b[^{}]*\\}\\s*(?:=|\\))|export`).test(script) &&
      !mentions(elsewhere, name),
  );
}

/** Where statements of the top level begin. */
function statementsOf(script: string): { from: number; to: number; name: string }[] {
  const found: { from: number; to: number; name: string }[] = [];
  for (let node = scriptParser.parse(script).topNode.firstChild; node; node = node.nextSibling)
    if (!node.name.includes('Comment')) found.push({ from: node.from, to: node.to, name: node.name });
  return found;
}

/** Places in template strings and strings over several lines. */
function isInString(script: string, places: readonly number[]): boolean[] {
  const strings: { from: number; to: number }[] = [];
  scriptParser.parse(script).iterate({
    enter({ name, from, to }) {
      if (name === 'TemplateString' || name === 'BlockComment') strings.push({ from, to });
    },
  });
  return places.map((place) => strings.some(({ from, to }) => place > from && place < to));
}

const scriptRewrites: readonly Rewrite[] = [
  inScripts('indentation of scripts', (script, random) => {
    const unit = random.pick(['\t', '    ', ' ']);
    const lines = [...script.matchAll(/^(?: {2})+/gm)];
    const inside = isInString(
      script,
      lines.map(({ index }) => index),
    );
    return lines
      .filter((_, at) => !inside[at])
      .map(({ index, 0: space }) => ({
        from: index,
        to: index + space.length,
        put: unit.repeat(space.length / 2),
      }));
  }),
  inScripts('comments in scripts', (script, random) =>
    statementsOf(script)
      .filter(() => random.chance(0.5))
      .map(({ from }) => ({ from, to: from, put: random.pick(['// note\n', '/* Step two */\n', '\n\n']) })),
  ),
  inScripts('quotation marks in scripts', (script) => {
    const edits: Edit[] = [];
    scriptParser.parse(script).iterate({
      enter({ name, from, to, node }) {
        const text = script.slice(from, to);
        const isDirective = node.parent?.name === 'ExpressionStatement';
        if (name === 'String' && text.startsWith("'") && !/["\\]/.test(text) && !isDirective)
          edits.push({ from, to, put: `"${text.slice(1, -1)}"` });
      },
    });
    return edits;
  }),
  {
    kind: 'names in scripts',
    claim: 'names',
    apply(files, random) {
      const scripts = files.filter(({ name }) => name.endsWith('.js'));
      const known = scripts.flatMap(({ text }) => identifiersIn(text).map(({ name }) => name));
      let count = 0;
      const next = files.map((file) => {
        if (!scripts.includes(file)) return file;
        const elsewhere = files
          .filter((other) => other !== file && !other.name.endsWith('.css'))
          .map(({ text }) => text)
          .join('\n');
        const names = renamable(file.text, elsewhere).filter(() => random.chance(0.5));
        count += names.length;
        const edits = identifiersIn(file.text)
          .filter(({ name }) => names.includes(name))
          .map(({ name, from, to }) => ({ from, to, put: freshName(`${name}2`, known) }));
        return { ...file, text: edited(file.text, edits) };
      });
      return count > 0 ? next : null;
    },
  },
  {
    kind: 'scripts at the end of the body',
    claim: 'files',
    apply(files, random) {
      const document = parsePage(pageOf(files).text);
      const body = elementNamed(document, 'body');
      const scripts = elementsIn(document).filter(({ tagName }) => tagName === 'script');
      const isDeferred = (script: Element) =>
        attributeOf(script, 'defer') !== null &&
        attributeOf(script, 'src') !== null &&
        !attributeOf(script, 'type');
      if (!body || scripts.length === 0 || !scripts.every(isDeferred)) return null;
      for (const script of scripts) {
        detachNode(script);
        removeAttribute(script, 'defer');
        appendChild(body, script);
      }
      return withPage(files, writeHtml(document, random));
    },
  },
  {
    kind: 'a script as a module',
    claim: 'files',
    apply(files, random) {
      const document = parsePage(pageOf(files).text);
      const scripts = elementsIn(document).filter(({ tagName }) => tagName === 'script');
      const last = scripts.at(-1);
      // A module runs after the page is read, like a deferred script, and in its own scope.
      if (!last || attributeOf(last, 'defer') === null || /\son[a-z]+=/i.test(pageOf(files).text))
        return null;
      removeAttribute(last, 'defer');
      setAttribute(last, 'type', 'module');
      return withPage(files, writeHtml(document, random));
    },
  },
];

export const codeRewrites: readonly Rewrite[] = [...styleRewrites, ...scriptRewrites];

function replace(element: Element, next: Element): void {
  if (!element.parentNode) return;
  insertBefore(element.parentNode, next, element);
  detachNode(element);
}
