import type { DeviceChannel } from '#src/domain/shop/devices.ts';
import type { Language, LocaleCode, OnlineLocale } from '#src/domain/shop/locales.ts';
import type { BrowserName } from '#src/domain/sign-in/browser-name.ts';
import type { Grant } from '#src/domain/staff/grants.ts';
import type { Permission } from '#src/domain/staff/permission.ts';
import type { PlatformConfig } from '../../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { EndLinks } from '../links/end-links.ts';

/** The caller, the shop and the language: what the common headers say. */
export type Shopper = {
  storeId: string;
  domain: OnlineLocale;
  locale: LocaleCode;
  lang: Language;
  sessionId: string;
  channel: DeviceChannel;
  /** Set when the call carried a valid bearer. */
  customerId: string | null;
  /** Whether the bearer is of a guest: signed in to order, without an account. */
  isGuest?: boolean;
  /** The sign-in that the bearer comes from. */
  signInId?: string | null;
  /** Where the shopper's client is, grouped for limits; nothing when the caller does not say. */
  clientGroup?: string | null;
};

/** Who acts in the back office: somebody of the staff, or a machine by its key. */
export type StaffCaller = {
  kind: 'person' | 'key';
  /** Of the member of staff, or of the key. */
  id: string;
  name: string;
  /** The member who made the key, and answers for what it gives; nothing for a person. */
  answersFor?: string;
  permissions: ReadonlySet<Permission>;
  /** The shops in which it may do what the call is about. */
  shops: ReadonlySet<OnlineLocale>;
  /** The most that it may pay back by hand for one order, in cents; null for no limit. */
  refundLimitCents: number | null;
  /** Where the request came from, for the audit log. */
  clientAddress: string | null;
  correlationId: string;
  /** What each of its roles allows where; one grant of all of the above where nothing is said. */
  grants?: readonly Grant[];
  /** The sign-in of a person. */
  sessionId?: string;
  /** In which it reads names of products and deliveries; nothing where no language of ours is asked for. */
  language?: Language;
};

/** Somebody before the sign-in to the back office. */
export type StaffVisitor = {
  /** What the cookie of a sign-in under way, or of one before, holds. */
  sessionToken: string | null;
  clientAddress: string | null;
  userAgent: string;
  correlationId: string;
};

export type PlatformEnv = {
  Variables: {
    shopper: Shopper;
    staff: StaffCaller;
    staffVisitor: StaffVisitor;
    correlationId: string;
  };
};

/** Resolves to null when the token is expired, forged or revoked. */
export type VerifyAccessToken = (token: string) => Promise<{
  customerId: string;
  newCustomer: boolean;
  signInId: string;
  isGuest?: boolean;
} | null>;

/** A sign-in, in which browser it began, and when that last showed up. */
export type SignInSeen = BrowserName & { signInId: string; signedInAt: Date; lastSeenAt: Date };

/** What the identity provider tells of sign-ins, and does to them. */
export type SignIns = {
  /** When the password of a sign-in was typed; null when it has ended or is unknown. */
  authenticatedAt(signInId: string): Promise<Date | null>;
  /** Those of a customer that go on, the one that was last seen first. */
  list(customerId: string, now: Date): Promise<SignInSeen[]>;
  /** Ends one sign-in of a customer; false when it is none of theirs, or over. */
  end(tx: Transaction, customerId: string, signInId: string, now: Date): Promise<boolean>;
  /** Ends all sign-ins of a customer but the kept one, with their tokens, wherever they are. */
  endOthers(tx: Transaction, customerId: string, kept: string | null, now: Date): Promise<void>;
};

/** What every resource is built from; `now` is the injected clock. */
export type PlatformDeps = {
  database: Database;
  now: () => Date;
  config: PlatformConfig;
  verifyAccessToken: VerifyAccessToken;
  signIns: SignIns;
  /** Ends the links that an event of an account ends. */
  endLinks: EndLinks;
};
