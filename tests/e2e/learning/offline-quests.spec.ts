// Saved quests can be finished without a network. The frame of the checks has no origin, so no service worker answers
// its requests: media and axe-core must come with the answer. `npm test` finishes one quest with a video and the one
// that uses axe-core; `npm run nightly` finishes all.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackFile, PackList } from '#schema/offline.ts';
import type { Quest, QuestFile } from '#schema/page/quest.ts';
import { addressOf, outDirOf } from '#tests/support/sites/sites.ts';
import { openLine } from '../support/line.ts';
import { open } from '../support/moving.ts';
import { expect, isEveryPage, test } from '../support/test.ts';

const readBuilt = (path: string) => JSON.parse(readFileSync(join(outDirOf('real'), 'static', path), 'utf8'));

/** All quests in the lists of the packs, with the name of their pack. */
function savedQuests(): { pack: string; quest: Quest }[] {
  const { packs } = readBuilt('builds/packs.json') as PackList;
  return packs.flatMap(({ title, list }) =>
    (readBuilt(list) as PackFile[])
      .filter(([address]) => address.endsWith('/_quest.json'))
      .map(([address]) => ({ pack: title, quest: readBuilt(address) as Quest })),
  );
}

test('saved quests are finished with their solutions while the network is cut', async ({ page }) => {
  test.setTimeout(isEveryPage ? 3_600_000 : 240_000);
  const all = savedQuests();
  expect(all.length).toBeGreaterThan(20);
  const isUsual = ({ quest }: (typeof all)[number]) => ['sound-off', 'the-audit'].includes(quest.slug);
  const chosen = isEveryPage ? all : all.filter(isUsual);
  const line = await openLine(addressOf('real'));
  await open(page, `${line.url}/offline`);
  for (const pack of new Set(chosen.map(({ pack }) => pack))) {
    await page.getByRole('button', { name: `Save: ${pack}` }).click();
    await expect(page.getByRole('button', { name: `Remove: ${pack}` })).toBeVisible({ timeout: 120_000 });
  }
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  line.cut();

  for (const { quest } of chosen)
    await test.step(quest.slug, async () => {
      await open(page, line.url + quest.path);
      await expect(page.locator('.saved-note')).toBeVisible();
      const workspace = page.locator('.quest');
      await expect(workspace.getByRole('button', { name: 'Run checks' })).toBeEnabled();
      for (const file of solutionOf(quest)) {
        await workspace.getByRole('tab', { name: file.name, exact: true }).click();
        await workspace.getByRole('textbox', { name: file.name, exact: true }).fill(file.text);
      }
      await workspace.getByRole('button', { name: 'Run checks' }).click();
      const status = workspace.getByRole('status').first();
      await expect(status).toHaveText(/checks pass/, { timeout: 120_000 });
      const failed = await workspace.locator('.bench-checks li:not([data-state="passed"])').allTextContents();
      const count = quest.checks.length;
      // Soft: one quest with a fault must not hide the others.
      expect
        .soft({ status: await status.textContent(), failed }, quest.slug)
        .toEqual({ status: `${count} of ${count} checks pass. The quest is done.`, failed: [] });
    });
  await line.close();
});

/** A solution in the files that the workspace has tabs for; the first one has scripts in another file in some quests. */
function solutionOf({ starter, solutions }: Quest): readonly QuestFile[] {
  const names = new Set(starter.map(({ name }) => name));
  const found = solutions.find(({ files }) => files.every(({ name }) => names.has(name)));
  if (!found) throw new Error('No solution has the files of the starter alone.');
  return found.files;
}
