import { DomainError, requireFound } from '#src/domain/errors.ts';
import { byRank } from '#src/domain/payment/payment.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import {
  type Setting,
  type SettingChange,
  type SettingPart,
  type ShopSetting,
  settingSchema,
} from '#src/domain/shop/setting.schema.ts';
import { settingFault } from '#src/domain/shop/setting-rules.ts';
import { shopDay } from '#src/domain/shop/shop-day.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { ActionOf } from '#src/domain/staff/audit-actions.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { revisionOf } from '../kernel/revision-of.ts';
import { findWebDomain } from '../shops/face.ts';
import { findChangesOf } from '../staff/face.ts';
import { changeShop } from './change-shop.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now' | 'config'>;
type Place = { shop: OnlineLocale; part: SettingPart };

/** So many changes can be gone back to. */
const MAX_CHANGES = 30;

/**
 * Seconds until shoppers see a change: where storefronts are told of it, and where each of them asks
 * again by itself.
 */
const SEEN = { told: 10, asked: 300 };

/** The name of each part's changes in the audit log. */
const ACTIONS = {
  delivery: 'shop.delivery',
  vat: 'shop.vat',
  payments: 'shop.payments',
  'closing-days': 'shop.closing-days',
  switches: 'shop.switch',
  checkout: 'shop.checkout',
  returns: 'shop.returns',
  gifts: 'shop.gifts',
  members: 'shop.members',
  seller: 'shop.seller',
  accounts: 'shop.accounts',
} as const satisfies Record<SettingPart, ActionOf<'shop'>>;

/** The fields of a part, of the parameters of a shop. */
function settingOf(part: SettingPart, { params }: WebDomain): Setting {
  const option = settingSchema.options.find(({ shape }) => shape.part.value === part);
  const names = Object.keys(option?.shape ?? {});
  const fields = Object.entries(params).filter(([name]) => names.includes(name));
  return inOrder(settingSchema.parse({ ...Object.fromEntries(fields), part }));
}

/** Payment methods in their order, with ranks that say it. */
const inOrder = (setting: Setting): Setting =>
  setting.part === 'payments'
    ? { ...setting, paymentProducts: byRank(setting.paymentProducts) }
    : setting;

const joined = (...lists: (readonly string[])[]) => [...new Set(lists.flat())];

/** What is written of a setting that is wanted. */
function completed(setting: Setting, { params: { deliveryCountries } }: WebDomain): Setting {
  switch (setting.part) {
    case 'payments': {
      const { paymentProducts } = setting;
      return {
        ...setting,
        paymentProducts: paymentProducts.map((one, at) => ({ ...one, rank: at + 1 })),
      };
    }
    case 'checkout':
      return {
        ...setting,
        billingCountries: joined(setting.billingCountries, deliveryCountries),
      };
    case 'members':
      return {
        ...setting,
        loyaltyScale: setting.loyaltyScale.toSorted((one, other) => one.points - other.points),
      };
    default:
      return setting;
  }
}

const fieldsOf = (value: unknown) => new Map<string, unknown>(Object.entries(value ?? {}));

async function findHistory(db: Queryable, { shop, part }: Place): Promise<SettingChange[]> {
  const changes = await findChangesOf(db, {
    ...{ subject: { kind: 'shop', id: shop }, action: ACTIONS[part], limit: MAX_CHANGES },
  });
  return changes.map(({ id, at, by, before, after }) => ({
    ...{ id, at: at.toISOString(), by },
    before: Object.fromEntries(fieldsOf(before)),
    after: Object.fromEntries(fieldsOf(after)),
  }));
}

/** A part of the settings of a shop of the caller; throws NOT_FOUND. */
export async function readSetting(
  { database: db, config }: Pick<Deps, 'database' | 'config'>,
  caller: StaffCaller,
  { shop, part }: Place,
): Promise<ShopSetting> {
  const own = caller.shops.has(shop) ? await findWebDomain(db, shop) : null;
  const found = requireFound(own, 'NOT_FOUND');
  const setting = settingOf(part, found);
  const history = await findHistory(db, { shop, part });
  const seenWithin = config.purgeUrls.length > 0 ? SEEN.told : SEEN.asked;
  const read = { shop, currency: found.devise, setting, seenWithin, history };
  return { ...read, revision: revisionOf(setting) };
}

/** Bills may go wherever goods go, and phones are from there. */
function followed(setting: Setting, { params }: WebDomain) {
  if (setting.part !== 'delivery') return {};
  const { deliveryCountries } = setting;
  return {
    billingCountries: joined(params.billingCountries, deliveryCountries),
    phoneNumberCountries: joined(params.phoneNumberCountries, deliveryCountries),
  };
}

/** Writes what `work` makes of a part that is as the caller saw it. */
async function writeSetting(
  deps: Deps,
  caller: StaffCaller,
  { shop, part, revision }: Place & { revision: string },
  work: (now: Setting) => Setting,
): Promise<ShopSetting> {
  await changeShop(deps, caller, shop, ACTIONS[part], (found) => {
    const now = settingOf(part, found);
    if (revisionOf(now) !== revision) throw new DomainError('CHANGED_BY_OTHERS');
    const wanted = completed(work(now), found);
    const today = shopDay(deps.now(), found.countryCodeISO2);
    const fault = settingFault(wanted, now, today);
    if (fault !== null) throw new DomainError('SETTING_INVALID', { field: fault });
    const [{ part: _, ...before }, { part: __, ...after }] = [now, wanted];
    return { before, after, follows: followed(wanted, found) };
  });
  return readSetting(deps, caller, { shop, part });
}

/** Throws NOT_FOUND, CHANGED_BY_OTHERS, or SETTING_INVALID with what does not fit. */
export const changeSetting = (
  deps: Deps,
  caller: StaffCaller,
  asked: { shop: OnlineLocale; revision: string; setting: Setting },
) => writeSetting(deps, caller, { ...asked, part: asked.setting.part }, () => asked.setting);

/** Goes back to what the fields of a change were before it; throws as `changeSetting` does. */
export async function undoSetting(
  deps: Deps,
  caller: StaffCaller,
  asked: Place & { revision: string; changeId: string },
): Promise<ShopSetting> {
  const history = await findHistory(deps.database, asked);
  const known = history.find(({ id }) => id === asked.changeId);
  return writeSetting(deps, caller, asked, (now) => {
    const change = requireFound(known, 'NOT_FOUND');
    const { data } = settingSchema.safeParse({ ...now, ...change.before });
    // What an earlier version of the program wrote may not be what this one reads.
    if (data === undefined) throw new DomainError('NOT_FOUND');
    return data;
  });
}
