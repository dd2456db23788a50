import { useQuery } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { changeShopSetting, getShopSetting } from '#src/domain/shop/setting.calls.ts';
import type {
  Setting,
  SettingOf,
  SettingPart,
  ShopSetting,
} from '#src/domain/shop/setting.schema.ts';
import { me } from '../calls/auth-provider.ts';
import { useRead } from '../calls/use-read.ts';
import { useWrite } from '../calls/use-write.ts';

/** The shops whose settings one may change, and the one that was looked at last. */
export function useSettingShops() {
  const { data } = useQuery({ queryKey: ['settings', 'shops'], queryFn: me });
  const [last, setShop] = useStore<OnlineLocale | null>('settings.shop', null);
  const grants = data?.grants.filter(({ permissions }) => permissions.includes('settings:write'));
  const shops = [...new Set(grants?.flatMap((grant) => grant.shops))];
  return { shops, shop: shops.find((one) => one === last) ?? shops[0] ?? null, setShop };
}

/** A part of the settings of a shop, and how it is changed. */
export type ReadSetting<Part extends SettingPart> = Omit<ShopSetting, 'setting'> & {
  setting: SettingOf<Part>;
};

export const isOf = <Part extends SettingPart>(
  setting: Setting,
  part: Part,
): setting is SettingOf<Part> => setting.part === part;

/** Reads a part; what is refused instead is in `refusal`. */
export function useSetting<Part extends SettingPart>(shop: OnlineLocale, part: Part) {
  const { data, refusal } = useRead(getShopSetting, { params: { shop, part } });
  if (data === undefined || !isOf(data.setting, part)) return { read: null, refusal };
  const read: ReadSetting<Part> = { ...data, setting: data.setting };
  return { read, refusal };
}

/** Writes a part over what was read; true once it was done. */
export function useSaveSetting({ shop, revision }: Pick<ShopSetting, 'shop' | 'revision'>) {
  const { write, isWriting, refusal } = useWrite();
  const save = async (setting: Setting) =>
    (await write(changeShopSetting, { params: { shop }, body: { revision, setting } })) !==
    undefined;
  return { save, isWriting, refusal };
}
