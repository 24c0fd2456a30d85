// Runs html-validate on the examples.
import { HtmlValidate } from 'html-validate';
import { KeptConfig } from '../kept-config.ts';
import type { ExampleDocument } from './example-document.ts';
import type { Intent } from './fences.ts';
import { markupConfig, markupRuleNames } from './markup-rules.ts';

/** A finding of a tool about one example. */
export interface Finding {
  rule: string;
  /** The line in the document. */
  line: number;
  message: string;
  isWarning?: boolean;
}

/** The findings of all tools. */
export interface Findings {
  /** Of html-validate. */
  markup: Finding[];
  nu: Finding[];
  /** Of axe; null if it does not apply. */
  access: Finding[] | null;
}

/** The input for html-validate. */
export interface MarkupJob {
  document: ExampleDocument;
  intent: Intent;
  /** The address of its page. */
  path: string;
}

/** Cached validators, because most examples share a few configurations. */
const validators = new Map<string, HtmlValidate>();

/** Findings of html-validate about one example. */
export function findMarkupFaults({ document, intent, path }: MarkupJob): Finding[] {
  const config = markupConfig({
    isWhole: document.isWhole,
    isExample: intent.kind === 'example',
    path,
    named: intent.kind === 'bad' ? intent.rules.filter((rule) => markupRuleNames.includes(rule)) : [],
  });
  const key = JSON.stringify(config);
  const validator = validators.get(key) ?? new HtmlValidate(new KeptConfig(config));
  validators.set(key, validator);
  const report = validator.validateStringSync(document.html, 'example.html');
  const lines = document.html.split('\n');
  return report.results.flatMap((result) =>
    result.messages
      .filter(({ ruleId, line }) => !isNamedByAlt(ruleId, lines[line - 1] ?? ''))
      .map(({ ruleId, line, message, severity }) => ({
        rule: ruleId,
        line,
        message,
        ...(severity < 2 && { isWarning: true }),
      })),
  );
}

/** An image button is named by its alt text, which html-validate does not know. */
function isNamedByAlt(rule: string, line: string): boolean {
  return rule === 'input-missing-label' && /type="image"/.test(line);
}
