// Checks the security policy of every document: it must allow everything the document itself does.
import { createHash } from 'node:crypto';
import { counted } from '#lib/counted.ts';
import type { BuiltDocument, BuiltSite } from '../built-site.ts';
import type { CheckOutcome } from '../check.ts';
import type { SiteFinding } from '../finding.ts';
import { headersAt, readHostHeaders } from './host-headers.ts';

const file = '_headers';
const header = 'content-security-policy';

/** Directives by name, with their values. */
type Policy = ReadonlyMap<string, readonly string[]>;

export function checkPolicy(site: BuiltSite): CheckOutcome {
  if (!site.files.has(file)) {
    const message = 'There is no file of headers, so static hosts send no policy. Write one.';
    return { what: 'no headers', findings: [{ file, line: null, rule: 'policy/file', message }] };
  }
  const { rules, faults } = readHostHeaders(site.read(file).toString());
  const findings: SiteFinding[] = faults.map((fault) => ({ file, rule: 'policy/headers', ...fault }));
  const judged = new Set<string>();
  for (const document of site.documents) {
    const policies = headersAt(rules, document.path, header);
    const [text = ''] = policies;
    if (policies.length !== 1) {
      const message = `${document.path} gets ${counted(policies.length, 'policy', 'policies')}. Give it one.`;
      findings.push({ file, line: null, rule: 'policy/one', message });
    }
    const policy = readPolicy(text);
    if (!judged.has(text)) findings.push(...policyFaults(policy).map((message) => told(file, null, message)));
    judged.add(text);
    findings.push(...documentFaults(document, policy));
  }
  return {
    what: `${counted(site.documents.length, 'document')}, ${counted(judged.size, 'policy', 'policies')}`,
    findings,
  };
}

function told(file: string, line: number | null, message: string): SiteFinding {
  return { file, line, rule: 'policy/script', message };
}

function readPolicy(text: string): Policy {
  return new Map(
    text.split(';').flatMap((part) => {
      const [name, ...words] = part.trim().split(/\s+/);
      return name ? [[name, words] as const] : [];
    }),
  );
}

function wordsFor(policy: Policy, name: string): readonly string[] {
  return policy.get(name) ?? policy.get('default-src') ?? [];
}

/**
 * A document in a sandbox without an origin, or without scripts, is harmless; all others may only run our own
 * code.
 */
function policyFaults(policy: Policy): string[] {
  const box = policy.get('sandbox');
  if (box && !['allow-same-origin', 'allow-scripts'].every((word) => box.includes(word))) return [];
  const words = policy.get('script-src');
  if (!words) return ['The policy says nothing about scripts. Add script-src.'];
  const loose = words.filter((word) => /^'unsafe-|^\*$|^https?:$|^data:$|^blob:$/.test(word));
  const missing = ['object-src', 'base-uri'].filter((name) => wordsFor(policy, name).join() !== "'none'");
  return [
    ...loose.map((word) => `The policy allows any script: ${word}. Take it out.`),
    ...missing.map((name) => `The policy leaves ${name} unrestricted. Set it to 'none'.`),
  ];
}

function documentFaults({ file, elements }: BuiltDocument, policy: Policy): SiteFinding[] {
  const scripts = wordsFor(policy, 'script-src');
  const styles = wordsFor(policy, 'style-src');
  return elements.flatMap(({ name, attributes, line, text }) => {
    const faults: string[] = [];
    if (name === 'script' && !('src' in attributes) && isCode(attributes.type) && !allows(scripts, text))
      faults.push(`The policy refuses the script "${text.slice(0, 40)}…". Add its hash to the policy.`);
    if (name === 'style' && !allows(styles, text))
      faults.push('The policy refuses <style>. Put the rules into a style sheet.');
    if ('style' in attributes && !styles.includes("'unsafe-inline'"))
      faults.push(`The policy refuses <${name} style="${attributes.style}">. Use a class.`);
    for (const [key, value] of Object.entries(attributes)) {
      if (/^on[a-z]/.test(key))
        faults.push(`The policy refuses <${name} ${key}>. Listen to the event in a script.`);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave them out of an address
      if (/^[\s\u0000-\u001f]*javascript:/i.test(value.replace(/[\t\n\r]/g, '')) && isAddress(key))
        faults.push(`<${name} ${key}> would run a script. Write an address.`);
    }
    return faults.map((message) => told(file, line, message));
  });
}

const isAddress = (name: string) => /^(href|src|action|formaction|data|poster|xlink:href)$/.test(name);

/** Data blocks never run. */
function isCode(type: string | undefined): boolean {
  return !type || /^(module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i.test(type);
}

function allows(words: readonly string[], text: string): boolean {
  if (words.includes("'unsafe-inline'")) return true;
  return words.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
