// The current value of a control: the text of a field, the selected option, the number of a meter.
import {
  descendants,
  hasAttribute,
  keyword,
  plainText,
  type SourceElement,
  textContent,
} from './source-tree.ts';

/** Types of `input` without a text value. */
const withoutText = ['button', 'checkbox', 'file', 'image', 'radio', 'reset', 'submit'];

/** The value as text, or an empty string. A password is never included. */
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

/** Half-way by default, and always within its limits. */
function rangeValue(element: SourceElement): number {
  const number = (name: string, otherwise: number) => {
    const text = element.getAttribute(name)?.trim();
    return text && Number.isFinite(Number(text)) ? Number(text) : otherwise;
  };
  const min = number('min', 0);
  const max = Math.max(min, number('max', 100));
  return Math.min(max, Math.max(min, number('value', min + (max - min) / 2)));
}

/** The initially selected options; if one is required, it is the first that is not disabled. */
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
