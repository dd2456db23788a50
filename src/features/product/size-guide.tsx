import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { Product, SizeChart } from '#src/domain/catalogue/catalogue.schema.ts';
import { getDomain, onlineVariant } from '#src/domain/shop/locales.ts';
import { isOfShoes } from '#src/domain/size/shoes.ts';
import { type SizeColumn, sizeColumns, sizeLabel } from '#src/domain/size/size-label.ts';
import type { SizeSystem } from '#src/domain/size/size-tables.ts';
import { useLayerWords } from '#src/features/shop/use-layer-words.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Layer } from '#src/ui/layer.tsx';
import { sizeGuide, text } from '#styles/recipes';
import { HowToMeasure } from './how-to-measure.tsx';
import { useMeasureLabels } from './use-measure-labels.ts';

const CODES: Record<SizeSystem, string> = { EUR: 'EU', FR: 'FR', IT: 'IT', UK: 'UK', US: 'US' };

const codesOf = ({ systems }: SizeColumn) => systems.map((system) => CODES[system]).join(', ');

/** The sizes of this shop beside those of others. */
function Conversions({ columns }: { columns: readonly SizeColumn[] }) {
  const [own, ...others] = columns;
  const styles = sizeGuide();
  if (own === undefined || others.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <Trans>The same sizes in other countries</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={`${styles.head} ${styles.own}`}>
            {codesOf(own)}
            <small className={styles.mark}>
              <Trans>in this shop</Trans>
            </small>
          </th>
          {others.map((column) => (
            <th key={codesOf(column)} scope="col" className={styles.head}>
              {codesOf(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {own.sizes.map((size, at) => (
          <tr key={size}>
            <th scope="row" className={`${styles.size} ${styles.own}`}>
              {size}
            </th>
            {others.map((column) => (
              <td key={codesOf(column)} className={styles.cell}>
                {column.sizes[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const CM_PER_INCH = 2.54;

type BodyTableProps = {
  chart: SizeChart;
  /** As this shop reads them, in the order of the chart. */
  sizes: readonly string[];
  hasInches: boolean;
  isShoe: boolean;
};

/** The body that each size fits. */
function BodyTable({ chart, sizes, hasInches, isShoe }: BodyTableProps) {
  const { i18n } = useLingui();
  const labels = useMeasureLabels();
  const styles = sizeGuide();
  const inches = (cm: number) =>
    i18n.number(cm / CM_PER_INCH, {
      ...{ style: 'unit', unit: 'inch', unitDisplay: 'short' },
      ...{ minimumFractionDigits: 1, maximumFractionDigits: 1 },
    });
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {hasInches ? (
          <Trans>Body measurements in centimetres and inches</Trans>
        ) : (
          <Trans>Body measurements in centimetres</Trans>
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col" className={`${styles.head} ${styles.own}`}>
            {isShoe ? <Trans>Shoe size</Trans> : <Trans>Size</Trans>}
          </th>
          {chart.measures.map((measure) => (
            <th key={measure} scope="col" className={styles.head}>
              {labels[measure]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.rows.map((row, at) => (
          <tr key={row.eur}>
            <th scope="row" className={`${styles.size} ${styles.own}`}>
              {sizes[at]}
            </th>
            {row.measures.map((cm, index) => (
              <td key={chart.measures[index]} className={styles.cell}>
                {i18n.number(cm, { maximumFractionDigits: 1 })}
                {hasInches && <small className={styles.mark}>{inches(cm)}</small>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type SizeGuideProps = { product: Pick<Product, 'sizeChart' | 'sizeScale'>; onClose: () => void };

/** What the sizes are called elsewhere, which body they fit, and how that is measured (DOM-08). */
export function SizeGuide({ product: { sizeChart: chart, sizeScale }, onClose }: SizeGuideProps) {
  useLayerWords();
  const { t } = useLingui();
  const shop = onlineVariant(useLocale());
  const { iso2, sizingGuideRegionCode: region } = getDomain(shop);
  // The British measure themselves in both.
  const [hasInches, setInches] = useState(iso2 === 'GB');
  const box = useId();
  const styles = sizeGuide();
  if (chart === null) return null;
  const isShoe = isOfShoes(sizeScale);
  const values = chart.rows.map(({ eur }) => eur);
  const sizes = chart.rows.map(({ eur, it }) =>
    sizeScale === null ? (region === 'IT' ? it : eur) : sizeLabel(sizeScale, eur, shop).short,
  );
  const title = isShoe ? t`Shoe size guide` : t`Size guide`;
  return (
    <Layer onClose={onClose} title={title} closeLabel={t`Close`}>
      <div className={styles.root}>
        {sizeScale !== null && <Conversions columns={sizeColumns(sizeScale, values, shop)} />}
        <div>
          <p className={styles.unit}>
            <input
              id={box}
              type="checkbox"
              checked={hasInches}
              onChange={(event) => setInches(event.target.checked)}
            />
            <label htmlFor={box}>
              <Trans>Show inches too</Trans>
            </label>
          </p>
          <BodyTable chart={chart} sizes={sizes} hasInches={hasInches} isShoe={isShoe} />
        </div>
        <HowToMeasure measures={chart.measures} />
        {!isShoe && (
          <p className={text({ tone: 'muted', size: 'sm' })}>
            <Trans>Between two sizes? Choose the larger one for a more relaxed fit.</Trans>
          </p>
        )}
      </div>
    </Layer>
  );
}
