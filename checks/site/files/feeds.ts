// Checks the feeds: each can be parsed, has the same content as the others, and works outside the site.
import { localAddress } from '#lib/address/site-address.ts';
import { counted } from '#lib/counted.ts';
import type { BuiltSite } from '../built-site.ts';
import type { CheckOutcome } from '../check.ts';
import { readDocument } from '../documents/read-document.ts';
import type { SiteFinding } from '../finding.ts';
import { addressesOf } from '../links/document-addresses.ts';
import { type FeedItem, readFeeds } from './read-feeds.ts';

export function checkFeeds(site: BuiltSite): CheckOutcome {
  const feeds = readFeeds(site);
  const findings: SiteFinding[] = [];
  const add = (file: string, rule: string, message: string) =>
    findings.push({ file, line: null, rule: `feeds/${rule}`, message });
  const siteUrl = site.siteUrl ?? localAddress;
  let items = 0;
  for (const { file, feed } of feeds) {
    if (!feed) {
      add(file, 'unreadable', 'A feed reader cannot read this file. Write a valid feed.');
      continue;
    }
    items += feed.items.length;
    if (!feed.title) add(file, 'title', 'The feed has no title. Give it one.');
    if (feed.self !== `${siteUrl}/${file}`)
      add(file, 'self', `The feed says that it is at "${feed.self}". Name its own address.`);
    for (const item of feed.items) for (const fault of faultsOf(item)) add(file, ...fault);
    const ids = feed.items.map(({ id }) => id);
    for (const id of ids.filter((id, index) => ids.indexOf(id) !== index))
      add(file, 'twice', `The item "${id}" is there twice. Keep one.`);
  }
  const [first, ...others] = feeds;
  const links = (feed: typeof first) => feed?.feed?.items.map(({ link }) => link).join(' ');
  for (const other of others.filter(({ feed }) => feed && first?.feed))
    if (links(other) !== links(first))
      add(
        other.file,
        'different',
        `The items are not those of ${first?.file}. Write the same in every feed.`,
      );
  return { what: `${counted(feeds.length, 'feed')}, ${counted(items, 'item')}`, findings };
}

function faultsOf({ title, link, id, date, html }: FeedItem): [rule: string, message: string][] {
  const name = title || link;
  const faults: [string, string][] = [];
  for (const [field, value] of Object.entries({ title, link, id, content: html }))
    if (!value) faults.push([field, `"${name}" has no ${field}. A reader needs one.`]);
  if (Number.isNaN(Date.parse(date))) faults.push(['date', `"${name}" has no date that can be read.`]);
  const { elements } = readDocument(html);
  for (const { address } of addressesOf({ elements }))
    if (!/^([a-z]+:|#)/i.test(address))
      faults.push([
        'address',
        `"${name}" has the address "${address}", which is broken outside the site. Write the absolute address.`,
      ]);
  const live = elements.find(
    ({ name, attributes }) =>
      ['script', 'style', 'iframe', 'form', 'button', 'input'].includes(name) || 'style' in attributes,
  );
  if (live) faults.push(['plain', `"${name}" holds a <${live.name}>. Feed readers want text and pictures.`]);
  return faults;
}
