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
    const text = attributeText(name, next[name]);
    if (text === attributeText(name, old[name])) continue;
    if (text === null) element.removeAttribute(name);
    else element.setAttribute(name, text);
  }
}
