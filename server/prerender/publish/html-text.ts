// A tree of HTML as text again.
import type { Element, ElementContent, Root } from 'hast';
import { find, html } from 'property-information';
import { escapeHtml } from '#lib/escape-html.ts';

const withoutEnd = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** The text of a node and of everything in it. */
export function htmlText(node: Root | Root['children'][number] | ElementContent): string {
  if (node.type === 'text') return escapeHtml(node.value);
  if (node.type === 'root') return node.children.map(htmlText).join('');
  if (node.type !== 'element') return '';
  const { tagName, children } = node;
  const start = `<${tagName}${attributesText(node)}>`;
  return withoutEnd.has(tagName) ? start : `${start}${children.map(htmlText).join('')}</${tagName}>`;
}

function attributesText({ properties }: Element): string {
  return Object.entries(properties)
    .filter(([, value]) => value !== null && value !== undefined && value !== false)
    .map(([name, value]) => {
      const { attribute } = find(html, name);
      return value === true ? ` ${attribute}` : ` ${attribute}="${escapeHtml([value].flat().join(' '))}"`;
    })
    .join('');
}
