import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { FieldValues } from 'react-hook-form';
import { forecastPrices } from '#src/domain/catalogue/staff-product.calls.ts';
import type {
  PriceForecast as Forecasts,
  StaffProduct,
} from '#src/domain/catalogue/staff-product.schema.ts';
import { ask } from '../calls/ask.ts';
import { useFormats } from '../look/formats.ts';
import { useShopNames } from '../look/shop-names.ts';
import { Forecast } from './forecast.tsx';
import { type TypedPrices, toNewPrices, typedOf } from './typed-prices.ts';

type Line = Forecasts['values'][number];
/** Of all colours where none is named. */
type ShownLine = Omit<Line, 'optionId'> & { optionId: string | null };

/** One line for a shop where all colours cost the same. */
function linesOf(values: readonly Line[]): ShownLine[] {
  const byShop = Map.groupBy(values, ({ shop }) => shop);
  return [...byShop.values()].flatMap((lines): ShownLine[] => {
    const [first] = lines;
    const areAlike = lines.every(
      ({ centAmount, struckCents, lowestCents }) =>
        centAmount === first?.centAmount &&
        struckCents === first.struckCents &&
        lowestCents === first.lowestCents,
    );
    return areAlike && first !== undefined ? [{ ...first, optionId: null }] : lines;
  });
}

/** A sentence about what shoppers of a shop will read. */
function useLine(product: StaffProduct) {
  const { t } = useLingui();
  const { money, momentIn } = useFormats();
  const { nameOf } = useShopNames();
  const colours = new Map(product.options.map(({ optionId, colour }) => [optionId, colour]));
  return ({ shop, currency, optionId, from, centAmount, struckCents, lowestCents }: ShownLine) => {
    const what = [nameOf(shop), optionId === null ? '' : colours.get(optionId)]
      .filter(Boolean)
      .join(', ');
    const [when, price] = [momentIn(shop, from), money(centAmount, currency)];
    if (struckCents === null) return t`${what}: ${price} from ${when}, nothing is struck.`;
    const struck = money(struckCents, currency);
    if (lowestCents === null) return t`${what}: ${price} from ${when}, ${struck} is struck.`;
    const lowest = money(lowestCents, currency);
    return t`${what}: ${price} from ${when}, ${struck} is struck, lowest price of 30 days ${lowest}.`;
  };
}

type PriceForecastProps = { product: StaffProduct; begun: TypedPrices };

/** What shoppers will read of the prices that are typed, before they are saved. */
export function PriceForecast({ product, begun }: PriceForecastProps) {
  const { t } = useLingui();
  const lineOf = useLine(product);
  const read = (values: FieldValues) => {
    const asked = toNewPrices(typedOf(values, begun), begun);
    return asked && ask(forecastPrices, { params: { productId: product.id }, body: asked });
  };
  return (
    <Forecast label={t`What will shoppers read?`} {...{ read }}>
      {({ values }) => (
        <Alert severity="info">
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {linesOf(values).map((line) => (
              <li key={`${line.shop} ${line.optionId}`}>{lineOf(line)}</li>
            ))}
          </Box>
          {values.some(({ struckCents }) => struckCents === null) &&
            t`In the Union a reduction is struck only where it is below the lowest price of the 30 days before.`}
        </Alert>
      )}
    </Forecast>
  );
}
