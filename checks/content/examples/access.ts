// Runs axe in a real browser on the examples. Documents replace each other in two pages that stay open,
// because opening a page for each of a thousand examples would take minutes.
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import type { AskedDocument, Question, Violation } from './access-answer.ts';
import type { Finding } from './markup.ts';

export interface AccessJob {
  html: string;
  runsScripts: boolean;
  /** Rules in addition to WCAG levels A and AA. */
  moreRules: string[];
}

interface Pass {
  width: number;
  colorScheme: 'light' | 'dark';
  /** Only rules that depend on rendering; null means every rule. */
  rules: string[] | null;
  isWanted(job: AccessJob): boolean;
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Colour rules take axe most of its time, and a document without styles of its own uses the site's colours.
 */
const colourRules = ['color-contrast', 'link-in-text-block'];
const layoutRules = ['target-size', 'scrollable-region-focusable'];
const hasStyle = ({ html, runsScripts }: AccessJob) =>
  runsScripts || /<style|\s(?:style|bgcolor|color)=/.test(html);
const knowsDark = (job: AccessJob) => hasStyle(job) && /color-scheme|light-dark\(/.test(job.html);

const drawn = [...colourRules, ...layoutRules];
/** The narrow width is stricter, because elements move closer together. */
const passes: Pass[] = [
  { width: 320, colorScheme: 'light', rules: null, isWanted: () => true },
  { width: 1280, colorScheme: 'light', rules: drawn, isWanted: hasStyle },
  { width: 320, colorScheme: 'dark', rules: drawn, isWanted: knowsDark },
  { width: 1280, colorScheme: 'dark', rules: drawn, isWanted: knowsDark },
];
const emptyPage = '<!doctype html><title>Example</title>';
const siteStyle =
  ':where(html){background:#fff;color:#0f172b;color-scheme:light}:where(body){font:16px/1.5 system-ui,sans-serif;margin:16px;overflow-wrap:break-word}';
/** Referred to by URL, because it is written for the browser and checked with the browser's types. */
const pageModule = new URL('./access-page.ts', import.meta.url).href;
const pagesAtOnce = 2;
const jobsAtOnce = 20;

/** Findings for each document, in order. */
export async function findAccessFaults(jobs: readonly AccessJob[], program: string): Promise<Finding[][]> {
  const found = jobs.map(() => new Map<string, Finding>());
  if (jobs.length === 0) return [];
  // Loaded on demand, because most runs find every result recorded.
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const runners = await Promise.all(
      Array.from({ length: pagesAtOnce }, async () => {
        const context = await browser.newContext({ offline: true });
        await context.route(/^https?:/, (route) => route.abort());
        return context.newPage();
      }),
    );
    for (const pass of passes) {
      const wanted = jobs.map((job, index) => ({ job, index })).filter(({ job }) => pass.isWanted(job));
      const quiet = wanted.filter(({ job }) => !job.runsScripts);
      const batches = [
        ...cut(quiet, jobsAtOnce),
        ...wanted.filter(({ job }) => job.runsScripts).map((entry) => [entry]),
      ];
      await Promise.all(
        runners.map(async (page) => {
          await page.setViewportSize({ width: pass.width, height: 800 });
          await page.emulateMedia({ colorScheme: pass.colorScheme });
          await prepare(page, emptyPage);
          for (let batch = batches.shift(); batch; batch = batches.shift()) {
            const answers = await runBatch(
              page,
              batch.map(({ job }) => job),
              pass,
            );
            answers.forEach((violations, index) => {
              const entry = batch?.[index];
              if (entry) note(entry.index, violations, entry.job, pass);
            });
          }
        }),
      );
    }
  } finally {
    await browser.close();
  }
  return found.map((findings) => [...findings.values()]);

  function note(index: number, violations: Violation[], { html }: AccessJob, pass: Pass): void {
    if (violations.length === 0) return;
    const lines = elementLines(html);
    for (const { rule, help, element, html: source } of violations) {
      const line = lines[element] ?? 1;
      const key = `${rule} ${element}`;
      if (found[index]?.has(key)) continue;
      const where = pass.rules ? ` (${pass.width} px wide, ${pass.colorScheme})` : '';
      found[index]?.set(key, { rule, line, message: `${help}${where}: ${source}` });
    }
  }
}

/** Loads axe and the script that calls it into a page. */
async function prepare(page: Page, html: string): Promise<void> {
  await page.setContent(html);
  await page.evaluate(axe.source);
  const { askAxe } = (await import(pageModule)) as { askAxe: (question: Question) => unknown };
  await page.evaluate(`globalThis.askAxe = ${askAxe}`);
}

async function runBatch(page: Page, jobs: AccessJob[], pass: Pass): Promise<Violation[][]> {
  const ask = (documents: AskedDocument[]) =>
    page.evaluate<Violation[][]>(
      `askAxe(${JSON.stringify({ documents, tags, rules: pass.rules, siteStyle } satisfies Question)})`,
    );
  const asked = (job: AccessJob, html: string | null): AskedDocument => ({
    html,
    more: job.moreRules,
    without: hasStyle(job) ? [] : colourRules.filter((rule) => !job.moreRules.includes(rule)),
  });
  const [first] = jobs;
  if (!first?.runsScripts) return ask(jobs.map((job) => asked(job, job.html)));
  // Scripts run only in a document loaded by the page itself, which replaces the previous one.
  await prepare(page, first.html);
  const answers = await ask([asked(first, null)]);
  await prepare(page, emptyPage);
  return answers;
}

/** The line of every element of a document, in source order. */
export function elementLines(html: string): number[] {
  const lines: number[] = [];
  const visit = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of node.childNodes) {
      if (!defaultTreeAdapter.isElementNode(child)) continue;
      lines.push(child.sourceCodeLocation?.startLine ?? lines.at(-1) ?? 1);
      visit(child);
    }
  };
  // A template keeps its content separate, here as in a browser.
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return lines;
}

function cut<Entry>(entries: readonly Entry[], size: number): Entry[][] {
  const parts: Entry[][] = [];
  for (let start = 0; start < entries.length; start += size) parts.push(entries.slice(start, start + size));
  return parts;
}
