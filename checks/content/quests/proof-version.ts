// What a verdict on an answer depends on besides the quest and the answer.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleMediaFolder, listExampleMedia } from '#server/example-media.ts';
import { browserVersion, codeVersion, packageVersion } from '../../verdicts/code-version.ts';

/** Changes with the code on both sides, the browser and the media. `module` is the one that runs the answers. */
export function proofVersion(module: string, chromium: string, contentDir: string): string {
  const modules = [module, 'src/app/behaviours/quest/kit/frame.ts', 'src/app/behaviours/quest/run-checks.ts'];
  const files = listExampleMedia(contentDir).map(
    (name) => `${name} ${hash('sha256', readFileSync(join(exampleMediaFolder(contentDir), name)))}`,
  );
  return codeVersion(modules, packageVersion('axe-core'), browserVersion(chromium), ...files);
}
