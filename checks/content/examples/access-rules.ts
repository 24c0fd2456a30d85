// The names of axe's rules, available without a browser.
import axe from 'axe-core';

/** Every rule of axe that a wrong example may name. */
export const accessRuleNames: readonly string[] = axe.getRules().map((rule) => rule.ruleId);
