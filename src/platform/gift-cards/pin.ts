import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const LENGTH = 32;

/** A PIN as it is saved: `salt.hash`, both base64url. */
export async function hashPin(pin: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(pin, salt, LENGTH);
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`;
}

/** Whether a PIN is the saved one. */
export async function isPin(pin: string, kept: string): Promise<boolean> {
  const [salt = '', hash = ''] = kept.split('.');
  const derived = await derive(pin, Buffer.from(salt, 'base64url'), LENGTH);
  return timingSafeEqual(derived, Buffer.from(hash, 'base64url'));
}
