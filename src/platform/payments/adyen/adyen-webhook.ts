import { hmacValidator, Types } from '@adyen/api-library';
import { z } from 'zod';
import type { AdyenSettings } from '../payment-accounts.ts';
import type { ProviderEvent, ReadWebhook } from '../provider-webhook.ts';
import { adyenFacts, referenceOf } from './adyen-facts.ts';
import { REPORT_NAME } from './adyen-settlements.ts';

type Item = Types.notification.NotificationRequestItem;

const { ReportAvailable: REPORT_AVAILABLE } =
  Types.notification.NotificationRequestItem.EventCodeEnum;

const text = z.string().max(200);
const itemSchema = z.looseObject({
  pspReference: text.min(1),
  originalReference: text.optional(),
  merchantAccountCode: text,
  merchantReference: text,
  amount: z.object({ value: z.int(), currency: text }),
  eventCode: text.min(1),
  eventDate: text,
  success: z.union([z.boolean(), text]).transform(String),
  reason: z.string().max(1_000).optional(),
  paymentMethod: text.optional(),
  additionalData: z.record(z.string(), z.string()).optional(),
});
const messageSchema = z.object({
  notificationItems: z
    .array(z.object({ NotificationRequestItem: itemSchema }))
    .min(1)
    .max(100),
});

const validator = new hmacValidator();

/** Whether an item is signed with the key of its merchant account. */
function isSigned(item: Item, accounts: readonly AdyenSettings[]): boolean {
  return accounts
    .filter(({ merchantAccount }) => merchantAccount === item.merchantAccountCode)
    .some(({ hmacKey }) => {
      try {
        return validator.validateHMAC(item, hmacKey);
      } catch {
        // It carries no signature.
        return false;
      }
    });
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function eventOf(item: Item): ProviderEvent {
  const { pspReference, eventCode, success, originalReference } = item;
  return {
    eventId: `${pspReference}:${eventCode}:${success}`,
    reference: referenceOf(item) ?? null,
    providerId: null,
    paidId: originalReference ?? null,
    code: String(eventCode),
    facts: adyenFacts(item),
  };
}

/** A report that is announced. Its address is not signed, its name is: only the name is taken. */
function reportOf({ merchantAccountCode, pspReference, success }: Item): string[] {
  const isThere = String(success) === 'true' && REPORT_NAME.test(pspReference);
  return isThere ? [`${merchantAccountCode} ${pspReference}`] : [];
}

/** Messages of Adyen: each item is signed; all are taken, or none. */
export function adyenWebhook(accounts: readonly AdyenSettings[]): ReadWebhook {
  return ({ rawBody }) => {
    const refused = { events: [], answer: { status: 401 as const, body: '' } };
    const parsed = messageSchema.safeParse(readJson(rawBody));
    if (!parsed.success) return refused;
    const items = parsed.data.notificationItems.map(({ NotificationRequestItem: item }) =>
      Object.assign(new Types.notification.NotificationRequestItem(), item),
    );
    if (!items.every((item) => isSigned(item, accounts))) return refused;
    const isReport = ({ eventCode }: Item) => eventCode === REPORT_AVAILABLE;
    return {
      events: items.filter((item) => !isReport(item)).map(eventOf),
      reports: items.filter(isReport).flatMap(reportOf),
      answer: { status: 200, body: '[accepted]' },
    };
  };
}
