import { tokenize } from './tokenizer.js';

/** The tokens in short form, so that a list of them is readable. */
export function tokens(html) {
  return tokenize(html).map(short).join(' ');
}

function short(token) {
  const { type, name, text } = token;
  if (type === 'text') return JSON.stringify(text);
  if (type === 'end') return `</${name}>`;
  return `<${name}>`;
}
