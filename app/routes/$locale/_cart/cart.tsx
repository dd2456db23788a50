import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { guarded } from '#app/guards/guarded.ts';
import { pageHead } from '#app/loaders/page-head.ts';
import { oneOf, text } from '#src/domain/search-params.ts';
import { CartPage } from '#src/features/cart/cart-page.tsx';
import { readLeft } from '#src/features/cart/left-out-items.ts';
import { SelectionRow } from '#src/features/content/selection-row.tsx';
import { ExpressCheckout } from '#src/features/express/express-checkout.tsx';

/** `/cart`, share-cart step first (specification §2) */
export const Route = createFileRoute('/$locale/_cart/cart')({
  validateSearch: v.object({
    share: text(/^[\w-]{1,40}$/),
    notice: oneOf(['copied', 'partly-copied', 'changed', 'added', 'not-added']),
    left: text(/^[\w-]{1,40}(\.[\w-]{1,40}){0,4}$/),
  }),
  beforeLoad: ({ search, ...entering }) => guarded('share-cart')(entering, { search }),
  head: ({ match: { context } }) =>
    pageHead({ ...context, title: t(context.i18n)`Cart`, path: '/cart', isPrivate: true }),
  component: Cart,
});

function Cart() {
  const { notice = null, left } = Route.useSearch();
  return (
    <CartPage
      notice={notice}
      left={readLeft(left)}
      whenEmpty={<SelectionRow />}
      express={<ExpressCheckout />}
    />
  );
}
