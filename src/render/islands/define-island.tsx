import type { ComponentType, ReactNode } from 'react';
import type { ZodType } from 'zod';
import type { PageSource } from '#pages/page-source.ts';
import type { SiteData } from '#pages/site-data.ts';
import type { PageData } from '#schema/page/page-data.ts';

/** The page that contains the island, while it is rendered. */
export interface IslandPage {
  page: PageData;
  source: PageSource;
}

interface IslandParts<Props, Data extends object> {
  props: ZodType<Props>;
  /** The data from the page being rendered; null if the props refer to something else. */
  fromPage(page: IslandPage, props: Props): Data | null;
  /** Loads the data independently of a page; null if it does not exist. */
  load(site: SiteData, props: Props): Data | null | Promise<Data | null>;
  Component: ComponentType<Data>;
}

/** An island in the registry, with its props and data types erased. */
export interface IslandDefinition {
  /** Renders the island on a page. Throws if its props are invalid, or the page does not have its data. */
  drawOn(page: IslandPage, props: unknown): ReactNode;
  /** Renders the island on its own; null if its data does not exist. Throws if its props are invalid. */
  draw(site: SiteData, props: unknown): Promise<ReactNode | null>;
}

export function defineIsland<Props, Data extends object>(parts: IslandParts<Props, Data>): IslandDefinition {
  const { Component } = parts;
  return {
    drawOn(page, given) {
      const data = parts.fromPage(page, parts.props.parse(given));
      if (!data) throw new Error(`The page ${page.page.path} shows an island that is about something else.`);
      return <Component {...data} />;
    },
    async draw(site, given) {
      const data = await parts.load(site, parts.props.parse(given));
      return data && <Component {...data} />;
    },
  };
}
