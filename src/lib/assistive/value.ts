// What is in a control: the text of a field, the option that is chosen, the number of a meter.
import {
  descendants,
  hasAttribute,
  keyword,
  plainText,
  type SourceElement,
  textContent,
} from './source-tree.ts';

/** Types of `input` that hold no text. */
const withoutText = ['button', 'checkbox', 'file', 'image', 'radio', 'reset', 'submit'];

/** The value as text, or nothing. A password is never said. */
export function currentValue(element: SourceElement): string {
  switch (element.localName) {
    case 'input': {
      const type = keyword(element, 'type');
      if (type === 'range') return String(rangeValue(element));
      if (type === 'color') return element.getAttribute('value') ?? '#000000';
      return withoutText.includes(type) || type === 'password' ? '' : (element.getAttribute('value') ?? '');
    }
    case 'textarea':
      return textContent(element);
    case 'select':
      return selectedOptions(element).map(optionText).join(', ');
    case 'meter':
    case 'progress':
      return element.getAttribute('value') ?? '';
    default:
      return element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow') ?? '';
  }
}

/** Half way, unless the source says otherwise; never outside its ends. */
function rangeValue(element: SourceElement): number {
  const number = (name: string, otherwise: number) => {
    const text = element.getAttribute(name)?.trim();
    return text && Number.isFinite(Number(text)) ? Number(text) : otherwise;
  };
  const min = number('min', 0);
  const max = Math.max(min, number('max', 100));
  return Math.min(max, Math.max(min, number('value', min + (max - min) / 2)));
}

/** The options that are chosen from the start; where one must be, it is the first that can be. */
export function selectedOptions(select: SourceElement): SourceElement[] {
  const options = descendants(select).filter(({ localName }) => localName === 'option');
  const chosen = options.filter((option) => hasAttribute(option, 'selected'));
  if (hasAttribute(select, 'multiple')) return chosen;
  const last = chosen.at(-1);
  if (last) return [last];
  if (Number(select.getAttribute('size')) > 1) return [];
  return options.filter((option) => !hasAttribute(option, 'disabled')).slice(0, 1);
}

function optionText(option: SourceElement): string {
  return plainText(option.getAttribute('label') || textContent(option));
}
