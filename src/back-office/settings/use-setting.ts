import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { changeShopSetting, getShopSetting } from '#src/domain/shop/setting.calls.ts';
import type {
  Setting,
  SettingOf,
  SettingPart,
  ShopSetting,
} from '#src/domain/shop/setting.schema.ts';
import { useRead } from '../calls/use-read.ts';
import { useWrite } from '../calls/use-write.ts';

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
