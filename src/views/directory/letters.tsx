import type { LetterGroup } from '#schema/directory.ts';
import { SiteLink } from '#ui/site-link.tsx';

interface LettersProps {
  letters: readonly LetterGroup[];
  /** How deep the letters stand in the outline. */
  heading: 'h3' | 'h4';
}

/** Names from A to Z; a script narrows them while the reader types. */
export function Letters({ letters, heading: Heading }: LettersProps) {
  return (
    <div className="letters">
      {letters.map(({ letter, names }) => (
        <div key={letter} data-letter="">
          <Heading>{letter}</Heading>
          <ul>
            {names.map(({ title, path }) => (
              <li key={title} data-name={title.toLowerCase()}>
                <SiteLink to={path}>
                  <code>{title}</code>
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
