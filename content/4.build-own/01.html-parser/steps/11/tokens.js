import { tokenize } from './tokenizer.js';

/** The tokens in short form, so that a list of them is readable. */
export function tokens(html) {
  return tokenize(html).map(short).join(' ');
}

function short(token) {
  const { type, name, text } = token;
  if (type === 'text') return JSON.stringify(text);
  if (type === 'end') return `</${name}>`;
  if (type === 'comment') return `<!--${text}-->`;
  if (type === 'doctype') {
    return `<!doctype ${name}>${token.broken ? ' broken' : ''}`;
  }
  const pairs = token.attributes.map(([key, value]) =>
    ` ${key}="${value}"`);
  return `<${name}${pairs.join('')}>`;
}
