// One component per block of `schema/blocks.ts`; the type of the list at the end keeps the two equal.
import type { ComponentType } from 'react';
import type { BlockName, FactBlock } from '#schema/page/blocks.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { type BlockProps, textProp } from './block-props.ts';
import { Tab } from './tabs.tsx';
import { TestsFail, TestsPass } from './test-run.tsx';

const callouts = {
  note: { icon: 'i-lucide-info', label: 'Note' },
  tip: { icon: 'i-lucide-lightbulb', label: 'Tip' },
  warning: { icon: 'i-lucide-triangle-alert', label: 'Warning' },
  danger: { icon: 'i-lucide-octagon-alert', label: 'Danger' },
  quest: { icon: 'i-lucide-flag', label: 'Quest' },
} as const;

/** Makes the block of one kind. The kind is said in words as well as in colour. */
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

/** Numbers the headings of one level inside it, the third unless another is said. */
function Steps({ slots, level }: BlockProps) {
  const isOther = level === '2' || level === '4';
  return <div className={isOther ? `steps steps-${level}` : 'steps'}>{slots.default}</div>;
}

function Details({ slots, summary, open }: BlockProps) {
  return (
    <details className="details" open={open === true || open === ''}>
      <summary>{textProp(summary) ?? 'Details'}</summary>
      {slots.default}
    </details>
  );
}

/** The same thing twice: how it goes wrong and how it is right. */
function WrongRight({ slots }: BlockProps) {
  return (
    <div className="wrong-right">
      <div className="wrong">
        <p className="verdict">
          <Icon name="i-lucide-circle-x" /> Wrong
        </p>
        {slots.wrong}
      </div>
      <div className="right">
        <p className="verdict">
          <Icon name="i-lucide-circle-check" /> Right
        </p>
        {slots.right}
      </div>
      {slots.default}
    </div>
  );
}

/** Anything with a caption: a picture, a table, several pieces of code. */
function Figure({ slots, caption }: BlockProps) {
  return (
    <figure>
      {slots.default}
      <figcaption>{textProp(caption)}</figcaption>
    </figure>
  );
}

/** The colours, and those of Nuxt's that are the same here. */
const badgeColours: Readonly<Record<string, string>> = {
  primary: 'primary',
  success: 'primary',
  info: 'info',
  secondary: 'info',
  warning: 'warning',
  error: 'error',
};

function Badge({ slots, color }: BlockProps) {
  const colour = badgeColours[String(color)] ?? 'neutral';
  return <span className={`badge badge-${colour}`}>{slots.default}</span>;
}

function Kbd({ slots, value }: BlockProps) {
  return <kbd>{textProp(value) ?? slots.default}</kbd>;
}

/** A sign for the eye only: what it says must stand beside it. */
function InlineIcon({ icon }: BlockProps) {
  return <Icon name={textProp(icon) ?? ''} className="inline-icon" />;
}

/**
 * The blocks that are drawn as they are written. `code-file` and the blocks with facts have become something else before the body is stored, `quality` before it is
 * rendered; questions, tabs and tasks are taken apart by the renderer.
 */
export const blockComponents: Record<
  Exclude<BlockName, FactBlock | 'code-file' | 'quality' | 'question' | 'tabs' | 'try'>,
  ComponentType<BlockProps>
> = {
  note: callout('note'),
  tip: callout('tip'),
  warning: callout('warning'),
  danger: callout('danger'),
  quest: callout('quest'),
  card: Card,
  'card-group': CardGroup,
  steps: Steps,
  details: Details,
  'wrong-right': WrongRight,
  tab: Tab,
  figure: Figure,
  'tests-fail': TestsFail,
  'tests-pass': TestsPass,
  badge: Badge,
  kbd: Kbd,
  icon: InlineIcon,
};
