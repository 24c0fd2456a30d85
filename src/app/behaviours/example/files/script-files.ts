// The script files that an example names. The site sends them as bytes without a type, so that no page of its origin can
// run them. The frame of an example, which has no origin, is given them with its source.
import { exampleFolder } from '#schema/page/example.ts';
import { dataAddress } from './data-address.ts';

const scriptAddress = /<script\b[^>]*\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;

/** By name, each as an address that holds the script. A file that does not load is left out. */
export async function scriptFilesOf(source: string): Promise<Record<string, string>> {
  const names = new Set(
    [...source.matchAll(scriptAddress)].map(([, ...values]) => fileName(values.find(Boolean) ?? '')),
  );
  const files = await Promise.all([...names].filter(isScriptFile).map(load));
  return Object.fromEntries(files.flat());
}

/** An example has the site to itself: its root is the folder of examples. */
function fileName(address: string): string {
  return address.trim().replace(/^\.?\//, '');
}

function isScriptFile(name: string): boolean {
  return /^[^:?#]+\.[cm]?js$/i.test(name) && !name.startsWith('/') && !name.split('/').includes('..');
}

async function load(name: string): Promise<[string, string][]> {
  const response = await fetch(exampleFolder + name).catch(() => null);
  return response?.ok ? [[name, await dataAddress(name, await response.blob())]] : [];
}
