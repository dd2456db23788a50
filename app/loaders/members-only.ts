import type { ShopContext } from '#app/routes/__root.tsx';
import { accountStateQuery } from '#src/features/sign-in/session.functions.ts';
import { hiddenPage, pageNotFound } from './page-not-found.ts';

type Entering = { context: ShopContext; location: { pathname: string } };

/** Loyalty pages are there where the shop has the programme (DOM-22), and for its members (LOY-02). */
export async function membersOnly({ context, location }: Entering): Promise<void> {
  if (!context.shop.parameters.params.loyalty) throw pageNotFound(location.pathname);
  const { isMember } = await context.queryClient.fetchQuery(accountStateQuery);
  if (!isMember) throw hiddenPage();
}
