import { useLingui } from '@lingui/react/macro';
import { withdrawPriceChange } from '#src/domain/catalogue/staff-product.calls.ts';
import type { PriceChange, StaffProduct } from '#src/domain/catalogue/staff-product.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { DataTable } from '../look/data-table.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { CHANGE_STATES } from './product-words.ts';

/** Prices that were changed and that will change; what has not begun can be withdrawn. */
export function PriceChanges({ product, mayPrice }: { product: StaffProduct; mayPrice: boolean }) {
  const { t, i18n } = useLingui();
  const { moment, momentIn, money } = useFormats();
  const { nameOf } = useShopNames();
  const { write, isWriting, refusal } = useWrite();
  const { id: productId, options, priceChanges } = product;
  const colours = new Map(options.map(({ optionId, colour }) => [optionId, colour]));
  if (priceChanges.length === 0) return null;

  const costs = ({ prices, currency }: PriceChange) =>
    prices.map(({ optionId, initialCents, saleCents }) => (
      <div key={optionId}>
        {`${colours.get(optionId) ?? optionId}: `}
        {saleCents !== null && `${money(saleCents, currency)} `}
        {saleCents === null ? (
          money(initialCents, currency)
        ) : (
          <s>{money(initialCents, currency)}</s>
        )}
      </div>
    ));
  const state = (change: PriceChange) => {
    const shop = nameOf(change.shop);
    const from = momentIn(change.shop, change.from);
    return (
      <>
        {i18n._(CHANGE_STATES[change.state])}
        {mayPrice && change.state === 'planned' && (
          <div>
            <ConfirmButton
              {...{ isWriting }}
              label={t`Withdraw`}
              question={t`Withdraw the prices of ${shop} from ${from}? What they cost until then goes on.`}
              onYes={() =>
                write(withdrawPriceChange, { params: { productId, priceChangeId: change.id } })
              }
            />
          </div>
        )}
      </>
    );
  };

  return (
    <Section title={t`Changes of prices`}>
      <Refusal of={refusal} />
      <DataTable
        label={t`Changes of prices`}
        head={[t`From`, t`Shop`, t`Prices`, t`Until`, t`State`, t`Who`]}
        rows={priceChanges.map((change) => ({
          key: change.id,
          cells: [
            momentIn(change.shop, change.from),
            nameOf(change.shop),
            costs(change),
            change.until === null ? '—' : momentIn(change.shop, change.until),
            state(change),
            `${change.madeBy}, ${moment(change.madeAt)}`,
          ],
        }))}
      />
    </Section>
  );
}
