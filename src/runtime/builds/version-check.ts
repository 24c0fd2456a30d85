// Looks now and then whether there is a newer build of the site. The page that is being read is left alone; the next
// navigation loads its document, and with it the new version.

export interface VersionCheck {
  isOutdated(): boolean;
  /** Looks once; true when a newer build is there, null when it is not known. */
  look(): Promise<boolean | null>;
  /** A newer version is known to be there. */
  markOutdated(): void;
  /** First look one interval from now, then one every interval, until there is something new. */
  start(): void;
}

export interface VersionCheckOptions {
  /** `latest.json` without retries or caches. */
  fetch(url: string): Promise<unknown>;
  buildId: string;
  interval: number;
  onNewVersion(): void;
}

export function createVersionCheck({
  fetch,
  buildId,
  interval,
  onNewVersion,
}: VersionCheckOptions): VersionCheck {
  let isOutdated = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function markOutdated(): void {
    if (isOutdated) return;
    isOutdated = true;
    clearTimeout(timer);
    onNewVersion();
  }

  async function look(): Promise<boolean | null> {
    try {
      const answer = (await fetch(`/builds/latest.json?${Date.now()}`)) as { id?: unknown } | null;
      return typeof answer?.id === 'string' ? answer.id !== buildId : null;
    } catch {
      // A network that is away says nothing about versions.
      return null;
    }
  }

  function start(): void {
    timer = setTimeout(async () => {
      if (await look()) markOutdated();
      if (!isOutdated) start();
    }, interval);
  }

  return { isOutdated: () => isOutdated, look, markOutdated, start };
}
