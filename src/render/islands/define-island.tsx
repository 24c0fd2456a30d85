import type { ComponentType, ReactNode } from 'react';
import type { ZodType } from 'zod';
import type { PageSource } from '#pages/page-source.ts';
import type { SiteData } from '#pages/site-data.ts';
import type { PageData } from '#schema/page/page-data.ts';

/** The page that an island is drawn for, while that page is rendered. */
export interface IslandPage {
  page: PageData;
  source: PageSource;
}

interface IslandParts<Props, Data extends object> {
  props: ZodType<Props>;
  /** The data, from the page being rendered; null where these props are about something else. */
  fromPage(page: IslandPage, props: Props): Data | null;
  /** The data by itself, or null when there is no such thing. */
  load(site: SiteData, props: Props): Data | null | Promise<Data | null>;
  Component: ComponentType<Data>;
}

/** An island as the registry holds it, whatever its props and data are. */
export interface IslandDefinition {
  /** The island on a page that is being rendered. Throws when its props do not fit, or the page has not got its data. */
  drawOn(page: IslandPage, props: unknown): ReactNode;
  /** The island by itself; null when what its props name does not exist. Throws when they do not fit. */
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
