// By which names the authoring server may be addressed. A page of another site can make a browser ask this machine
// under a name of its own (DNS rebinding), and would then read what the server says.

const everywhere = ['0.0.0.0', '::'];
const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/** Where the server listens unless it is told otherwise: for this machine only. */
export const defaultHost = '127.0.0.1';

/** The names, without a port. Null: any, because the author has opened the server to every network. */
export function hostNames(host: string): string[] | null {
  if (everywhere.includes(host)) return null;
  return [...new Set([...thisMachine, nameOf(host)])];
}

/** A server's address for people to open. */
export function addressOf(host: string, port: number): string {
  const isLocal = everywhere.includes(host) || thisMachine.includes(nameOf(host));
  return `http://${isLocal ? 'localhost' : nameOf(host)}:${port}`;
}

/** Why a request is refused; null when it is welcome. `header` is its Host. */
export function refusalOfHost(header: string | undefined, names: readonly string[] | null): string | null {
  const name = (header ?? '').toLowerCase().replace(/:\d*$/, '');
  if (!names || names.includes(name)) return null;
  return `This server answers to ${names.join(', ')} only. To open it to others, start it with HOST=0.0.0.0 npm run dev.\n`;
}

function nameOf(host: string): string {
  return host.includes(':') ? `[${host.toLowerCase()}]` : host.toLowerCase();
}
