import { chromium, type Browser, type CDPSession, type Locator, type Page } from 'playwright';
import { findBrowser } from '../find-browser.ts';

/** A phone's network and processor. */
export interface Conditions {
  readonly name: string;
  /** Default: the network of this machine. */
  readonly network?: { readonly kilobitsDown: number; readonly roundTripMs: number };
  /** Slowdown of the processor compared with this machine. */
  readonly processorSlowdown: number;
}

/** A page in a fresh browser context. */
export interface Visit {
  readonly page: Page;
  readonly protocol: CDPSession;
  readonly end: () => Promise<void>;
}

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findBrowser(),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', '--disable-quic'],
  });

/** @param watch runs in the page before its scripts. */
export async function beginVisit(
  browser: Browser,
  { network, processorSlowdown }: Conditions,
  watch: () => void,
): Promise<Visit> {
  const context = await browser.newContext({
    bypassCSP: true,
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  if (network !== undefined) {
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.roundTripMs,
      downloadThroughput: (network.kilobitsDown * 1000) / 8,
      uploadThroughput: (network.kilobitsDown * 1000) / 16,
    });
  }
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await page.addInitScript(watch);
  return { page, protocol, end: () => context.close() };
}

/** Taps the middle of what is on the screen, as a finger does. */
export async function tap({ page }: Visit, what: Locator): Promise<void> {
  const box = await what.boundingBox();
  if (box === null) throw new Error(`${String(what)} is not on the screen.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
