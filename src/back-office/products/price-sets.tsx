import { useLingui } from '@lingui/react/macro';
import { getPriceSets, undoPriceSet } from '#src/domain/catalogue/price-grid.calls.ts';
import type { PriceSet } from '#src/domain/catalogue/price-grid.schema.ts';
import { useRead } from '../calls/use-read.ts';
import { useWrite } from '../calls/use-write.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { DataTable } from '../look/data-table.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';

/** What was saved in one go, and the way back for as long as nothing newer was written. */
export function PriceSets() {
  const { t } = useLingui();
  const { moment, number } = useFormats();
  const { nameOf } = useShopNames();
  const { write, isWriting, refusal } = useWrite();
  const values = useRead(getPriceSets, {}).data?.values ?? [];
  if (values.length === 0) return null;

  const state = ({ id: setId, undoneAt, left }: PriceSet) => {
    if (undoneAt === null) {
      return (
        <ConfirmButton
          {...{ isWriting }}
          label={t`Undo`}
          question={t`Give these prices back what they were before? What was changed since stays as it is.`}
          onYes={() => write(undoPriceSet, { params: { setId } })}
        />
      );
    }
    const when = moment(undoneAt);
    const names = left
      .map(({ name, colour, size, shop }) =>
        [name, colour, size, nameOf(shop)].filter(Boolean).join(', '),
      )
      .join('; ');
    return (
      <>
        {t`Undone ${when}`}
        {names !== '' && <div>{t`Changed since, and left: ${names}`}</div>}
      </>
    );
  };

  return (
    <Section title={t`Saved last`}>
      <Refusal of={refusal} />
      <DataTable
        label={t`Saved last`}
        head={[t`When`, t`Prices`, t`Shops`, t`Who`, t`State`]}
        rows={values.map((set) => ({
          key: set.id,
          cells: [
            moment(set.madeAt),
            number(set.cells),
            set.shops.map(nameOf).join(', '),
            set.madeBy,
            state(set),
          ],
        }))}
      />
    </Section>
  );
}
