// Compares the tools' findings about an example with its declared type.
import { nearestWord } from '#lib/nearest-word.ts';
import { onOneLine, type Problem } from '#pipeline/problem.ts';
import { distinctFindings } from './examples/distinct-findings.ts';
import { type Example, isOwnLine, pageLine } from './examples/examples.ts';
import type { Finding, Findings } from './examples/markup.ts';

export interface RuleNames {
  markup: readonly string[];
  access: readonly string[];
}

const code = 'check-examples';

/** Names that are not rules. */
const special = ['nu', 'meaning'];

/** Follow from so many other mistakes that they are ignored. */
const freeInWrong = ['no-implicit-close', 'attribute-boolean-style', 'attribute-empty-style'];

/** Problems of one example. */
export function judgeExample(example: Example, found: Findings, names: RuleNames): Problem[] {
  const { intent, file, fence } = example;
  const error = (line: number, message: string): Problem => ({
    code,
    severity: 'error',
    file,
    line,
    message: onOneLine(message),
  });
  if (intent.kind !== 'bad') return reportAll(example, found);

  if (intent.rules.length === 0)
    return [error(fence.line, 'A wrong example must name the rule it breaks, such as bad="wcag/h37".')];
  const unknown = intent.rules.filter(
    (rule) => ![...special, ...names.markup, ...names.access].includes(rule),
  );
  if (unknown.length > 0) {
    return unknown.map((rule) =>
      error(fence.line, `There is no rule named "${rule}". ${nearRules(rule, names)}`),
    );
  }
  if (intent.rules.includes('meaning'))
    return reportAll(example, found, 'A wrong example with bad="meaning" must pass every check. ');

  const problems: Problem[] = [];
  const markupNames = intent.rules.filter((rule) => names.markup.includes(rule));
  const accessNames = intent.rules.filter((rule) => !special.includes(rule) && !markupNames.includes(rule));
  if (markupNames.length > 0 || intent.rules.includes('nu'))
    problems.push(...compare('html-validate', markupNames, errorsOf(found.markup)));
  if (accessNames.length > 0 && found.access) problems.push(...compare('axe', accessNames, found.access));
  if (intent.rules.includes('nu') && errorsOf(found.nu).length === 0)
    problems.push(
      error(fence.line, 'The Nu checker accepts this wrong example. Name the rule that rejects it.'),
    );
  return problems;

  function compare(tool: string, wanted: readonly string[], findings: readonly Finding[]): Problem[] {
    const fired = [...new Set(findings.map((finding) => finding.rule))];
    const missing = wanted.filter((rule) => !fired.includes(rule));
    const others = findings.filter(({ rule }) => !wanted.includes(rule) && !isFree(rule, wanted));
    const instead = fired.length > 0 ? `It reports ${fired.join(', ')} instead.` : 'It reports nothing.';
    return [
      ...missing.map((rule) => error(fence.line, `${tool} does not report ${rule} here. ${instead}`)),
      ...others.map(({ rule, line, message }) =>
        error(
          pageLine(example, line),
          `A wrong example breaks only the rule it names; ${tool} also reports ${rule}: ${message}`,
        ),
      ),
    ];
  }
}

/** A boolean attribute with a value breaks two rules at once, so naming either is enough. */
function isFree(rule: string, wanted: readonly string[]): boolean {
  if (rule === 'attribute-allowed-values') return wanted.includes('attribute-boolean-style');
  return freeInWrong.includes(rule);
}

function reportAll(example: Example, all: Findings, prefix = ''): Problem[] {
  const found = distinctFindings(all, (line) => isOwnLine(example, line));
  const tools: [tool: string, findings: readonly Finding[]][] = [
    ['html-validate', found.markup],
    ['Nu', found.nu],
    ['axe', found.access ?? []],
  ];
  return tools.flatMap(([tool, findings]) =>
    findings.map(({ rule, line, message, isWarning }) => ({
      code,
      severity: isWarning ? ('warning' as const) : ('error' as const),
      file: example.file,
      line: pageLine(example, line),
      message: onOneLine(`${prefix}${tool}${tool === 'Nu' ? '' : ` (${rule})`}: ${message}`),
    })),
  );
}

function errorsOf(findings: readonly Finding[]): Finding[] {
  return findings.filter((finding) => !finding.isWarning);
}

/** Rules with a similar name, or with a word in common. */
function nearRules(rule: string, names: RuleNames): string {
  const all = [...names.markup, ...names.access];
  const near = nearestWord(rule, all);
  const words = rule.split(/[-/]/).filter((word) => word.length > 2);
  const related = all.filter((name) => words.some((word) => name.split(/[-/]/).includes(word)));
  const shown = [...new Set([...(near ? [near] : []), ...related])].slice(0, 6);
  return shown.length > 0 ? `Near names: ${shown.join(', ')}.` : 'Use a rule of html-validate or axe.';
}
