import { Trans, useLingui } from '@lingui/react/macro';
import type { SizeChart } from '#src/domain/catalogue/catalogue.schema.ts';
import { isOfShoes, type Measure } from '#src/domain/catalogue/catalogue.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Layer } from '#src/ui/layer.tsx';
import { sizeGuide, text } from '#styles/recipes';

type SizeGuideProps = { chart: SizeChart; onClose: () => void };

function useMeasureLabels(): Record<Measure, string> {
  const { t } = useLingui();
  return {
    chest: t`Chest`,
    waist: t`Waist`,
    hips: t`Hips`,
    foot: t`Foot length`,
    height: t`Height`,
  };
}

/** Sizes of the shop's region first, the other beside them, and the body that they fit (DOM-08). */
export function SizeGuide({ chart, onClose }: SizeGuideProps) {
  const { t } = useLingui();
  const labels = useMeasureLabels();
  const isItalian = getDomain(useLocale()).sizingGuideRegionCode === 'IT';
  const regions = isItalian ? (['it', 'eur'] as const) : (['eur', 'it'] as const);
  const isShoe = isOfShoes(chart);
  const names = isShoe
    ? { eur: t`European shoe size`, it: t`Italian shoe size` }
    : { eur: t`European size`, it: t`Italian size` };
  const title = isShoe ? t`Shoe size guide` : t`Size guide`;
  const styles = sizeGuide();
  return (
    <Layer isOpen onClose={onClose} title={title} closeLabel={t`Close`}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          <Trans>Body measurements in centimetres</Trans>
        </caption>
        <thead>
          <tr>
            {regions.map((region) => (
              <th key={region} scope="col" className={styles.head}>
                {names[region]}
              </th>
            ))}
            {chart.measures.map((measure) => (
              <th key={measure} scope="col" className={styles.head}>
                {labels[measure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.rows.map((row) => (
            <tr key={row.eur}>
              <th scope="row" className={styles.size}>
                {row[regions[0]]}
              </th>
              <td className={styles.cell}>{row[regions[1]]}</td>
              {row.measures.map((value, index) => (
                <td key={chart.measures[index]} className={styles.cell}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={text({ tone: 'muted', size: 'sm' })}>
        <Trans>Between two sizes? Choose the larger one for a more relaxed fit.</Trans>
      </p>
    </Layer>
  );
}
