import { Link } from '@tanstack/react-router';
import type { Look } from '#src/features/shop/links.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';

/** To the list of all stores of the shop's country. */
export function StoresLink(look: Look) {
  // Left out, it would be that of the page.
  const params = { locale: useLocale(), storeId: undefined };
  return (
    <Link
      to="/$locale/stores/{-$storeId}"
      params={params}
      activeOptions={{ exact: true }}
      {...look}
    />
  );
}

/** To the page of a store. A list has many of them: they are read when one is clicked. */
export function StoreLink({ storeId, ...look }: Look & { storeId: string }) {
  const params = { locale: useLocale(), storeId };
  return <Link to="/$locale/stores/{-$storeId}" params={params} preload={false} {...look} />;
}
