import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import {
  newReservationSchema,
  reservationSchema,
  reservationsSchema,
} from '#src/contract/reservations.ts';
import { getDomain } from '#src/domain/locales.ts';
import type { Store } from '#src/domain/store.ts';
import { answer, errors, jsonBody } from '../http/call.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps, PlatformEnv } from '../http/platform-env.ts';
import { Problem } from '../http/problem.ts';
import { type Customer, getCustomer, requireCustomer } from '../http/require-customer.ts';
import { findStore } from '../stores/store-search.ts';
import { findWebDomainByStoreId } from '../web-domains/web-domain-store.ts';
import { findReservations } from './reservation-store.ts';
import { reserve } from './reserve.ts';

const path = '/customers-self/reservations';
const shared = { middleware: requireCustomer, tags: ['Customer'] };

const listCall = createRoute({
  ...shared,
  method: 'get',
  path,
  summary: 'What stores keep, or kept, for the signed-in customer',
  responses: { 200: answer(reservationsSchema, 'Reservations, newest first'), ...errors() },
});
const reserveCall = createRoute({
  ...shared,
  method: 'post',
  path,
  summary: 'Have a garment laid aside in a store for two days, without payment',
  request: { body: jsonBody(newReservationSchema) },
  responses: {
    200: answer(reservationSchema, 'The reservation'),
    ...errors(
      'STORE_NOT_FOUND',
      'SIZE_NOT_IN_STORE',
      'RESERVATION_NOT_OFFERED',
      'RESERVATION_LIMIT_REACHED',
    ),
  },
});

export function reservationRoutes({ database, now }: PlatformDeps): OpenAPIHono<PlatformEnv> {
  /** Only where the shop reserves, and in a store of its own country. */
  async function offeringStore(customer: Customer, storeId: string): Promise<Store> {
    const shop = getDomain(customer.domain);
    const parameters = await findWebDomainByStoreId(database, customer.storeId);
    if (!parameters?.params.ereservation || !shop.hasStores)
      throw new Problem('RESERVATION_NOT_OFFERED');
    const store = await findStore(database, storeId, {}, customer);
    if (store?.country !== shop.iso2) throw new Problem('STORE_NOT_FOUND');
    return store;
  }

  return createRouter()
    .openapi(listCall, async (c) =>
      c.json({ values: await findReservations(database, getCustomer(c), now()) }, 200),
    )
    .openapi(reserveCall, async (c) => {
      const customer = getCustomer(c);
      const { customerId, domain } = customer;
      const { storeId, sku } = c.req.valid('json');
      const store = await offeringStore(customer, storeId);
      const result = await reserve(database, { customerId, domain, store, sku }, now());
      if (!result.ok) throw new Problem(result.code);
      const all = await findReservations(database, customer, now());
      const made = all.find(({ reservationId }) => reservationId === result.reservationId);
      if (made === undefined) throw new Problem('INTERNAL_SERVER_ERROR');
      return c.json(made, 200);
    });
}
