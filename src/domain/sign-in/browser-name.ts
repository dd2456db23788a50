/** What a browser and the system under it are called, everywhere; '' for what is not known. */
export type BrowserName = { browser: string; system: string };

/** The first that matches counts: most browsers also name those that they descend from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (userAgent: string, names: typeof BROWSERS) =>
  names.find(([sign]) => sign.test(userAgent))?.[1] ?? '';

/** Names a browser by its user agent: enough for its owner to know it again, and no more. */
export function browserName(userAgent: string): BrowserName {
  return { browser: nameIn(userAgent, BROWSERS), system: nameIn(userAgent, SYSTEMS) };
}
