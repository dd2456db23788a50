import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { listReturns } from '#src/domain/order/staff-order.calls.ts';
import { type StaffOrder, staffOrderSchema } from '#src/domain/order/staff-order.schema.ts';
import type { ShippedRoleName } from '#src/domain/staff/shipped-roles.ts';
import { DEMO_PASSWORD } from '../support/customers.ts';
import { PORTS } from '../support/test-ports.ts';

export const OFFICE = `http://localhost:${PORTS.backOffice}`;

const HEADERS = { origin: OFFICE };

async function enter(request: APIRequestContext, member: ShippedRoleName): Promise<void> {
  const data = { email: `${member}@vitrine.example`, password: DEMO_PASSWORD };
  const entered = await request.post(`${OFFICE}/staff/sign-in`, { headers: HEADERS, data });
  expect(entered.status()).toBe(200);
}

/** Signs a member of the staff in; no page has been opened. The form is filled in by other tests. */
export const signIn = (page: Page, member: ShippedRoleName) => enter(page.request, member);

/** What a member of the staff does where the page that does it is not the point. */
async function callAs(request: APIRequestContext, member: ShippedRoleName) {
  await enter(request, member);
  return {
    get: async (path: string): Promise<unknown> => (await request.get(`${OFFICE}${path}`)).json(),
    post: async (path: string, body: object): Promise<unknown> => {
      const answer = await request.post(`${OFFICE}${path}`, { headers: HEADERS, data: body });
      expect([path, answer.status()]).toEqual([path, 200]);
      return answer.json();
    },
  };
}

const orderPath = (orderNumber: string) => `/staff/orders/${orderNumber}`;
const form = ({ version }: Pick<StaffOrder, 'version'>) => ({ changeId: randomUUID(), version });

/** Whoever is signed in notes that an order is picked. */
export async function pick(request: APIRequestContext, orderNumber: string): Promise<void> {
  const path = `${OFFICE}${orderPath(orderNumber)}`;
  const order = staffOrderSchema.parse(await (await request.get(path)).json());
  const options = { headers: HEADERS, data: form(order) };
  expect((await request.post(`${path}/picked`, options)).status()).toBe(200);
}

/** The warehouse sends an order on its way until it has been delivered. */
export async function deliver(request: APIRequestContext, orderNumber: string): Promise<void> {
  const { get, post } = await callAs(request, 'warehouse');
  const path = orderPath(orderNumber);
  const order = staffOrderSchema.parse(await get(path));
  const picked = staffOrderSchema.parse(await post(`${path}/picked`, form(order)));
  const parcel = { carrier: 'Colissimo', lines: picked.toSend };
  const sent = staffOrderSchema.parse(
    await post(`${path}/parcels`, { ...form(picked), ...parcel }),
  );
  await post(`${path}/delivered`, form(sent));
}

/** The warehouse finds all of a return as new; answers why its items came back. */
export async function receiveReturn(
  request: APIRequestContext,
  returnNumber: string,
): Promise<(string | null)[]> {
  const { get, post } = await callAs(request, 'warehouse');
  const [found] = listReturns.answer.parse(await get(`/staff/returns?q=${returnNumber}`)).values;
  if (found === undefined) throw new Error(`${returnNumber} is not there`);
  const { returns } = staffOrderSchema.parse(await get(orderPath(found.orderNumber)));
  const { lines = [] } = returns.find(({ returnId }) => returnId === found.id) ?? {};
  const inspected = lines.map(({ lineId, quantity }) => ({
    ...{ lineId, quantity, finding: 'stock', remark: '' },
  }));
  await post(`/staff/returns/${found.id}/inspection`, { ...form(found), inspected });
  return lines.map(({ reason }) => reason);
}
