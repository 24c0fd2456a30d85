// A quest whose checks, or whose answers, try to do harm where they are read.
import type { Random } from '#lib/random.ts';
import type { Entry } from './entry.ts';
import { hostileModule } from './hostile-code.ts';
import { hostileSources } from './markdown.ts';
import { yamlMapping } from './yaml.ts';

const check = `{ id: 'title', title: 'Title', passed: 'It has a title.', notYet: 'It has none.', run: () => true }`;

/** Values of checks that only do harm when somebody evaluates them. */
const values = [
  `[${check}]`,
  '[]',
  'null',
  `[{ ...${check}, get title() { process.exit(7); } }]`,
  `[${check.replace("'Title'", `\`\${process.exit(7)}\``)}]`,
  `[${check.replace("id: 'title'", "id: '../../victims/secret'")}]`,
];

export function quest(random: Random): Entry[] {
  const folder = `content/${random.pick(['2.quests', 'quests', '9.quests'])}/${random.pick(['1.one', 'two', '1...three'])}`;
  const answer = (name: string): Entry => ({
    path: `${folder}/${name}/index.html`,
    text: `<!doctype html><title>A</title>${random.pick(hostileSources())}`,
  });
  const frontMatter = [
    'title: A quest',
    yamlMapping(random, ['difficulty', 'minutes', 'skill', 'picture', 'path']),
  ];
  return [
    { path: `${folder}/index.md`, text: `---\n${frontMatter.join('\n')}\n---\n\nDo this.\n` },
    { path: `${folder}/checks.js`, text: hostileModule(random, random.pick(values)) },
    ...['starter', 'solution-a', 'solution-b'].filter(() => random.chance(0.9)).map(answer),
    ...(random.chance(0.3)
      ? [{ path: `${folder}/proof.yaml`, text: yamlMapping(random, ['checks', 'title']) }]
      : []),
  ];
}
