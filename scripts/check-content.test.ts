// Runs the whole command with its real tools, once: on a small site with an error on every page.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'plinth-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

function check(...files: string[]) {
  const site = join(import.meta.dirname, '../tests/sites/content-checks');
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'check-content.ts'), ...files.map((file) => join(site, file))],
    // Caches are in the working directory of the command.
    { cwd: folder, encoding: 'utf8', env: { ...process.env, CONTENT_DIR: site } },
  );
  return { problems: stderr.trim().split('\n'), last: stdout.trim().split('\n').at(-1), status };
}

test('every fault is reported with its file, its line and what to do', () => {
  const { problems, last, status } = check();
  expect(problems).toMatchInlineSnapshot(`
    [
      "content-checks/1.cs/axe.md:12 error: axe (color-contrast): Elements must meet minimum color contrast ratio thresholds: <p>Closed on Mondays.</p>",
      "content-checks/1.cs/axe.md:23 error: axe (color-contrast): Elements must meet minimum color contrast ratio thresholds (320 px wide, dark): <p>Open on Tuesdays.</p>",
      "content-checks/1.cs/axe.md:34 error: axe (color-contrast): Elements must meet minimum color contrast ratio thresholds (1280 px wide, light): <p>Open on Fridays.</p>",
      "content-checks/1.cs/axe.md:40 error: axe (button-name): Buttons must have discernible text: <button type="button" id="go"></button>",
      "content-checks/1.cs/axe.md:48 error: The script does not run in the result. Write "scripts" after "example".",
      "content-checks/1.cs/html-validate.md:10 error: html-validate (void-style): Expected omitted end tag <br> instead of self-closing element <br/>",
      "content-checks/1.cs/nu.md:10 error: Nu: Attribute “size” not allowed on element “p” at this point.",
      "content-checks/1.cs/nu.md:22 error: Nu: Attribute “size” not allowed on element “h1” at this point.",
      "content-checks/1.cs/words.md:6 error: "easy" is on the list of banned words. Leave it out, or say what is so.",
      "content-checks/1.cs/words.md:6 error: "color" is in no British dictionary. Did you mean "colour"? A name or a term goes into content/dictionary.txt.",
      "content-checks/1.cs/words.md:8 error: HTML has no attribute named "titel". Did you mean "title"?",
      "content-checks/1.cs/words.md:8 error: "Chrome 120" is typed by hand and will be wrong one day. Leave it to the block "::support".",
      "content-checks/1.cs/words.md:8 error: "chairman" may leave people out. Better: "chair", "head", "chairperson".",
      "content-checks/1.cs/words.md:10 error: The link "/cs/nothing" leads to no page. Check the address, or remove the link.",
      "content-checks/1.cs/wrong.md:26 error: axe does not report image-alt here. It reports nothing.",
      "content-checks/1.cs/wrong.md:30 error: html-validate does not report void-style here. It reports wcag/h37 instead.",
      "content-checks/1.cs/wrong.md:31 error: A wrong example breaks only the rule it names; html-validate also reports wcag/h37: <img> is missing required "alt" attribute",
      "content-checks/1.cs/wrong.md:34 error: The Nu checker accepts this wrong example. Name the rule that rejects it.",
      "content-checks/1.cs/wrong.md:39 error: A wrong example with bad="meaning" must pass every check. html-validate (text-content): <button> must have accessible text",
      "content-checks/1.cs/wrong.md:42 error: There is no rule named "img-alt". Near names: image-alt, area-alt, image-redundant-alt, input-image-alt, object-alt, role-img-alt.",
      "content-checks/1.cs/wrong.md:46 error: The HTML does not say what it is. Add example, fragment or bad="rule".",
    ]
  `);
  expect(last).toBe('6 pages: 21 errors, 0 warnings.');
  expect(status).toBe(1);

  const one = check('1.cs/words.md');
  expect(one.problems).toEqual(problems.filter((problem) => /words\.md/.test(problem)));
  expect(one.last).toBe('1 page: 6 errors, 0 warnings.');
});
