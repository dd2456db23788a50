import { Plural, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-admin';
import { LACKS, type Lack } from '#src/domain/catalogue/publication.ts';
import { getReadiness } from '#src/domain/catalogue/staff-product.calls.ts';
import type { Readiness as Told } from '#src/domain/catalogue/staff-product.schema.ts';
import { useRead } from '../calls/use-read.ts';
import { useFormats } from '../look/formats.ts';
import { OpenedDetails } from '../look/opened-details.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { LACK_NAMES } from './product-words.ts';

type Shop = Told['shops'][number];

/** The list of products that lack something in a shop. */
const listOf = (shop: string, lacks: Lack | 'any', state?: string) =>
  `/products?filter=${encodeURIComponent(JSON.stringify({ shop, lacks, ...(state && { state }) }))}`;

/** Each thing that is missing with how many lack it, as a link to those. */
function Counts({
  shop,
  counts,
  state,
}: {
  shop: string;
  counts: Shop['because'];
  state?: string;
}) {
  const { i18n } = useLingui();
  const { number } = useFormats();
  const some = LACKS.filter((lack) => counts[lack] > 0);
  return some.map((lack, place) => (
    <span key={lack}>
      {place > 0 && ' · '}
      <Link component={RouterLink} to={listOf(shop, lack, state)}>
        {`${i18n._(LACK_NAMES[lack])} ${number(counts[lack])}`}
      </Link>
    </span>
  ));
}

function ShopReadiness({ told: { shop, cannotOpen, because, shownWithout } }: { told: Shop }) {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  const name = nameOf(shop);
  const isWhole = Object.values(shownWithout).every((many) => many === 0);
  return (
    <li>
      <strong>{name}</strong>
      {': '}
      {cannotOpen === 0 ? (
        t`nothing keeps a product from being shown.`
      ) : (
        <>
          <Plural
            value={cannotOpen}
            one="# product cannot be shown, for it lacks:"
            other="# products cannot be shown, for they lack:"
          />{' '}
          <Counts {...{ shop }} counts={because} />
        </>
      )}
      {!isWhole && (
        <Typography variant="body2" color="textSecondary" component="div">
          {t`Shown without:`} <Counts {...{ shop }} counts={shownWithout} state="published" />
        </Typography>
      )}
    </li>
  );
}

function Counted() {
  const { t } = useLingui();
  const { data } = useRead(getReadiness, {});
  if (data === undefined) return <p>{t`Counting…`}</p>;
  return (
    <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5, '& li': { mb: 1 } }}>
      {data.shops.map((told) => (
        <ShopReadiness key={told.shop} {...{ told }} />
      ))}
    </Box>
  );
}

/** What keeps products from being shown, by shop; counted once it is opened. */
export function Readiness() {
  const { t } = useLingui();
  return (
    <OpenedDetails summary={t`What is missing in which shop`}>
      <Counted />
    </OpenedDetails>
  );
}
