import type { ComponentType } from 'react';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { type BlockProps, textProp } from '../block-props.ts';
import type { blocks } from './schema.ts';

function CardGroup({ slots }: BlockProps) {
  return <div className="prose-cards">{slots.default}</div>;
}

function Card({ slots, title, icon, to }: BlockProps) {
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

export const components = { card: Card, 'card-group': CardGroup } satisfies Record<
  keyof typeof blocks,
  ComponentType<BlockProps>
>;
