import type { ShopContext } from '#app/routes/__root.tsx';
import { deliveryAddressQuery } from '#src/features/settings/addresses.functions.ts';
import { pageNotFound } from './page-not-found.ts';

type Entering = {
  context: ShopContext;
  location: { pathname: string };
  params: { id: string };
};

/** The saved address that a page is about; not found when it is not the customer's. */
export async function loadDeliveryAddress({ context, location, params: { id } }: Entering) {
  const isId = /^[\w-]{1,40}$/.test(id);
  const address = isId ? await context.queryClient.fetchQuery(deliveryAddressQuery(id)) : null;
  if (address === null) throw pageNotFound(location.pathname);
  return address;
}
