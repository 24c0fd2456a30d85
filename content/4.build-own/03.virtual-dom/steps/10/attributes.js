import { isHandler, setHandler } from './events.js';

/** The text of an attribute in HTML, or null if it must not be there. */
function attributeText(name, value) {
  if (value == null) return null;
  // `aria-hidden="false"` says something, while `hidden="false"` hides.
  if (typeof value === 'boolean' && !name.startsWith('aria-'))
    return value ? '' : null;
  return String(value);
}

/** Changes the attributes that differ, and leaves the others alone. */
export function patchAttributes(element, old, next) {
  const names = [...Object.keys(old), ...Object.keys(next)];
  for (const name of new Set(names)) {
    if (isHandler(name)) setHandler(element, name, next[name]);
    else patchAttribute(element, name, old[name], next[name]);
  }
  if (element.localName === 'input') patchField(element, next);
}

function patchAttribute(element, name, old, next) {
  const text = attributeText(name, next);
  if (text === attributeText(name, old)) return;
  if (text === null) element.removeAttribute(name);
  else element.setAttribute(name, text);
}

/** What people type changes a property, so compare with that. */
function patchField(field, { value, checked }) {
  if (value != null && field.value !== String(value)) field.value = value;
  if (checked != null && field.checked !== checked) field.checked = checked;
}
