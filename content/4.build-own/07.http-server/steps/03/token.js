/** Whether a text can be the name of a method or of a header. */
export function isToken(text) {
  return /^[!#$%&'*+.^_`|~\w-]+$/.test(text);
}
