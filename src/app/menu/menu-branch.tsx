import { useState } from 'react';
import type { MenuItem } from '#schema/navigation.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { countMenuPages, isOnTheWay } from './menu-place.ts';

interface MenuBranchProps {
  item: MenuItem;
  path: string | null;
  /** A link was chosen, perhaps to the page that is shown already. */
  onFollow(): void;
}

/** A page or folder, and behind its own button what is inside. Branches that are closed are not on the page. */
export function MenuBranch({ item, path, onFollow }: MenuBranchProps) {
  const [title, own, children] = item;
  const [isOpen, setOpen] = useState(() => isOnTheWay(item, path));
  if (!children) return <MenuLink title={title} to={own} path={path} onFollow={onFollow} />;
  const count = countMenuPages(item);
  return (
    <>
      <div className="menu-row">
        <MenuLink title={title} to={own} path={path} onFollow={onFollow} />
        <button
          type="button"
          className="menu-fold"
          aria-expanded={isOpen}
          aria-label={`${count} ${count === 1 ? 'page' : 'pages'} in ${title}`}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="menu-count">{count}</span>
          <Icon name="i-lucide-chevron-down" />
        </button>
      </div>
      {isOpen && (
        <ul>
          {children.map((child) => (
            <li key={child[1] ?? child[0]}>
              <MenuBranch item={child} path={path} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface MenuLinkProps {
  title: string;
  to: string | null;
  path: string | null;
  onFollow(): void;
}

function MenuLink({ title, to, path, onFollow }: MenuLinkProps) {
  if (to === null) return <span className="menu-link">{title}</span>;
  return (
    <SiteLink
      className="menu-link"
      to={to}
      onClick={onFollow}
      aria-current={to === path ? 'page' : undefined}
    >
      {title}
    </SiteLink>
  );
}
