import { type ComponentType, type ReactNode, useId } from 'react';
import { type BlockProps, textProp } from '../block-props.ts';
import type { blocks } from './schema.ts';
import { splitTabs } from './split-tabs.ts';

interface TabsProps {
  /** The label of the choice, for screen readers. */
  label: string;
  tabs: readonly { label: string; content: ReactNode }[];
  /** Content between the tabs that belongs to none. */
  rest: ReactNode;
}

/** One of several versions at a time. The choice is a group of radio buttons, so it needs no script. */
function Tabs({ label, tabs, rest }: TabsProps) {
  const name = useId();
  if (tabs.length === 0) return rest;
  return (
    <fieldset className="tabs">
      <legend className="sr-only">{label}</legend>
      {tabs.map((tab, index) => (
        <div className="tab" key={index}>
          <label className="tab-label">
            <input type="radio" name={name} defaultChecked={index === 0} />
            <span>{tab.label}</span>
          </label>
          <div className="tab-panel">{tab.content}</div>
        </div>
      ))}
      {rest}
    </fieldset>
  );
}

/** A tab without a tabs block: its content under its name. */
function Tab({ slots, label }: BlockProps) {
  return (
    <div className="tab-panel">
      {textProp(label) && <p className="tab-alone">{textProp(label)}</p>}
      {slots.default}
    </div>
  );
}

function TabsBlock({ node, render }: BlockProps) {
  const { label, tabs, rest } = splitTabs(node);
  const shown = tabs.map((tab) => ({ label: tab.label, content: render(tab.nodes) }));
  return <Tabs label={label} tabs={shown} rest={render(rest)} />;
}

export const components = { tabs: TabsBlock, tab: Tab } satisfies Record<
  keyof typeof blocks,
  ComponentType<BlockProps>
>;
