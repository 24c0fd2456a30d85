// The site's link component. External links are recognised by their address; dangerous addresses are removed.
import type { ComponentProps } from 'react';
import { isDangerous, isExternal } from '#lib/address/link-target.ts';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to?: string | undefined };

export function SiteLink({ to = '', rel, target, ...rest }: SiteLinkProps) {
  if (to === '' || isDangerous(to)) {
    if (to !== '') console.warn(`The link to "${to}" was refused: its protocol is dangerous.`);
    return <a {...rest} />;
  }
  const leavesSite = isExternal(to) || target === '_blank';
  const relation = rel ?? (leavesSite ? 'noopener noreferrer' : undefined);
  return <a {...rest} href={to} {...(target && { target })} {...(relation && { rel: relation })} />;
}
