import type { ComponentType } from 'react';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { type BlockProps, textProp } from '../block-props.ts';
import type { blocks } from './schema.ts';

const callouts = {
  note: { icon: 'i-lucide-info', label: 'Note' },
  tip: { icon: 'i-lucide-lightbulb', label: 'Tip' },
  warning: { icon: 'i-lucide-triangle-alert', label: 'Warning' },
  danger: { icon: 'i-lucide-octagon-alert', label: 'Danger' },
  quest: { icon: 'i-lucide-flag', label: 'Quest' },
} as const;

/** Creates a callout of one kind. The kind is shown as text as well as by colour. */
function callout(kind: keyof typeof callouts) {
  return function Callout({ slots, title, icon, to }: BlockProps) {
    const { icon: ownIcon, label } = callouts[kind];
    const heading = textProp(title);
    const target = textProp(to);
    return (
      <div
        className={`callout callout-${kind}`}
        role="note"
        aria-label={heading ? `${label}: ${heading}` : label}
      >
        <Icon name={textProp(icon) ?? ownIcon} />
        <div>
          <p className="callout-title">
            {kind === 'quest' && heading ? `${label}: ` : null}
            {target ? <SiteLink to={target}>{heading ?? label}</SiteLink> : (heading ?? label)}
          </p>
          {slots.default}
        </div>
      </div>
    );
  };
}

export const components = {
  note: callout('note'),
  tip: callout('tip'),
  warning: callout('warning'),
  danger: callout('danger'),
  quest: callout('quest'),
} satisfies Record<keyof typeof blocks, ComponentType<BlockProps>>;
