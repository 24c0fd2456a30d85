// The host names under which the authoring server accepts requests. Another site could make a browser send
// requests to this machine under its own name (DNS rebinding) and read the responses.

const everywhere = ['0.0.0.0', '::'];
const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/** The default listen address: this machine only. */
export const defaultHost = '127.0.0.1';

/**
 * The allowed names, without a port. Null for any, because the author has opened the server to every network.
 */
export function hostNames(host: string): string[] | null {
  if (everywhere.includes(host)) return null;
  return [...new Set([...thisMachine, nameOf(host)])];
}

/** A server's address for people to open. */
export function addressOf(host: string, port: number): string {
  const isLocal = everywhere.includes(host) || thisMachine.includes(nameOf(host));
  return `http://${isLocal ? 'localhost' : nameOf(host)}:${port}`;
}

/** Why a request is refused; null if it is allowed. `header` is its Host. */
export function refusalOfHost(header: string | undefined, names: readonly string[] | null): string | null {
  const name = (header ?? '').toLowerCase().replace(/:\d*$/, '');
  if (!names || names.includes(name)) return null;
  return `This server answers to ${names.join(', ')} only. To open it to others, start it with HOST=0.0.0.0 npm run dev.\n`;
}

function nameOf(host: string): string {
  return host.includes(':') ? `[${host.toLowerCase()}]` : host.toLowerCase();
}
