import { Plural, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { PlanInShop } from '#src/domain/catalogue/price-plan.schema.ts';
import { useFormats } from '../look/formats.ts';
import { useShopNames } from '../look/shop-names.ts';

/** When a plan reduces what in a shop, and what shoppers see of it. */
function InShop({ shown }: { shown: PlanInShop }) {
  const { t } = useLingui();
  const { momentIn, day } = useFormats();
  const { nameOf } = useShopNames();
  const { shop, colours, struck, cheaper, from, until, struckFrom, stopped = null } = shown;
  const unstruck = colours - struck - cheaper;
  const [name, begin] = [nameOf(shop), momentIn(shop, from)];
  const end = until === null ? null : momentIn(shop, until);
  if (stopped !== null) {
    const at = momentIn(shop, stopped);
    return stopped <= from ? t`${name}: withdrawn` : t`${name}: stopped on ${at}`;
  }
  return (
    <>
      <div>{end === null ? t`${name}: from ${begin}` : t`${name}: from ${begin} until ${end}`}</div>
      <div>
        <Plural value={colours} one="# colour is reduced." other="# colours are reduced." />
      </div>
      {struck > 0 && (
        <div>
          <Plural value={struck} one="# shows a struck price." other="# show a struck price." />
        </div>
      )}
      {cheaper > 0 && (
        <div>
          <Plural
            value={cheaper}
            one="# costs less already by another reduction."
            other="# cost less already by another reduction."
          />
        </div>
      )}
      {unstruck > 0 && (
        <div>
          <Plural
            value={unstruck}
            one="# was as cheap within 30 days before: its price falls, but nothing is struck."
            other="# were as cheap within 30 days before: their prices fall, but nothing is struck."
          />
        </div>
      )}
      {unstruck > 0 && struckFrom !== null && (
        <div>{t`A plan that begins on ${day(struckFrom)} or later could strike them all.`}</div>
      )}
    </>
  );
}

/** The same for all its shops. */
export const PlanShops = ({ shops }: { shops: readonly PlanInShop[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
    {shops.map((shown) => (
      <li key={shown.shop}>
        <InShop {...{ shown }} />
      </li>
    ))}
  </Box>
);
