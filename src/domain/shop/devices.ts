/** Devices and channels (specification §3, §9; ). */

export const DEVICES = ['m', 'd', 't'] as const;
/** Mobile, desktop, tablet. */
export type Device = (typeof DEVICES)[number];

/** AM mobile app, SD web site on a desktop, SM mobile site. */
export const DEVICE_CHANNELS = ['AM', 'SD', 'SM'] as const;
export type DeviceChannel = (typeof DEVICE_CHANNELS)[number];

/** Channels by what people call them (specification §3), in the order of a list. */
export const CHANNEL_NAMES: Record<DeviceChannel, string> = {
  SD: 'web site',
  SM: 'mobile site',
  AM: 'mobile app',
};

export function detectDevice(userAgent: string): Device {
  if (/ipad|tablet|kindle|silk|playbook|android(?!.*mobile)/i.test(userAgent)) return 't';
  if (/mobi|iphone|ipod|android|blackberry|opera mini|iemobile/i.test(userAgent)) return 'm';
  return 'd';
}

export function isMobileApp(userAgent: string, marker: string): boolean {
  return userAgent.startsWith(marker);
}

/** Device channel of a request (§9). */
export function deviceChannel(userAgent: string, appMarker: string): DeviceChannel {
  if (isMobileApp(userAgent, appMarker)) return 'AM';
  return detectDevice(userAgent) === 'd' ? 'SD' : 'SM';
}
