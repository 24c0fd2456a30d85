/** Half of a surrogate pair has no UTF-8, so it can't be stored. */
export function checkText(name, text) {
  if (typeof text !== 'string' || !text.isWellFormed())
    throw new TypeError(`The ${name} must be a well-formed string.`);
}
