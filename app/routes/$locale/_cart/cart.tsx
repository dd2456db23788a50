import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guarded } from '#app/guards/guarded.ts';
import { pageHead } from '#app/loaders/page-head.ts';
import { readOneOf, readText, type SearchValues } from '#src/domain/address-values.ts';
import { CartPage } from '#src/features/cart/cart-page.tsx';
import { readLeft } from '#src/features/cart/left-pieces.ts';
import { SelectionRow } from '#src/features/content/selection-row.tsx';
import { ExpressPlace } from '#src/features/express/express-place.tsx';
import { signInAddress } from '#src/features/sign-in/sign-in-addresses.ts';

const NOTICES = ['copied', 'partly-copied', 'changed', 'added', 'not-added'] as const;

type CartSearch = {
  share?: string | undefined;
  notice?: (typeof NOTICES)[number] | undefined;
  left?: string | undefined;
};

/** `/cart`, share-cart step first (specification §2) */
export const Route = createFileRoute('/$locale/_cart/cart')({
  validateSearch: (search: SearchValues): CartSearch => ({
    share: readText(search.share, /^[\w-]{1,40}$/),
    notice: readOneOf(search.notice, NOTICES),
    left: readText(search.left, /^[\w-]{1,40}(\.[\w-]{1,40}){0,4}$/),
  }),
  beforeLoad: guarded('share-cart'),
  head: ({ match: { context } }) =>
    pageHead({ ...context, title: t(context.i18n)`Cart`, path: '/cart', isPrivate: true }),
  component: Cart,
});

function Cart() {
  const { locale } = Route.useRouteContext();
  const signInHref = signInAddress(locale, `/${locale}/cart`);
  const { notice = null, left } = Route.useSearch();
  return (
    <CartPage
      notice={notice}
      left={readLeft(left)}
      signInHref={signInHref}
      meanwhile={<SelectionRow />}
      express={<ExpressPlace />}
    />
  );
}
