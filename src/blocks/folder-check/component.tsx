import type { ComponentType } from 'react';
import { FolderStart } from '#learning/folder-check/folder-start.tsx';
import * as text from '#messages/folder-check.ts';
import type { ProjectCheck, Starter } from '#schema/page/folder-check.ts';
import { Sentence } from '#ui/sentence.tsx';
import { type BlockProps, textProp } from '../block-props.ts';
import type { blocks } from './schema.ts';

/**
 * The check of a project's folder. Without JavaScript it says what is checked; a script replaces the start
 * (`learning/folder-check`).
 */
function FolderCheck({ slots, checks, checksSource, kilobytes, pages, starter }: BlockProps) {
  const archive = starter as Starter | undefined;
  const all = (checks ?? []) as readonly ProjectCheck[];
  return (
    <section
      className="folder-check"
      aria-label={text.name}
      data-checks={JSON.stringify(all)}
      data-source={textProp(checksSource)}
      data-kilobytes={textProp(kilobytes)}
      data-pages={textProp(pages)}
    >
      {slots.default}
      {archive && (
        <p>
          {text.startHere}{' '}
          <a href={archive.href} download={text.starterName(archive.href)}>
            {text.starter}
          </a>{' '}
          {text.starterSize(archive.bytes)}
        </p>
      )}
      <noscript>
        <p>{text.needsScript}</p>
      </noscript>
      <div data-folder="">
        <FolderStart />
      </div>
      <details className="details">
        <summary>{text.whatIsChecked(all.length)}</summary>
        <p>{text.generalRules}</p>
        <ul>
          {all.map(({ id, milestone, passed }) => (
            <li key={id}>
              {text.milestoneOf(milestone)}: <Sentence>{passed}</Sentence>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

export const components = { 'folder-check': FolderCheck } satisfies Record<
  keyof typeof blocks,
  ComponentType<BlockProps>
>;
