// Names of branches become paths of files, so not every name will do.

// Control characters, a space, and characters with a meaning in Git.
const forbidden = /[\x00-\x20\x7f~^:?*[\\]|\.\.|@\{/;

export function isBranchName(name) {
  if (name === 'HEAD' || forbidden.test(name)) return false;
  if (name.startsWith('-') || name.endsWith('.')) return false;
  return name.split('/').every(isPart);
}

function isPart(part) {
  return part !== '' && !part.startsWith('.') && !part.endsWith('.lock');
}

export function checkBranchName(name) {
  if (!isBranchName(name))
    throw new Error(`"${name}" is not a name for a branch`);
}
