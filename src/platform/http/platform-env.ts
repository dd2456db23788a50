import type { DeviceChannel } from '#src/domain/devices.ts';
import type { Language, LocaleCode, OnlineLocale } from '#src/domain/locales.ts';
import type { PlatformConfig } from '../config.ts';
import type { Database } from '../database/database.ts';

/** Who calls, from which shop and in which language: what the common headers say. */
export type Shopper = {
  storeId: string;
  domain: OnlineLocale;
  locale: LocaleCode;
  lang: Language;
  sessionId: string;
  channel: DeviceChannel;
  /** Set when the call carried a valid bearer. */
  customerId: string | null;
  /** Where the shopper's client is, grouped for limits; nothing when the caller does not say. */
  clientGroup?: string | null;
};

export type PlatformEnv = { Variables: { shopper: Shopper; correlationId: string } };

/** Resolves to null when the token is expired, forged or revoked. */
export type VerifyAccessToken = (
  token: string,
) => Promise<{ customerId: string; newCustomer: boolean } | null>;

/** What every resource is built from; `now` is the injected clock. */
export type PlatformDeps = {
  database: Database;
  now: () => Date;
  config: PlatformConfig;
  verifyAccessToken: VerifyAccessToken;
};
