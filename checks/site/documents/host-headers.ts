// Parses the `_headers` file as static hosts do.

export interface HeaderRule {
  line: number;
  path: string;
  headers: readonly { line: number; name: string; value: string }[];
  /** Headers of earlier rules that are removed here. */
  detached: readonly string[];
}

export interface HeaderFault {
  line: number;
  message: string;
}

/** The limits of the strictest host. */
const limits = { rules: 100, characters: 2000 };

/** The rules of the file, and its errors. */
export function readHostHeaders(text: string): { rules: HeaderRule[]; faults: HeaderFault[] } {
  const rules: {
    line: number;
    path: string;
    headers: HeaderRule['headers'][number][];
    detached: string[];
  }[] = [];
  const faults: HeaderFault[] = [];
  text.split('\n').forEach((source, index) => {
    const line = index + 1;
    const words = source.trim();
    if (words === '' || words.startsWith('#')) return;
    if (source.length > limits.characters)
      faults.push({
        line,
        message: `The line has ${source.length} characters; hosts read ${limits.characters}.`,
      });
    if (!/^\s/.test(source)) {
      if (!/^(\/|https:\/\/)\S*$/.test(words))
        faults.push({ line, message: `"${words}" is not a path. A rule begins with one.` });
      rules.push({ line, path: words, headers: [], detached: [] });
      return;
    }
    const rule = rules.at(-1);
    const [, detached, name, value] = /^(?:! ([\w-]+)|([\w-]+): *(\S.*))$/.exec(words) ?? [];
    if (!rule) faults.push({ line, message: 'A header is above the first path. Move it below a path.' });
    else if (detached) rule.detached.push(detached.toLowerCase());
    else if (!name || value === undefined)
      faults.push({ line, message: `"${words}" is neither "Name: value" nor "! Name".` });
    else if (rule.headers.some((header) => header.name === name.toLowerCase()))
      faults.push({ line, message: `${name} is given twice for ${rule.path}. Hosts join the two.` });
    else rule.headers.push({ line, name: name.toLowerCase(), value });
  });
  if (rules.length > limits.rules)
    faults.push({ line: 1, message: `There are ${rules.length} rules; hosts read ${limits.rules}.` });
  return { rules, faults };
}

/** The values of a header at an address, in the order of the rules. */
export function headersAt(rules: readonly HeaderRule[], path: string, name: string): string[] {
  let values: string[] = [];
  for (const rule of rules.filter((rule) => isMatch(rule.path, path))) {
    if (rule.detached.includes(name)) values = [];
    values.push(...rule.headers.filter((header) => header.name === name).map(({ value }) => value));
  }
  return values;
}

function isMatch(pattern: string, path: string): boolean {
  const source = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\*', '.*');
  return new RegExp(`^${source}$`).test(path);
}
