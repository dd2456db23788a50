import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Setting, SettingOf, SettingPart } from '#src/domain/shop/setting.schema.ts';
import { ChooseShop, useOwnShops } from '../look/choose-shop.tsx';
import { Refusal } from '../look/refusal.tsx';
import { SettingHistory } from './setting-history.tsx';
import { isOf, type ReadSetting, useSetting } from './use-setting.ts';

type SettingPageProps<Part extends SettingPart> = {
  part: Part;
  title: string;
  /** What the page is for. */
  about: string;
  /** Whether shoppers see something of it. */
  isSeen?: boolean;
  /** Hook that says a setting in sentences, which the history compares. */
  useSentences: (
    currency: string,
    shop: OnlineLocale,
  ) => (setting: SettingOf<Part>) => readonly string[];
  children: (read: ReadSetting<Part>) => ReactNode;
};

type PartProps<P extends SettingPart> = Omit<SettingPageProps<P>, 'title' | 'about'>;

function History<P extends SettingPart>({
  read,
  part,
  useSentences,
}: Pick<PartProps<P>, 'part' | 'useSentences'> & { read: ReadSetting<P> }) {
  const sentences = useSentences(read.currency, read.shop);
  const told = (setting: Setting) => (isOf(setting, part) ? sentences(setting) : []);
  return <SettingHistory {...{ read }} sentences={told} />;
}

function Part<P extends SettingPart>({
  shop,
  part,
  useSentences,
  isSeen = true,
  children,
}: PartProps<P> & { shop: OnlineLocale }) {
  const { t } = useLingui();
  const { read, refusal } = useSetting(shop, part);
  if (read === null) return <Refusal of={refusal} />;
  return (
    <>
      {isSeen && (
        <Typography color="textSecondary">
          {read.seenWithin <= 10
            ? t`Shoppers see a change within ten seconds.`
            : t`Shoppers see a change within five minutes.`}
        </Typography>
      )}
      {children(read)}
      <History {...{ read, part, useSentences }} />
    </>
  );
}

/** A part of the settings of a shop that is chosen, with its history. */
export function SettingPage<P extends SettingPart>({
  title,
  about,
  ...props
}: SettingPageProps<P>) {
  const own = useOwnShops('settings:write');
  const { shop } = own;
  return (
    <Stack spacing={2} sx={{ mt: 2, minWidth: 0 }}>
      <Title {...{ title }} />
      <Typography color="textSecondary">{about}</Typography>
      {shop !== null && (
        <>
          <ChooseShop {...own} />
          <Part key={shop} {...{ shop, ...props }} />
        </>
      )}
    </Stack>
  );
}
