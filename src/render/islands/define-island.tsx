import type { ComponentType, ReactNode } from 'react';
import type { ZodType } from 'zod';
import type { SiteData } from '#pages/site-data.ts';
import type { PageData } from '#schema/page-data.ts';

interface IslandParts<Props, Data extends object> {
  props: ZodType<Props>;
  /** The data where the page being rendered has it already; null where it has not. */
  fromPage?(page: PageData, props: Props): Data | null;
  /** The data, or null when there is no such thing. */
  load(site: SiteData, props: Props): Data | null | Promise<Data | null>;
  Component: ComponentType<Data>;
}

/** An island as the registry holds it, whatever its props and data are. */
export interface IslandDefinition {
  /** The island drawn; null when what its props name does not exist. Throws when they do not fit. */
  draw(site: SiteData, props: unknown, page?: PageData): Promise<ReactNode | null>;
}

export function defineIsland<Props, Data extends object>(parts: IslandParts<Props, Data>): IslandDefinition {
  const { Component } = parts;
  return {
    async draw(site, given, page) {
      const props = parts.props.parse(given);
      const data = (page && parts.fromPage?.(page, props)) ?? (await parts.load(site, props));
      return data && <Component {...data} />;
    },
  };
}
