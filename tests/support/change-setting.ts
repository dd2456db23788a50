import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import {
  type Setting,
  type SettingOf,
  type SettingPart,
  shopSettingSchema,
} from '#src/domain/shop/setting.schema.ts';
import type { StaffCalls } from './staff-calls.ts';

const isOf = <Part extends SettingPart>(setting: Setting, part: Part): setting is SettingOf<Part> =>
  setting.part === part;

type Place<Part extends SettingPart> = { shop: OnlineLocale; part: Part };

/** A part of the settings of a shop as staff read it. */
export async function readSetting<Part extends SettingPart>(
  by: StaffCalls,
  { shop, part }: Place<Part>,
) {
  const { body } = await by.call('GET', `/staff/shops/${shop}/settings/${part}`);
  const { setting, ...read } = shopSettingSchema.parse(body);
  if (!isOf(setting, part)) throw new Error(`not ${part}`);
  return { ...read, setting };
}

/** What staff are answered to a change of a part, made over what they read. */
export async function changeSetting<Part extends SettingPart>(
  by: StaffCalls,
  { shop, part, ...change }: Place<Part> & Partial<Omit<SettingOf<Part>, 'part'>>,
) {
  const { setting, revision } = await readSetting(by, { shop, part });
  const wanted = { ...setting, ...change };
  return by.call('PUT', `/staff/shops/${shop}/settings`, { revision, setting: wanted });
}
