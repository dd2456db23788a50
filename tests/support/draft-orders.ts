import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import {
  draftQuoteSchema,
  type ListedDraftOrder,
  listedDraftOrderSchema,
  openedLinkSchema,
  type QuoteBody,
} from '#src/domain/draft-order/draft-order.schema.ts';
import type { Database } from '#src/platform/kernel/database/database.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { readMails } from './mailbox.ts';
import type { Caller } from './platform-client.ts';
import type { StaffCalls } from './staff-calls.ts';

type Items = QuoteBody['items'];
type For =
  | { email: string; address: CartAddress | null; shippingMethod: 'NO' | 'EX' | 'LM' | null }
  | { addedTo: string };
type Wanted = { items?: Items; shop?: QuoteBody['shop']; for: For };
type Calls = Pick<StaffCalls, 'call'>;

const ONE: Items = [{ sku: 'S1', quantity: 1 }];

/** What items cost, as the form says it. */
export async function quote(staff: Calls, { items = ONE, shop = 'fr-fr', for: whom }: Wanted) {
  const typed = 'addedTo' in whom ? { ...whom, address: null, shippingMethod: null } : whom;
  const { status, body } = await staff.call('POST', '/staff/draft-quotes', {
    ...{ shop, items, country: typed.address?.country ?? null },
    ...{ shippingMethod: typed.shippingMethod, addedTo: 'addedTo' in whom ? whom.addedTo : null },
  });
  if (status !== 200) throw new Error(`a quote was refused: ${JSON.stringify(body)}`);
  return draftQuoteSchema.parse(body);
}

/** Sends the form, as it was filled in and priced. */
export async function sendDraft(
  staff: Calls,
  wanted: Wanted,
  form: { changeId?: string; totalCentAmount?: number } = {},
) {
  const total = form.totalCentAmount ?? (await quote(staff, wanted)).totalPrice.centAmount;
  return staff.call('POST', '/staff/draft-orders', {
    ...{ changeId: form.changeId ?? randomUUID(), shop: wanted.shop ?? 'fr-fr' },
    ...{ items: wanted.items ?? ONE, totalCentAmount: total, for: wanted.for },
  });
}

export async function makeDraft(staff: Calls, wanted: Wanted): Promise<ListedDraftOrder> {
  const { status, body } = await sendDraft(staff, wanted);
  if (status !== 200) throw new Error(`no draft order was made: ${JSON.stringify(body)}`);
  return listedDraftOrderSchema.parse(body);
}

/** The newest mail about a draft order. */
export async function mailOf(database: Database, { id }: Pick<ListedDraftOrder, 'id'>) {
  const isIt = and(eq(mails.about, id), eq(mails.kind, 'payment-link'));
  const [mail] = await readMails(database, isIt);
  if (mail === undefined) throw new Error('the draft order was not mailed');
  return mail;
}

export const tokenIn = (text: string) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '';

/** Opens the link of a mail as a signed-in customer. */
export async function openLink(customer: Caller, token: string) {
  const { status, body } = await customer.call('POST', '/payment-links/opened', {
    body: { token },
  });
  if (status !== 200) throw new Error(`the link was refused: ${JSON.stringify(body)}`);
  return openedLinkSchema.parse(body);
}
