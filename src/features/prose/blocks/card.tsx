import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import type { BlockProps } from './block-props.ts';
import { textProp } from './text-prop.ts';

export function CardGroup({ slots }: BlockProps) {
  return <div className="prose-cards">{slots.default}</div>;
}

export function Card({ slots, title, icon, to }: BlockProps) {
  const name = textProp(icon);
  const target = textProp(to);
  const heading = textProp(title);
  return (
    <div className="prose-card">
      {heading && (
        <p className="prose-card-title">
          {name && <Icon name={name} />}
          {target ? <SiteLink to={target}>{heading}</SiteLink> : heading}
        </p>
      )}
      {slots.default}
    </div>
  );
}
