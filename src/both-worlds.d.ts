// What the language has in the browser and in Node alike, though neither's types are asked for: for code that runs in
// both. In their own projects the platforms' types take the place of this file.

interface URLSearchParams {
  get(name: string): string | null;
}

interface URL {
  readonly href: string;
  readonly host: string;
  readonly origin: string;
  readonly protocol: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly searchParams: URLSearchParams;
}

declare const URL: {
  new (address: string, base?: string): URL;
  parse(address: string, base?: string): URL | null;
  canParse(address: string, base?: string): boolean;
};

interface AbortSignal {
  readonly aborted: boolean;
}

declare const AbortController: {
  new (): { readonly signal: AbortSignal; abort(): void };
};

declare const console: { warn(...values: unknown[]): void };

declare const performance: { now(): number };

declare function setTimeout(run: () => void, milliseconds?: number): number;
declare function clearTimeout(timer: number | undefined): void;
declare function queueMicrotask(run: () => void): void;
