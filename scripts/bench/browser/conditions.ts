// Under which conditions a page is read.
import type { Session } from './protocol.ts';

export interface Conditions {
  /** 150 ms there and back and 1.6 Mbit/s, instead of none of it. */
  isSlowLine?: boolean;
  /** How many times slower than this machine. */
  slowdown?: number;
  /** Asks for as little data as possible: the site then fetches nothing ahead. */
  savesData?: boolean;
}

/** A phone of the middle and its line. */
export const phone = { isSlowLine: true, slowdown: 4 } as const satisfies Conditions;

const slowLine = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const screen = { width: 1280, height: 720, deviceScaleFactor: 1, mobile: false };

export async function setConditions(
  session: Session,
  { isSlowLine = false, slowdown = 1, savesData = false }: Conditions,
): Promise<void> {
  await session.send('Emulation.setDeviceMetricsOverride', screen);
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  if (isSlowLine) await session.send('Network.emulateNetworkConditions', slowLine);
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (savesData) await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}
