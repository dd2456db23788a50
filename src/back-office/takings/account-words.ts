import { useLingui } from '@lingui/react/macro';
import type { Account } from '#src/domain/order/accounts.ts';

/** What accounts are called, whatever their numbers. */
export function useAccountNames(): Readonly<Record<Account, string>> {
  const { t } = useLingui();
  return {
    goods: t`Goods`,
    delivery: t`Delivery and gift wrap`,
    'return-fees': t`Return labels`,
    vat: t`VAT owed`,
    'gift-cards': t`Gift cards not yet used`,
    donations: t`Donations to pass on`,
    card: t`Card payments under way`,
    wallet: t`Wallets under way`,
    bank: t`Bank payments under way`,
    later: t`Pay later under way`,
    voucher: t`Payment slips under way`,
  };
}
