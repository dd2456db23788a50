import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, Show, usePermissions, useRecordContext } from 'react-admin';
import { getProductDraft } from '#src/domain/catalogue/product-draft.calls.ts';
import type { StaffProduct } from '#src/domain/catalogue/staff-product.schema.ts';
import { useRead } from '../calls/use-read.ts';
import { FULL_RECORD } from '../look/full-record.ts';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { ColourPrices } from './colour-prices.tsx';
import { KeptDraft } from './kept-draft.tsx';
import { Owned } from './owned.tsx';
import { PriceChanges } from './price-changes.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductHistory } from './product-history.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { Publications } from './publications.tsx';

/** What the page calls a product: its name in the language of the page, where it has one. */
function useProductName() {
  const { i18n } = useLingui();
  return ({ texts, id }: StaffProduct) =>
    Object.entries(texts).find(([lang]) => lang === i18n.locale)?.[1]?.name ?? texts.en?.name ?? id;
}

function Previews({ product: { previews } }: { product: StaffProduct }) {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  return (
    <Section title={t`Preview`}>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {t`As each shop shows it, hidden or not. A link is good for four hours.`}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
        {previews.map(({ shop, url }) => (
          <Link key={shop} href={url} target="_blank" rel="noreferrer">
            {nameOf(shop)}
          </Link>
        ))}
      </Stack>
    </Section>
  );
}

/** Where the rest of a product is written, and a product like it is begun. */
function Ways({ product: { id } }: { product: StaffProduct }) {
  const { t } = useLingui();
  const { data } = useRead(getProductDraft, { params: { productId: id } });
  const hasDraft = data === undefined || data.draft !== null;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button component={RouterLink} to={`/products/${id}/sheet`} variant="outlined" size="small">
        {t`Sheet, colours and sizes`}
      </Button>
      {!hasDraft && (
        <Button component={RouterLink} to={`/products/${id}/draft`} variant="outlined" size="small">
          {t`Begin a draft`}
        </Button>
      )}
      <Button component={RouterLink} to={`/products/create?copy=${id}`} size="small">
        {t`Copy`}
      </Button>
    </Stack>
  );
}

function Sheet() {
  const product = useRecordContext<StaffProduct>();
  const { permissions = [] } = usePermissions<readonly string[]>();
  if (product === undefined) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', p: 2 }}>
      <Ways {...{ product }} />
      <KeptDraft productId={product.id} />
      <Publications {...{ product }} />
      <Owned group="prices">
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <ColourPrices {...{ product }} mayPrice={permissions.includes('prices:write')} />
          <PriceChanges {...{ product }} mayPrice={permissions.includes('prices:write')} />
        </Box>
      </Owned>
      <Owned group="pictures">
        <ProductPictures {...{ product }} />
      </Owned>
      <Owned group="texts">
        <ProductForm key={product.id} {...{ product }} />
      </Owned>
      <Previews {...{ product }} />
      <ProductHistory productId={product.id} />
    </Box>
  );
}

function Title() {
  const product = useRecordContext<StaffProduct>();
  const nameOf = useProductName();
  return <span>{product === undefined ? '' : nameOf(product)}</span>;
}

/** A product: what it costs, what is said of it, who sees it. */
export const ProductPage = () => (
  <Show title={<Title />} actions={false} queryOptions={FULL_RECORD}>
    <Sheet />
  </Show>
);
