import { Trans, useLingui } from '@lingui/react/macro';
import type { EnvironmentalSheet as Sheet } from '#src/domain/catalogue/catalogue.schema.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { factList } from '#styles/recipes';

/** The environmental qualities that French law asks a seller to tell (DOM-25). */
export function EnvironmentalSheet({ sheet }: { sheet: Sheet }) {
  const { t } = useLingui();
  const { recycledPercent, recyclable, hazardousSubstances, microplastics } = sheet;
  const styles = factList();
  const facts = [
    { label: t`Weaving`, value: sheet.weaving },
    { label: t`Dyeing and printing`, value: sheet.dyeing },
    { label: t`Making`, value: sheet.making },
    {
      label: t`Recycled material`,
      value: recycledPercent > 0 ? t`at least ${recycledPercent}%` : t`no recycled material`,
    },
    {
      label: t`Recycling`,
      value: recyclable ? t`mostly recyclable product` : t`not recyclable yet`,
    },
    {
      label: t`Hazardous substances`,
      value: hazardousSubstances ? t`contains some` : t`none declared`,
    },
    {
      label: t`Plastic microfibres`,
      value: microplastics ? t`released when washed` : t`none released when washed`,
    },
  ];
  return (
    <Disclosure label={t`Environmental qualities`}>
      <dl className={styles.root}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {microplastics && (
        <p>
          <Trans>A wash bag holds most of the fibres back.</Trans>
        </p>
      )}
    </Disclosure>
  );
}
