// What the last stage of `deploy/Containerfile` is made of. Nothing here builds an image: it reads the text.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../../deploy/Containerfile');

export interface ContainerStage {
  /** Files and folders of the project that are copied, each to the same place. */
  copied: string[];
  command: string[];
  instructions: string[];
}

/** The final stage. A copy to another place than it comes from is an error. */
export function readFinalStage(): ContainerStage {
  const text = readFileSync(file, 'utf8').replaceAll('\\\n', ' ');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const stage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  const copied = stage
    .filter((line) => line.startsWith('COPY '))
    .map((line) => {
      const [, from, to] = /^COPY --from=build \/site\/(\S+) (\S+)$/.exec(line) ?? [];
      if (!from || from !== to) throw new Error(`"${line}" does not copy a file to its own place.`);
      return from;
    });
  const command = stage.find((line) => line.startsWith('CMD '))?.slice('CMD '.length) ?? '[]';
  return { copied, command: JSON.parse(command) as string[], instructions: stage };
}
