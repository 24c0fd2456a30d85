// Generates content for measurements: pages of about 8 kB of Markdown with headings, prose, lists, a table
// and code.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const words =
  'page element value reader browser network table index tree node value query layout design colour border cache server client request answer header footer title anchor image button form field label group order count limit error result measure build render parse write check test'.split(
    ' ',
  );

/** A small seeded random generator, so that every run measures the same pages. */
export function numbers(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
}

/** Writes `count` pages into folders of a hundred. */
export function generateContent(folder: string, count: number): void {
  for (let i = 0; i < count; i++) {
    const section = Math.floor(i / 100);
    const dir = join(folder, `${section + 1}.section-${section}`);
    if (i % 100 === 0) {
      mkdirSync(dir, { recursive: true });
      writeFileSync(
        join(dir, 'index.md'),
        `---\ntitle: Section ${section}\nshowChildren: true\n---\n\nThe pages of section ${section}.\n`,
      );
    }
    if (i % 100 !== 0) writeFileSync(join(dir, `${(i % 100) + 1}.page-${i}.md`), generatePage(i));
  }
  writeFileSync(join(folder, '1.section-0/101.code.md'), generateCodePage());
  writeFileSync(join(folder, 'index.md'), '---\ntitle: Home\n---\n\nA generated site.\n');
}

export function generatePage(i: number): string {
  const random = numbers(i + 1);
  const word = () => words[random(words.length)] ?? 'page';
  const sentence = () => {
    const text = Array.from({ length: 8 + random(10) }, word).join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = () => Array.from({ length: 3 + random(3) }, sentence).join(' ');
  const section = (n: number) =>
    `## ${n}. The ${word()} and the ${word()}

${paragraph()}

${paragraph()} See [page ${i}](#${n}) or \`${word()}\` and **${word()}**.

- ${sentence()}
- ${sentence()}
- ${sentence()}

### Details of ${word()} ${n}

${paragraph()}
`.replace(`(#${n})`, '(/)');
  const code = generateCode(i, word, random);
  return `---
title: Page ${i} about ${word()} and ${word()}
description: ${sentence()}
difficulty: beginner
date: 2026-11-${String(1 + random(15)).padStart(2, '0')}
---

${paragraph()}

${section(1)}
${code}
${section(2)}
| Name | Value | Meaning |
|---|---|---|
${Array.from({ length: 5 }, () => `| \`${word()}\` | ${random(1000)} | ${sentence()} |`).join('\n')}

${section(3)}
${code.replaceAll('ts [', 'js [')}
${section(4)}

::note{title="${word()}"}
${sentence()}
::
`;
}

/** A page of the usual length that is nearly all code. */
export function generateCodePage(): string {
  const random = numbers(0);
  const word = () => words[random(words.length)] ?? 'page';
  const parts = Array.from(
    { length: 16 },
    (_, i) => `## ${i + 1}. The ${word()}\n\n${generateCode(i, word, random)}`,
  );
  return `---\ntitle: A page of code\ndescription: Code from top to bottom.\n---\n\n${parts.join('\n')}`;
}

/** Two blocks, of TypeScript and of HTML. */
function generateCode(i: number, word: () => string, random: (below: number) => number): string {
  return `\`\`\`ts [${word()}.ts] {2}
export function ${word()}${i}(input: string, limit = ${random(1000)}): string[] {
  const parts = input.split('${word()}').filter((part) => part.length > ${random(9)});
  for (const part of parts) {
    if (part.startsWith('${word()}')) return [part, \`\${part}-${i}\`];
  }
  return parts.slice(0, limit);
}
\`\`\`

\`\`\`html
<form action="/${word()}" method="post">
  <label for="field-${i}">${word()}</label>
  <input id="field-${i}" name="${word()}" autocomplete="off" required>
  <button type="submit">${word()} ${random(100)}</button>
</form>
\`\`\`
`;
}
