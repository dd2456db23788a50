import { Link } from '@tanstack/react-router';
import { useLocale } from '#src/i18n/use-locale.ts';
import type { Look } from './links.tsx';

/** To the orders; `order` opens one of them, `page` counts from 1. */
export function OrdersLink({ page, order, ...look }: Look & { page?: number; order?: string }) {
  return (
    <Link
      to="/$locale/account/orders"
      params={{ locale: useLocale() }}
      search={{ ...(page !== undefined && { page }), ...(order !== undefined && { order }) }}
      activeOptions={{ exact: true }}
      preload={false}
      {...look}
    />
  );
}
