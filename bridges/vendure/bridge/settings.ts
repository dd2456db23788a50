import { createHash } from 'node:crypto';

/** The environment of the bridge, read once. */

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`Configuration: ${name} is missing`);
  return value;
}

const port = Number(process.env.PORT ?? 4000);
const origin = (process.env.BRIDGE_URL ?? `http://localhost:${port}`).replace(/\/$/, '');

export const SETTINGS = {
  port,
  /** Where browsers reach the bridge: its pages for sign-in and payment. */
  origin,
  vendureUrl: required('VENDURE_URL'),
  admin: required('VENDURE_ADMIN'),
  adminPassword: required('VENDURE_ADMIN_PASSWORD'),
  subscriptionKey: required('SUBSCRIPTION_KEY'),
  clientSecret: required('IDENTITY_CLIENT_SECRET'),
  storefrontOrigins: required('STOREFRONT_URL')
    .split(',')
    .map((url) => new URL(url).origin),
  /** A Vitrine platform that keeps the texts of editors; null for none. */
  contentUrl: process.env.CONTENT_PLATFORM_URL ?? null,
  /** Where the signing key is made at the first start. */
  folder: required('DATA_DIR'),
} as const;

export const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
