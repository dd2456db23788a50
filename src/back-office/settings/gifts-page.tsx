import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { giftCardYears } from '#src/domain/gift-card/bought-card.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { FormDialog } from '../look/form-dialog.tsx';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { DonationForm } from './donation-form.tsx';
import { useGiftSentences, useGiftWords, useValidity } from './gift-words.ts';
import { inCents, inUnits, MoneyInput } from './money-input.tsx';
import { Said } from './said.tsx';
import { SettingPage } from './setting-page.tsx';
import { type ReadSetting, useSaveSetting } from './use-setting.ts';

type Read = { read: ReadSetting<'gifts'> };

/** What a shop begins with that sold none. */
const FIRST_CARD = { minAmount: 1_000, maxAmount: 15_000, preselectedAmount: 5_000 };

function GiftCards({ read }: Read) {
  const { t } = useLingui();
  const { save, isWriting, refusal } = useSaveSetting(read);
  const { setting, currency, shop } = read;
  const { cardLines } = useGiftWords(currency);
  const validity = useValidity()(giftCardYears(getDomain(shop).iso2));
  const { minAmount, maxAmount, preselectedAmount } = setting.giftCard ?? FIRST_CARD;
  return (
    <Said title={t`Gift cards`} lines={[...cardLines(setting), validity]}>
      <FormDialog
        {...{ isWriting, refusal }}
        label={setting.giftCard === null ? t`Sell gift cards` : t`Change the amounts`}
        deed={t`Save`}
        defaultValues={{
          minAmount: inUnits(minAmount),
          maxAmount: inUnits(maxAmount),
          preselectedAmount: inUnits(preselectedAmount),
        }}
        onSave={(typed) =>
          save({
            ...setting,
            giftCard: {
              minAmount: inCents(typed.minAmount) ?? 0,
              maxAmount: inCents(typed.maxAmount) ?? 0,
              preselectedAmount: inCents(typed.preselectedAmount) ?? 0,
            },
          })
        }
      >
        <MoneyInput source="minAmount" label={t`From (${currency})`} min={1} />
        <MoneyInput source="maxAmount" label={t`Up to (${currency})`} min={1} />
        <MoneyInput source="preselectedAmount" label={t`Chosen at first (${currency})`} min={1} />
      </FormDialog>
      {setting.giftCard !== null && (
        <ConfirmButton
          {...{ isWriting }}
          label={t`Stop selling gift cards`}
          question={t`Shoppers cannot buy any more cards. Those that were sold stay good.`}
          onYes={() => save({ ...setting, giftCard: null })}
        />
      )}
    </Said>
  );
}

function GiftWrap({ read }: Read) {
  const { t } = useLingui();
  const { save, isWriting, refusal } = useSaveSetting(read);
  const { setting, currency } = read;
  const { wrapLines } = useGiftWords(currency);
  return (
    <Said title={t`Gift wrap`} lines={wrapLines(setting)}>
      <FormDialog
        {...{ isWriting, refusal }}
        label={setting.giftWrap === null ? t`Offer gift wrap` : t`Change the price`}
        deed={t`Save`}
        defaultValues={{ price: inUnits(setting.giftWrap?.centAmount ?? null) }}
        onSave={({ price }) => save({ ...setting, giftWrap: { centAmount: inCents(price) ?? 0 } })}
      >
        <MoneyInput
          source="price"
          label={t`Price of an order, VAT included (${currency})`}
          helperText={t`0 where it is free.`}
        />
      </FormDialog>
      {setting.giftWrap !== null && (
        <ConfirmButton
          {...{ isWriting }}
          label={t`Stop offering gift wrap`}
          question={t`Carts that have it lose it. Orders keep it.`}
          onYes={() => save({ ...setting, giftWrap: null })}
        />
      )}
    </Said>
  );
}

function Donations({ read }: Read) {
  const { t } = useLingui();
  const { save, isWriting, refusal } = useSaveSetting(read);
  const { setting, currency } = read;
  const { donationLine } = useGiftWords(currency);
  const { donations } = setting;
  return (
    <Section title={t`Donations`}>
      <Typography color="textSecondary" gutterBottom>
        {t`Shoppers may add one to their cart. It is not paid back with a return.`}
      </Typography>
      {donations.length === 0 && <Typography>{t`None is offered.`}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 1, p: 0 }}>
        {donations.map((donation, at) => (
          <Box component="li" key={donation.id} sx={{ py: 1, overflowWrap: 'anywhere' }}>
            <Typography>{donationLine(donation)}</Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
              <DonationForm {...{ read, at }} />
              <ConfirmButton
                {...{ isWriting }}
                label={t`Remove`}
                question={t`Carts that have it lose it. Orders keep it.`}
                onYes={() => save({ ...setting, donations: donations.toSpliced(at, 1) })}
              />
            </Box>
          </Box>
        ))}
      </Box>
      <Refusal of={refusal} />
      <DonationForm {...{ read }} at={null} />
    </Section>
  );
}

/** What shoppers may add to a cart beside goods. */
export function GiftsPage() {
  const { t } = useLingui();
  return (
    <SettingPage
      part="gifts"
      title={t`Gifts and donations`}
      about={t`What shoppers may buy or add beside goods: gift cards, gift wrap, donations.`}
      useSentences={useGiftSentences}
    >
      {(read) => (
        <>
          <GiftCards {...{ read }} />
          <GiftWrap {...{ read }} />
          <Donations {...{ read }} />
        </>
      )}
    </SettingPage>
  );
}
