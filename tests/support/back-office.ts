import { eq } from 'drizzle-orm';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import { seedStaff } from '#src/demo/seed/seed-staff.ts';
import type { ShippedRoleName } from '#src/domain/staff/shipped-roles.ts';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { bodyOf, findJudge } from './described-calls.ts';
import { readMails } from './mailbox.ts';
import type { Answer } from './platform-client.ts';
import {
  type ShopFill,
  SMALL_SHOP,
  startTestPlatform,
  type TestPlatform,
} from './test-platform.ts';

/** Behind a proxy over HTTPS, as a retailer runs it. */
export const BACK_OFFICE = 'https://office.vitrine.example';
const COOKIE = '__Host-staff-session';

/** The small shop with one member of staff a role (`owner@vitrine.example`, …). */
export const STAFFED_SHOP: ShopFill = {
  name: 'staffed_shop',
  fill: async (database) => {
    await SMALL_SHOP.fill(database);
    await inTransaction(database, seedStaff);
  },
};

export const startStaffedPlatform = (): Promise<TestPlatform> =>
  startTestPlatform(STAFFED_SHOP, { variables: { BACK_OFFICE_URL: BACK_OFFICE } });

export type StaffCallOptions = {
  body?: unknown;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
};

export type StaffBrowser = {
  /** The token of the cookie; empty while there is none. */
  cookie(): string;
  /** What somebody else might put there. */
  setCookie(token: string): void;
  call(method: string, path: string, options?: StaffCallOptions): Promise<Answer>;
};

const addresses = { next: 1 };

/** A browser with the back office open, or a machine with a key; each from an IP address of its own. */
export function openBackOffice({ inside }: TestPlatform, key?: string): StaffBrowser {
  const jar = { token: '' };
  addresses.next += 1;
  const own = {
    'x-forwarded-for': `203.0.${addresses.next >> 8}.${addresses.next & 255}`,
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36',
    ...(key === undefined ? { origin: BACK_OFFICE } : { authorization: `Bearer ${key}` }),
  };
  return {
    cookie: () => jar.token,
    setCookie: (token) => {
      jar.token = token;
    },
    call: async (method, path, { body, query = {}, headers = {} } = {}) => {
      const search = new URLSearchParams(
        Object.entries(query).map(([name, value]) => [name, String(value)]),
      ).toString();
      const judge = findJudge(method, path);
      judge?.request({ query: Object.keys(query), headers: [] });
      const all: Record<string, string> = {
        ...own,
        ...(jar.token !== '' && { cookie: `${COOKIE}=${jar.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      };
      const response = await inside.platform.backOffice.request(
        search === '' ? path : `${path}?${search}`,
        {
          method,
          headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        },
      );
      const set = response.headers.get('set-cookie');
      if (set !== null) jar.token = new RegExp(`^${COOKIE}=([^;]*)`).exec(set)?.[1] ?? '';
      const parsed: unknown = await bodyOf(response);
      judge?.answer(response.status, parsed);
      return { status: response.status, body: parsed, headers: response.headers };
    },
  };
}

export const emailOf = (role: ShippedRoleName) => `${role}@vitrine.example`;

/** A browser in which the member of a role has signed in. */
export async function enterBackOffice(
  platform: TestPlatform,
  role: ShippedRoleName,
): Promise<StaffBrowser> {
  const browser = openBackOffice(platform);
  const body = { email: emailOf(role), password: DEMO_PASSWORD };
  const { status } = await browser.call('POST', '/staff/sign-in', { body });
  if (status !== 200) throw new Error(`${role} cannot sign in: ${status}`);
  return browser;
}

/** The token of the newest invitation that was mailed to somebody. */
export async function invitationFor({ inside }: TestPlatform, email: string): Promise<string> {
  await inside.runJobs();
  const found = await readMails(inside.database, eq(mails.recipient, email));
  const text = found.find(({ text: one }) => one.includes('/invitation?token='))?.text ?? '';
  return /\/invitation\?token=([\w-]+)/.exec(text)?.[1] ?? '';
}
