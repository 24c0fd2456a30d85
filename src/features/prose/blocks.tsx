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

/** Numbers the headings of one level, by default the third. */
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

/** A comparison of a wrong and a right version. */
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

/** Any content with a caption: a picture, a table, several code blocks. */
function Figure({ slots, caption }: BlockProps) {
  return (
    <figure>
      {slots.default}
      <figcaption>{textProp(caption)}</figcaption>
    </figure>
  );
}

/** The supported colours, and the equivalents of Nuxt's. */
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

/** A decorative icon: its meaning must be in the text beside it. */
function InlineIcon({ icon }: BlockProps) {
  return <Icon name={textProp(icon) ?? ''} className="inline-icon" />;
}

/**
 * Blocks that are rendered directly. `code-file` and the fact blocks are replaced before the body is stored,
 * `quality` before it is rendered; questions, tabs and tasks are split by the renderer.
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
