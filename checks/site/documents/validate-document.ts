// Runs html-validate on one document.
import { type ConfigData, HtmlValidate } from 'html-validate';
import { KeptConfig } from '../../content/kept-config.ts';

export interface MarkupFault {
  line: number;
  rule: string;
  message: string;
}

/** The input and result of a process. */
export interface MarkupJob {
  index: number;
  html: string;
}
export interface MarkupAnswer {
  index: number;
  faults: MarkupFault[];
}

/** The standard's rules, and those that only apply to a complete document. */
const rules: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  // Our own files need no integrity attribute; files from other hosts would.
  rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
};

const validator = new HtmlValidate(new KeptConfig(rules));

/** The errors of a complete document. */
export function validateDocument(html: string): MarkupFault[] {
  const { results } = validator.validateStringSync(html, 'index.html');
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, selector }) => ({
      line,
      rule: ruleId,
      message: selector ? `${message} (${selector})` : message,
    })),
  );
}
