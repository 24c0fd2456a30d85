// Proofs with changed solutions take a browser minutes, so they are made when something of theirs has changed, by
// `npm run check:quest`, and recorded in facts/quests.json. Every check of the content holds the record to the quest
// and to the kit as they are now; the nightly run makes all proofs again.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Problem } from '#pipeline/problem.ts';
import { questFiles } from '#pipeline/quests/quest-folder.ts';
import { filesOfScript } from '#server/example-frame.ts';
import { axeScript, questFrameEntry } from '#server/quest-frame.ts';
import { errorFor } from '../checked-page.ts';
import { mutantCounts } from './proof-table.ts';
import type { ProvableQuest, QuestProof } from './prove-quest.ts';
import { runnerFile } from './run-answers.ts';

interface RecordedProof {
  /** Of everything that the proof is made of. */
  hash: string;
  /** Changed solutions: how many there were, how many a check failed, and how many pass for a reason. */
  made: number;
  killed: number;
  explained: number;
}

/** By the slugs of the quests. */
export type RecordedProofs = Record<string, RecordedProof>;

const errorAt = errorFor('check-quests');
const recordFile = fileURLToPath(new URL('../../../facts/quests.json', import.meta.url));
/** What makes changed solutions, and judges what became of them. */
const makers = ['file-mutant.ts', 'html-mutants.ts', 'script-mutants.ts', 'mutants.ts', 'judge-proof.ts'];

/**
 * Changes with whatever could give another proof: the files of which the kit is made, and the makers of changed
 * solutions. The files count, not the script made of them: bundlers may write it differently on another machine.
 */
export async function proofVersion(): Promise<string> {
  const scripts = await Promise.all([filesOfScript(questFrameEntry), filesOfScript(runnerFile)]);
  const own = makers.map((name) => fileURLToPath(new URL(name, import.meta.url)));
  const hashes = new Set([...scripts.flat(), ...own].map((file) => hashOf(readFileSync(file))));
  return hashOf([...hashes].toSorted().join(' ') + hashOf(axeScript()));
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function proofHash({ quest, checks }: Omit<ProvableQuest, 'proof'>, version: string): string {
  const { starter, solutions, wrong, checksSource, proof } = quest;
  const files = JSON.stringify({ starter, solutions, wrong, checksSource, proof, checks });
  return hashOf(version + files).slice(0, 16);
}

export function readRecordedProofs(file = recordFile): RecordedProofs {
  return JSON.parse(readText(file) || '{}') as RecordedProofs;
}

/** Quests whose recorded proof is of another quest or another kit. */
export function checkRecordedProofs(
  quests: readonly Pick<QuestProof, 'slug' | 'quest' | 'checks'>[],
  recorded: RecordedProofs,
  version: string,
): Problem[] {
  const old = quests.filter((quest) => recorded[quest.slug]?.hash !== proofHash(quest, version));
  // What all quests have in common is one fault, and told once.
  if (old.length > 1 && old.length === quests.length)
    return [
      errorAt(
        { file: '../facts/quests.json' },
        null,
        'The kit of all quests has changed since they were proved with changed solutions. Run "npm run check:quest", which takes minutes, and commit facts/quests.json.',
      ),
    ];
  return old.map(({ slug, quest }) =>
    errorAt(
      { file: join(quest.folder, questFiles.proof) },
      null,
      `The quest has changed since it was proved with changed solutions. Run "npm run check:quest -- ${slug}" and commit facts/quests.json.`,
    ),
  );
}

/** Records proofs without a fault; returns whether the file has changed. `slugs` are those of all quests there are. */
export function recordProofs(
  proofs: readonly QuestProof[],
  slugs: readonly string[],
  version: string,
  file = recordFile,
): boolean {
  const recorded = readRecordedProofs(file);
  for (const proved of proofs)
    recorded[proved.slug] = { hash: proofHash(proved, version), ...mutantCounts(proved) };
  const kept = slugs.toSorted().flatMap((slug) => {
    const own = recorded[slug];
    return own ? [`  ${JSON.stringify(slug)}: ${printed(own)}`] : [];
  });
  const text = `{\n${kept.join(',\n')}\n}\n`;
  if (text === readText(file)) return false;
  writeFileSync(file, text);
  return true;
}

/** On one line, as the other facts that a program writes. */
function printed({ hash, made, killed, explained }: RecordedProof): string {
  return `{ "hash": "${hash}", "made": ${made}, "killed": ${killed}, "explained": ${explained} }`;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
