/** The text of an attribute in HTML, or null if it must not be there. */
function attributeText(name, value) {
  if (value == null) return null;
  // `aria-hidden="false"` says something, while `hidden="false"` hides.
  if (typeof value === 'boolean' && !name.startsWith('aria-'))
    return value ? '' : null;
  return String(value);
}

/** Gives a new element its attributes. */
export function setAttributes(element, props) {
  for (const [name, value] of Object.entries(props)) {
    const text = attributeText(name, value);
    if (text !== null) element.setAttribute(name, text);
  }
}
