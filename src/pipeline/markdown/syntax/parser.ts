// The site's Markdown parser: CommonMark, GitHub's extensions and MDC. Used for pages and for the checks of
// their sources, so both see the same tree.
import { decodeHTML } from 'entities';
import createMarkdownIt, { type MarkdownIt, type StateInline, type Token } from 'markdown-it';
import type { Root } from 'mdast';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { addAddresses } from './addresses.ts';
import { addBlocks } from './blocks.ts';
import { limitBrackets } from './bracket-limit.ts';
import { addComponents } from './components.ts';
import { addEmoji } from './emoji.ts';
import { addFootnotes } from './footnotes.ts';
import { addStrikethrough } from './strikethrough.ts';
import { addTasks } from './tasks.ts';
import { toTree } from './tree.ts';

/** Maximum nesting of the parser; pages are limited further (limits.ts). */
const maxNesting = 250;

const plainParser = createParser();
const addressParser = createParser();
addAddresses(addressParser);

/** Parses Markdown into a tree with the line numbers of the text. */
export function parseMarkdown(markdown: string): Root {
  // Every autolink contains one of these.
  const mayHoldAddress = /https?:|www\.|@/i.test(markdown);
  const parser = mayHoldAddress ? addressParser : plainParser;
  const tree = toTree(parser.parse(markdown, {}), markdown);
  if (mayHoldAddress) linkMailAddresses(tree);
  return tree;
}

function createParser(): MarkdownIt {
  const md = new createMarkdownIt({ html: true, maxNesting });
  // Addresses stay as written; the sanitiser decides which are allowed. It must also see control characters,
  // which browsers ignore and the parser keeps as character references.
  md.normalizeLink = (url) => url.replace(/&#(?:x[\da-f]+|\d+);/gi, decodeHTML);
  md.normalizeLinkText = (url) => url;
  md.validateLink = () => true;
  md.disable(['linkify', 'replacements', 'smartquotes'], true);
  addBlocks(md);
  addEmoji(md);
  addComponents(md);
  addFootnotes(md);
  addStrikethrough(md);
  addTasks(md);
  limitBrackets(md);
  noteLines(md);
  return md;
}

/** Records for every inline token how many lines of the text precede it. */
function noteLines(md: MarkdownIt): void {
  md.inline.State = class extends md.inline.State {
    /** The most recent line: its number, start and end. */
    #known = { number: 0, start: 0, end: this.#endOfLine(0) };

    override pushPending(): Token {
      return this.#place(super.pushPending());
    }

    override push(...args: Parameters<StateInline['push']>): Token {
      return this.#place(super.push(...args));
    }

    #place(token: Token): Token {
      // The text is mostly read forwards, with few steps back.
      if (this.pos < this.#known.start) this.#known = { number: 0, start: 0, end: this.#endOfLine(0) };
      while (this.#known.end < this.pos) {
        const start = this.#known.end + 1;
        this.#known = { number: this.#known.number + 1, start, end: this.#endOfLine(start) };
      }
      token.map = [this.#known.number, this.#known.number + 1];
      return token;
    }

    #endOfLine(start: number): number {
      const end = this.src.indexOf('\n', start);
      return end < 0 ? this.src.length : end;
    }
  };
}

function linkMailAddresses(tree: Root): void {
  for (const transform of gfmAutolinkLiteralFromMarkdown().transforms ?? []) transform(tree);
}
