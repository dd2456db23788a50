import { existsSync, globSync } from 'node:fs';
import { findOnPath, installDebianPackage } from './find-program.ts';

/** Finds the browsers that tests look at the shop with besides Chromium, or gets them. */

export type OtherBrowser = 'Firefox' | 'WebKit';

/** The packages of Debian that have them. */
const PACKAGES = {
  Firefox: ['firefox-esr'],
  WebKit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
} as const satisfies Record<OtherBrowser, readonly string[]>;

export type WebKitPrograms = { driver: string; browser: string; screen: string };

export const findFirefox = () => findOnPath(['firefox-esr', 'firefox']);

/** WebKitGTK's driver, the small browser that comes with the engine, and a screen for it. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = findOnPath(['WebKitWebDriver']);
  const screen = findOnPath(['xvfb-run']);
  const browser = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser').find(existsSync);
  if (driver === undefined || screen === undefined || browser === undefined) return undefined;
  return { driver, browser, screen };
}

/** Makes the certificate without which the shop is not looked at over HTTPS. */
export const hasOpenssl = () => findOnPath(['openssl']) !== undefined;

/** Those that are here. */
export function otherBrowsers(): OtherBrowser[] {
  return [
    ...(findFirefox() === undefined ? [] : ['Firefox' as const]),
    ...(findWebKit() === undefined ? [] : ['WebKit' as const]),
  ];
}

/** Installs what is not here, where that is possible; answers those that stay missing. */
export function missingBrowsers(): OtherBrowser[] {
  const here = otherBrowsers();
  for (const name of ['Firefox', 'WebKit'] as const) {
    if (!here.includes(name)) PACKAGES[name].every(installDebianPackage);
  }
  const now = otherBrowsers();
  return (['Firefox', 'WebKit'] as const).filter((name) => !now.includes(name));
}
