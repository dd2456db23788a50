import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guarded } from '#app/guards/guarded.ts';
import { pageHead } from '#app/loaders/page-head.ts';
import { readOneOf, readText, type SearchValues } from '#src/domain/address-values.ts';
import { CartPage } from '#src/features/cart/cart-page.tsx';
import { signInAddress } from '#src/features/sign-in/sign-in-addresses.ts';

const NOTICES = ['copied', 'partly-copied', 'changed', 'added', 'not-added'] as const;

type CartSearch = { share?: string | undefined; notice?: (typeof NOTICES)[number] | undefined };

/** `/cart`, share-cart step first (specification §2) */
export const Route = createFileRoute('/$locale/_cart/cart')({
  validateSearch: (search: SearchValues): CartSearch => ({
    share: readText(search.share, /^[\w-]{1,40}$/),
    notice: readOneOf(search.notice, NOTICES),
  }),
  beforeLoad: guarded('share-cart'),
  head: ({ match: { context } }) =>
    pageHead({ ...context, title: t(context.i18n)`Cart`, path: '/cart', isPrivate: true }),
  component: Cart,
});

function Cart() {
  const { locale } = Route.useRouteContext();
  const signInHref = signInAddress(locale, `/${locale}/cart`);
  return <CartPage notice={Route.useSearch().notice ?? null} signInHref={signInHref} />;
}
