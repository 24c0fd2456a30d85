// The index of a reference: every name from A to Z, then every page by family with one line about it.
import type { Directory as DirectoryData, DirectoryFamily } from '#schema/directory.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { NothingFound } from '../landings/nothing-found.tsx';
import { Letters } from './letters.tsx';
import { NamesFilter } from './names-filter.tsx';

interface DirectoryProps {
  directory: DirectoryData;
  isCode(path: string): boolean;
}

export function Directory({ directory, isCode }: DirectoryProps) {
  return (
    <section className="directory" data-names="" aria-label={`All ${directory.noun}`}>
      <NamesFilter directory={directory} title="A to Z" />
      <Letters letters={directory.letters} heading="h3" />
      <NothingFound clear="Clear the filter">Nothing has a name like that.</NothingFound>
      <h2>By family</h2>
      {directory.families.map((family) => (
        <Family key={family.title} family={family} isCode={isCode} />
      ))}
    </section>
  );
}

function Family({ family, isCode }: { family: DirectoryFamily; isCode: DirectoryProps['isCode'] }) {
  const { title, path, pages } = family;
  return (
    <div className="directory-family" data-letter="">
      <h3>{path ? <SiteLink to={path}>{title}</SiteLink> : title}</h3>
      <dl>
        {pages.map((page) => (
          <div key={page.path} data-row={page.title.toLowerCase()}>
            <dt>
              <SiteLink to={page.path}>{isCode(page.path) ? <code>{page.title}</code> : page.title}</SiteLink>
            </dt>
            <dd>{page.description}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
