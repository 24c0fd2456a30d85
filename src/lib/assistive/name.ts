// Computes names and descriptions by the rules of "Accessible Name and Description Computation" and of HTML.
// Where browsers go beyond the rules and readers would notice, this follows the browsers.
import { isAboutDocument, reasonLeftOut } from './hidden.ts';
import { quoted } from './quotation.ts';
import { roleOf } from './role.ts';
import {
  childElements,
  descendants,
  isElement,
  isText,
  keyword,
  plainText,
  type SourceElement,
  type SourceNode,
  textContent,
  words,
} from './source-tree.ts';
import { currentValue } from './value.ts';

/** The source of a name decides whether the text inside the element repeats it. */
export interface Name {
  text: string;
  from: 'attribute' | 'content' | 'other' | 'title' | 'nothing';
}

export interface Names {
  nameOf(element: SourceElement): Name;
  descriptionOf(element: SourceElement, name: Name): string;
  /** The control that a `label` belongs to. */
  controlOf(label: SourceElement): SourceElement | undefined;
  byId(id: string | null): SourceElement | undefined;
}

/** Roles that get their name from their content. */
const namedByContent = new Set(
  words(
    `button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio
    rowheader summary switch tab tooltip treeitem`,
  ),
);

/** Roles that never have a name, even if the author writes one. */
const nameless = new Set(
  words(
    `caption code definition deletion emphasis generic insertion mark paragraph strong subscript superscript term time`,
  ),
);

/** Elements that a `label` can name. */
const labelable = ['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea'];

/** Inline elements; all others are surrounded by a space. */
const inLine = new Set(
  words(
    `a abbr audio b bdi bdo button canvas cite code data del dfn em font i img input ins kbd label mark q ruby s samp
    select small span strong sub sup svg textarea time tt u var video wbr`,
  ),
);

/** Whether ARIA prohibits a name for this role. */
export function isNameless(role: string): boolean {
  return nameless.has(role);
}

export function isInLine({ localName, isInLine: isDrawnInLine }: SourceElement): boolean {
  return isDrawnInLine ?? inLine.has(localName);
}

/** Default labels of buttons without a value. */
const defaultValues: Record<string, string> = { submit: 'Submit', reset: 'Reset', image: 'Submit' };

function canBeLabelled({ localName, isFormAssociated }: SourceElement): boolean {
  return labelable.includes(localName) || isFormAssociated === true;
}

/** Creates the rules for one document; labels and ids are indexed once. */
export function createNames(root: SourceNode): Names {
  const ids = new Map<string, SourceElement>();
  const labels = new Map<SourceElement, SourceElement[]>();
  const controls = new Map<SourceElement, SourceElement>();
  const all = descendants(root);
  for (const element of all) {
    const id = element.getAttribute('id');
    if (id && !ids.has(id)) ids.set(id, element);
  }
  for (const label of all.filter(({ localName }) => localName === 'label')) {
    const target = label.getAttribute('for');
    const control = target === null ? descendants(label).find(canBeLabelled) : ids.get(target);
    if (!control || !canBeLabelled(control)) continue;
    controls.set(label, control);
    labels.set(control, [...(labels.get(control) ?? []), label]);
  }

  const referenced = (element: SourceElement, attribute: string): SourceElement[] =>
    words(element.getAttribute(attribute)).flatMap((id) => ids.get(id) ?? []);

  /** The text of referenced elements, even if they are hidden themselves. */
  const textOfAll = (elements: readonly SourceElement[], from: SourceElement): string =>
    plainText(
      elements.map((element) => textOf(element, new Set(element === from ? [] : [from]), true)).join(' '),
    );

  function nameOf(element: SourceElement): Name {
    const role = roleOf(element);
    if (nameless.has(role)) return nothing;
    const pointedTo = textOfAll(referenced(element, 'aria-labelledby'), element);
    if (pointedTo) return { text: pointedTo, from: 'other' };
    const label = plainText(element.getAttribute('aria-label') ?? '');
    if (label) return { text: label, from: 'attribute' };
    const native = nativeName(element);
    if (native) return native;
    if (namedByContent.has(role)) {
      const text = plainText(contentOf(element, new Set([element])));
      if (text) return { text, from: 'content' };
    }
    const title = plainText(element.getAttribute('title') ?? '');
    if (title) return { text: title, from: 'title' };
    const placeholder = takesPlaceholder(role) ? plainText(element.getAttribute('placeholder') ?? '') : '';
    return placeholder ? { text: placeholder, from: 'other' } : nothing;
  }

  function nativeName(element: SourceElement): Name | null {
    const { localName } = element;
    const labelling = labels.get(element);
    if (labelling) {
      const text = textOfAll(labelling, element);
      if (text) return { text, from: 'other' };
    }
    const attribute = nameAttribute(element);
    if (attribute !== null) return { text: plainText(attribute), from: 'attribute' };
    const part = namingPart[localName];
    const child = part && childElements(element).find((candidate) => candidate.localName === part);
    // No other element references it, so it provides no name while it is hidden.
    const text = child && !reasonLeftOut(child) ? textOfAll([child], element) : '';
    return text ? { text, from: 'other' } : null;
  }

  /** The text that an element contributes to the name of another. */
  function textOf(element: SourceElement, visited: Set<SourceElement>, isPointedTo = false): string {
    if (visited.has(element)) return '';
    if (!isPointedTo && (isAboutDocument(element) || reasonLeftOut(element))) return '';
    const seen = new Set([...visited, element]);
    const role = roleOf(element);
    // A control inside a label contributes its current value, not its name.
    if (!isPointedTo && labelable.includes(element.localName) && role !== 'button' && !isTicked(role)) {
      const value = currentValue(element);
      if (value) return value;
    }
    const label = element.getAttribute('aria-label')?.trim();
    if (label) return label;
    if (element.localName === 'svg') return nativeName(element)?.text ?? '';
    const native = nameAttribute(element) ?? '';
    if (native) return native;
    const text = contentOf(element, seen, isPointedTo);
    return text.trim() ? text : (element.getAttribute('title') ?? '');
  }

  function contentOf(element: SourceElement, visited: Set<SourceElement>, isHiddenRead = false): string {
    const role = roleOf(element);
    return Array.from(element.childNodes)
      .map((child) => {
        if (isText(child)) return child.nodeValue ?? '';
        if (!isElement(child)) return '';
        // A child that is hidden by itself is skipped, unless the whole element is hidden and referenced.
        if (role === 'treeitem' && roleOf(child) === 'group') return '';
        const text = textOf(child, visited, isHiddenRead && reasonLeftOut(element) !== '');
        if (child.localName === 'br') return ' ';
        if (child.localName === 'q') return quoted(child, text);
        return isInLine(child) ? text : ` ${text} `;
      })
      .join('');
  }

  function descriptionOf(element: SourceElement, name: Name): string {
    const pointedTo = textOfAll(referenced(element, 'aria-describedby'), element);
    if (pointedTo) return pointedTo;
    const description = plainText(element.getAttribute('aria-description') ?? '');
    if (description) return description;
    if (element.localName === 'ruby') return reading(element);
    const title = plainText(element.getAttribute('title') ?? '');
    const isSaid = name.from === 'title' || title === name.text || title === plainText(textContent(element));
    return isSaid ? '' : title;
  }

  return {
    nameOf,
    descriptionOf,
    controlOf: (label) => controls.get(label),
    byId: (id) => ids.get(id ?? ''),
  };
}

const nothing: Name = { text: '', from: 'nothing' };

/** The child element that names its parent. */
const namingPart: Record<string, string> = {
  fieldset: 'legend',
  figure: 'figcaption',
  table: 'caption',
  svg: 'title',
};

/** The name that such an element takes from an attribute; null if it has none. */
function nameAttribute(element: SourceElement): string | null {
  const { localName } = element;
  if (localName === 'img' || localName === 'area') return element.getAttribute('alt');
  if (localName === 'optgroup' || localName === 'option') return element.getAttribute('label') || null;
  if (localName !== 'input') return null;
  const type = keyword(element, 'type');
  if (type === 'image') return element.getAttribute('alt') || element.getAttribute('value') || 'Submit';
  if (!['button', 'submit', 'reset'].includes(type)) return null;
  return element.getAttribute('value') ?? defaultValues[type] ?? null;
}

/** The pronunciation given by a `ruby`. */
function reading(ruby: SourceElement): string {
  const parts = childElements(ruby).filter(({ localName }) => localName === 'rt');
  return plainText(parts.map(textContent).join(''));
}

function takesPlaceholder(role: string): boolean {
  return ['textbox', 'searchbox', 'spinbutton', 'combobox'].includes(role);
}

function isTicked(role: string): boolean {
  return ['checkbox', 'radio', 'switch'].includes(role);
}
