import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import type { BlockProps } from './block-props.ts';
import { textProp } from './text-prop.ts';

const kinds = {
  note: { icon: 'i-lucide-info', label: 'Note' },
  tip: { icon: 'i-lucide-lightbulb', label: 'Tip' },
  warning: { icon: 'i-lucide-triangle-alert', label: 'Warning' },
  danger: { icon: 'i-lucide-octagon-alert', label: 'Danger' },
  quest: { icon: 'i-lucide-flag', label: 'Quest' },
} as const;

/** Makes the block of one kind. The kind is said in words as well as in colour. */
function callout(kind: keyof typeof kinds) {
  return function Callout({ slots, title, icon, to }: BlockProps) {
    const { icon: ownIcon, label } = kinds[kind];
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

export const Note = callout('note');
export const Tip = callout('tip');
export const Warning = callout('warning');
export const Danger = callout('danger');
export const Quest = callout('quest');
