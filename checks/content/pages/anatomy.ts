// Checks the required content of a page's sections: opening example, fact blocks, pitfalls, steps.
import { counted } from '#lib/counted.ts';
import type { Problem } from '#pipeline/problem.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';
import { type Fence, fencesOf } from '../examples/fences.ts';
import { isObsolete } from '../facts/obsolete.ts';
import { isBlock, lineOfNode, type MarkdownNode, nodesOf } from '../markdown.ts';
import { textOf } from '../prose/prose.ts';
import { checkKeyboard } from './keyboard.ts';
import { unmarkedNews } from './new-in-step.ts';
import { blocksIn, type PageSection, sectionsOf } from './sections.ts';

const errorAt = errorFor('check-anatomy');

type Report = (line: number, message: string) => void;
type Check = (page: CheckedPage, sections: Map<string, PageSection>, report: Report) => void;

const checks: Partial<Record<CheckedPage['kind'] | 'obsolete', Check>> = {
  element: checkElement,
  attribute: checkAttribute,
  role: (page, sections, report) => checkAria(page, sections, report, 'role-facts'),
  aria: (page, sections, report) => checkAria(page, sections, report, 'aria-facts'),
  pattern: checkPattern,
  value: checkValue,
  overview: checkOverview,
  lesson: checkLesson,
  guide: checkGuide,
  project: checkProject,
  obsolete: checkObsolete,
};

/** Missing parts of sections. Missing sections are reported elsewhere. */
export function checkAnatomy(page: CheckedPage): Problem[] {
  const problems: Problem[] = [];
  const sections = new Map(sectionsOf(page.tree).map((section) => [section.name, section]));
  checks[isObsolete(page) ? 'obsolete' : page.kind]?.(page, sections, (line, message) =>
    problems.push(errorAt(page, line, message)),
  );
  return problems;
}

function checkElement(page: CheckedPage, sections: Map<string, PageSection>, report: Report): void {
  checkOpening(page, report);
  inSection(sections, 'When to use it', (section) => {
    const rows = section.nodes.find((node) => node.type === 'table')?.children ?? [];
    const header = (rows[0]?.children ?? []).map((cell) => textOf(cell, '')).join(' | ');
    if (header !== 'You need | Use | Because' || rows.length < 4 || rows.length > 7)
      report(section.line, '"When to use it" needs a table "| You need | Use | Because |" of 3 to 6 rows.');
  });
  needBlock(sections, 'Attributes', 'attributes-table', report);
  needBlock(sections, 'Accessibility', 'accessibility-facts', report);
  checkPitfalls(sections, { least: 2, most: 4, pairs: 2 }, report);
  checkFacts(sections, ['element-facts', 'support'], report);
  inSection(sections, 'Styling hints', (section) => checkItems(section, 1, 3, report));
  checkTasks(page, report);
  inSection(sections, 'Related', (section) => checkItems(section, 3, 5, report));
}

function checkObsolete(page: CheckedPage, sections: Map<string, PageSection>, report: Report): void {
  checkOpening(page, report);
  inSection(sections, 'What to use instead', (section) => {
    if (blocksIn(section, 'wrong-right').length === 0)
      report(
        section.line,
        '"What to use instead" needs a block "::wrong-right": the old way and the new one.',
      );
  });
}

function checkAttribute(page: CheckedPage, sections: Map<string, PageSection>, report: Report): void {
  checkOpening(page, report);
  checkPitfalls(sections, { least: 2, most: 4, pairs: 1 }, report);
  checkFacts(sections, ['attribute-facts', 'support'], report);
}

/** A page below that of its element or attribute; only an element gives it roles. */
function checkValue(page: CheckedPage, sections: Map<string, PageSection>, report: Report): void {
  checkOpening(page, report);
  if (String(page.front.meta.inventory).startsWith('elements/'))
    needBlock(sections, 'Accessibility', 'accessibility-facts', report);
  checkPitfalls(sections, { least: 1, most: 4, pairs: 1 }, report);
  inSection(sections, 'Styling hints', (section) => checkItems(section, 1, 3, report));
  checkFacts(sections, ['value-facts', 'support'], report);
  checkTasks(page, report);
  inSection(sections, 'Related', (section) => checkItems(section, 3, 5, report));
}

function checkTasks(page: CheckedPage, report: Report): void {
  for (const node of nodesOf(page.tree))
    if (isBlock(node, 'try') && !textOf(node, '').includes('?'))
      report(lineOfNode(node), 'The task has no question. End it with one.');
}

function needBlock(sections: Map<string, PageSection>, name: string, block: string, report: Report): void {
  inSection(sections, name, (section) => {
    if (blocksIn(section, block).length !== 1)
      report(section.line, `The section "${name}" needs the block "::${block}", once.`);
  });
}

function checkAria(
  page: CheckedPage,
  sections: Map<string, PageSection>,
  report: Report,
  facts: string,
): void {
  checkOpening(page, report);
  checkPitfalls(sections, { least: 2, most: 4, pairs: 1 }, report);
  checkFacts(sections, [facts], report);
  inSection(sections, 'Related', (section) => checkItems(section, 3, 5, report));
}

/** A complete widget in an example, and a table of its keys, which a browser test performs row by row. */
function checkPattern(page: CheckedPage, sections: Map<string, PageSection>, report: Report): void {
  checkTestAndPitfalls(sections, report);
  inSection(sections, 'The widget', (section) => {
    const fences = fencesOf({ type: 'root', children: section.nodes });
    if (fences.filter((fence) => fence.language === 'html' && fence.flags.example).length !== 1)
      report(section.line, '"The widget" needs one fence "html example" with the complete widget.');
  });
  inSection(sections, 'Keyboard', (section) => checkKeyboard(page, section, report));
}

function checkOverview(page: CheckedPage, _sections: Map<string, PageSection>, report: Report): void {
  if (!page.fences.some((fence) => fence.language === 'html' && fence.flags.example))
    report(1, 'The page has no example that runs. Add a fence "html example" that uses several members.');
  if (![...nodesOf(page.tree)].some((node) => node.type === 'table' || node.name?.endsWith('-table')))
    report(1, 'The page has no table. Name every member in one, with a link.');
}

/** Each skill links to its lesson; code in it becomes a link automatically. */
function checkProject(_page: CheckedPage, sections: Map<string, PageSection>, report: Report): void {
  inSection(sections, 'What you will practise', (section) => {
    for (const list of section.nodes.filter((node) => node.type === 'list'))
      for (const item of list.children ?? [])
        if (![...nodesOf(item)].some(({ type }) => type === 'link' || type === 'inlineCode'))
          report(lineOfNode(item), 'The skill leads to no page. Link the page that explains it.');
  });
}

function checkLesson(page: CheckedPage, sections: Map<string, PageSection>, report: Report): void {
  const [goal, time] = page.tree.children ?? [];
  if (goal?.type !== 'paragraph')
    report(
      goal ? lineOfNode(goal) : 1,
      'A lesson opens with a paragraph that says what readers will be able to do.',
    );
  if (!time || !/^Time: about \d+ minutes\. You need: /.test(textOf(time, 'code')))
    report(
      time ? lineOfNode(time) : 1,
      'Below the goal, write the line "**Time:** about 30 minutes. **You need:** …".',
    );
  const steps = [...sections.values()].filter((section) => /^Step \d+: /.test(section.name));
  if (steps.length < 3 || steps.length > 5)
    report(steps[0]?.line ?? 1, `The lesson has ${counted(steps.length, 'step')}; it needs 3 to 5.`);
  let before: Fence | null = null;
  steps.forEach((step, index) => {
    if (!step.name.startsWith(`Step ${index + 1}: `))
      report(step.line, `This is step ${index + 1}, and its heading says otherwise.`);
    const examples = fencesOf({ type: 'root', children: step.nodes }).filter(
      (fence) => fence.language === 'html' && fence.flags.example,
    );
    if (examples.length === 0)
      report(step.line, 'The step has no example that runs. Add a fence "html example".');
    else if (index === steps.length - 1 && examples.every((fence) => fence.flags.fixed))
      report(
        step.line,
        'The example of the last step must not be "fixed": readers end a lesson by changing it.',
      );
    for (const example of examples) {
      const news = before && unmarkedNews(before, example);
      if (news)
        report(example.line, `Mark what is new since the example before it: write ${news} at the end.`);
      before = example;
    }
    const isTip = (node: MarkdownNode) => isBlock(node, 'tip') && node.attributes?.title === 'Try it';
    if (!step.nodes.some((node) => isBlock(node, 'try') || isTip(node)))
      report(step.line, 'The step has nothing to try. Add a block "::try" right below its example.');
  });
  inSection(sections, 'What you learned', (section) => checkItems(section, 3, 6, report));
}

function checkGuide(_page: CheckedPage, sections: Map<string, PageSection>, report: Report): void {
  inSection(sections, 'The shortest correct solution', (section) => {
    const fences = fencesOf({ type: 'root', children: section.nodes });
    if (!fences.some((fence) => fence.language === 'html' && fence.flags.example))
      report(section.line, 'The solution has no example that runs. Add a fence "html example".');
  });
  checkTestAndPitfalls(sections, report);
}

function checkTestAndPitfalls(sections: Map<string, PageSection>, report: Report): void {
  inSection(sections, 'Test it yourself', (section) => {
    if (blocksIn(section, 'steps').length === 0)
      report(section.line, '"Test it yourself" needs a block "::steps": keyboard, screen reader, tools.');
  });
  checkPitfalls(sections, { least: 2, most: 6, pairs: 1 }, report, 'What goes wrong');
}

/** A reference page starts with a live example and a paragraph that explains it. */
function checkOpening(page: CheckedPage, report: Report): void {
  const [example, ...rest] = page.tree.children ?? [];
  const paragraph = rest.find((node) => !isBlock(node, 'try'));
  const isExample =
    example?.type === 'code' && example.lang === 'html' && /\bexample\b/.test(example.meta ?? '');
  if (!isExample)
    report(example ? lineOfNode(example) : 1, 'The page must open with a fence "html example".');
  else if (paragraph?.type !== 'paragraph')
    report(lineOfNode(example), 'Below the opening example, one short paragraph says what to see in it.');
}

function checkPitfalls(
  sections: Map<string, PageSection>,
  wanted: { least: number; most: number; pairs: number },
  report: Report,
  name = 'Pitfalls',
): void {
  inSection(sections, name, (section) => {
    const pitfalls = section.nodes.filter((node) => node.type === 'heading' && node.depth === 3).length;
    if (pitfalls < wanted.least || pitfalls > wanted.most)
      report(
        section.line,
        `"${name}" has ${counted(pitfalls, 'part')} with a "###" heading; it needs ${wanted.least} to ${wanted.most}.`,
      );
    const opening = section.nodes[0];
    if (opening && opening.type !== 'heading')
      report(
        lineOfNode(opening),
        `"${name}" starts with its first "###" heading. Leave out the text above it.`,
      );
    const pairs = blocksIn(section, 'wrong-right').length;
    const marked = section.nodes.filter(isMarkedChange).length;
    if (pairs + marked < wanted.pairs || pairs === 0)
      report(
        section.line,
        `"${name}" shows ${counted(pairs + marked, 'time')} wrong and right; it needs ${wanted.pairs} or more, as blocks "::wrong-right".`,
      );
  });
}

/** Code with removed and added lines marked: wrong and right in one block. */
function isMarkedChange(node: MarkdownNode): boolean {
  const code = node.type === 'code' ? (node.value ?? '') : '';
  return code.includes('[!code --]') && code.includes('[!code ++]');
}

function checkFacts(sections: Map<string, PageSection>, blocks: string[], report: Report): void {
  inSection(sections, 'Facts', (section) => {
    const isExact =
      section.nodes.length === blocks.length &&
      section.nodes.every((node, index) => isBlock(node, blocks[index] ?? ''));
    if (!isExact) {
      const names = blocks.map((block) => `"::${block}"`).join(' and ');
      report(section.line, `The section "Facts" holds exactly ${names}, and nothing else.`);
    }
  });
}

function checkItems(section: PageSection, least: number, most: number, report: Report): void {
  const items = section.nodes.find((node) => node.type === 'list')?.children?.length ?? 0;
  if (items < least || items > most)
    report(
      section.line,
      `"${section.name}" has a list of ${counted(items, 'item')}; it needs ${least} to ${most}.`,
    );
}

function inSection(
  sections: Map<string, PageSection>,
  name: string,
  check: (section: PageSection) => void,
): void {
  const section = sections.get(name);
  if (section) check(section);
}
