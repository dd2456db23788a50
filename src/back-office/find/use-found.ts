import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useQueries } from '@tanstack/react-query';
import { usePermissions, useResourceDefinitions } from 'react-admin';
import { listCustomers } from '#src/domain/account/staff-customer.calls.ts';
import { listProducts } from '#src/domain/catalogue/staff-product.calls.ts';
import { listGiftCards } from '#src/domain/gift-card/staff-gift-card.calls.ts';
import { listOrders, listReturns } from '#src/domain/order/staff-order.calls.ts';
import type { Permission } from '#src/domain/staff/permission.ts';
import { plainText } from '#src/domain/text/typed-text.ts';
import { ask } from '../calls/ask.ts';
import { isResourceName, RESOURCES } from '../calls/resources.ts';
import { useSettled } from '../look/use-settled.ts';

/** A page of the back office, or one of what its lists hold. */
export type Found = { kind: string; path: string; name: string; detail: string };
type Held = Omit<Found, 'kind'>;

/** Shorter ones are in too much. */
const SHORTEST = 2;
const MOST_OF_A_KIND = 5;

const detailOf = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');
const asked = (q: string) => ({ query: { q, size: MOST_OF_A_KIND } });

type Source = {
  kind: MessageDescriptor;
  needs: Permission;
  find: (q: string, signal: AbortSignal) => Promise<Held[]>;
};

/** What is found by the search of its list, the most asked for first. */
const SOURCES: readonly Source[] = [
  {
    kind: msg`Orders`,
    needs: listOrders.needs,
    find: async (q, signal) =>
      (await ask(listOrders, asked(q), signal)).values.map(({ id, orderNumber, customerName }) => ({
        ...{ path: `/orders/${id}/show`, name: orderNumber, detail: customerName },
      })),
  },
  {
    kind: msg`Returns`,
    needs: listReturns.needs,
    find: async (q, signal) =>
      (await ask(listReturns, asked(q), signal)).values.map(
        ({ returnNumber, orderNumber, customerName }) => ({
          path: `/orders/${orderNumber}/show`,
          ...{ name: returnNumber, detail: detailOf(orderNumber, customerName) },
        }),
      ),
  },
  {
    kind: msg`Products`,
    needs: listProducts.needs,
    find: async (q, signal) =>
      (await ask(listProducts, asked(q), signal)).values.map(({ id, name, brand }) => ({
        ...{ path: `/products/${id}/show`, name, detail: detailOf(id, brand) },
      })),
  },
  {
    kind: msg`Customers`,
    needs: listCustomers.needs,
    find: async (q, signal) =>
      (await ask(listCustomers, asked(q), signal)).values.map(({ id, name, email }) => ({
        ...{ path: `/customers/${id}/show`, name: name || email, detail: name ? email : '' },
      })),
  },
  {
    kind: msg`Gift cards`,
    needs: listGiftCards.needs,
    find: async (q, signal) =>
      (await ask(listGiftCards, asked(q), signal)).values.map(
        ({ id, shownNumber, recipientEmail }) => ({
          ...{ path: `/gift-cards/${id}/show`, name: shownNumber, detail: recipientEmail ?? '' },
        }),
      ),
  },
];

/** Pages of the menu that a role may see, by words of their names; all of them where nothing is typed. */
function usePages(
  q: string,
  may: (needs: Permission | readonly Permission[] | undefined) => boolean,
): Held[] {
  return Object.values(useResourceDefinitions()).flatMap(({ name, hasList, options }) => {
    if (!hasList || !isResourceName(name)) return [];
    const { list } = RESOURCES[name];
    const label = String(options?.label ?? name);
    if (!may('needs' in list ? list.needs : undefined)) return [];
    return plainText(label).includes(plainText(q))
      ? [{ path: `/${name}`, name: label, detail: '' }]
      : [];
  });
}

/** What a text finds, in all that the role of the one who types may see. */
export function useFound(typed: string): { found: Found[]; isAsking: boolean } {
  const { i18n } = useLingui();
  const { permissions } = usePermissions<readonly Permission[]>();
  const may = (needs: Permission | readonly Permission[] | undefined) =>
    needs === undefined || [needs].flat().some((one) => permissions?.includes(one));
  const q = typed.trim();
  const settled = useSettled(q);
  const pages = usePages(q, may);
  const sources = SOURCES.filter(({ needs }) => may(needs));
  const answers = useQueries({
    queries: sources.map(({ kind, find }) => ({
      queryKey: ['find', kind.id, q],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(q, signal),
      enabled: q.length >= SHORTEST && q === settled,
      // One that cannot be asked takes nothing from the others.
      retry: false,
    })),
  });
  const held = sources.flatMap(({ kind }, index) =>
    (answers[index]?.data ?? []).map((one) => ({ kind: i18n._(kind), ...one })),
  );
  return {
    found: [...pages.map((page) => ({ kind: i18n._(msg`Pages`), ...page })), ...held],
    isAsking:
      (q.length >= SHORTEST && q !== settled) || answers.some(({ isFetching }) => isFetching),
  };
}
