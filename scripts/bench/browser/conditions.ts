// Network and CPU conditions of a measurement.
import type { Session } from './protocol.ts';

export interface Conditions {
  /** 150 ms round trip and 1.6 Mbit/s; otherwise no throttling. */
  isSlowLine?: boolean;
  /** CPU slowdown relative to this machine. */
  slowdown?: number;
  /** Data Saver: the site then prefetches nothing. */
  savesData?: boolean;
}

/** A mid-range phone and its connection. */
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
