import { hmacValidator, Types } from '@adyen/api-library';
import type { StandInSession } from './adyen-state.ts';
import { createSender, type Delivery, type Post } from './webhook-sender.ts';

/** Messages of the stand-in for Adyen: one signed item each. */

const { EventCodeEnum: EVENT } = Types.notification.NotificationRequestItem;

export type MessageNeeds = {
  /** Where it is reached, without a trailing slash; its API is below `/v72`. */
  origin: string;
  merchantAccount: string;
  hmacKey: string;
  /** Where the shop takes messages, as it is set in the Customer Area. */
  webhookUrl: string;
  now: () => Date;
  post: Post;
};

type Said = Pick<Types.notification.NotificationRequestItem, 'pspReference' | 'eventCode'> & {
  cents: number;
  isDone?: boolean;
  /** That of the payment, unless told. */
  reference?: string;
  originalReference?: string | null;
  reason?: string;
  extra?: Record<string, string>;
};

export function createMessages(needs: MessageNeeds) {
  const { origin, merchantAccount, hmacKey, webhookUrl, now, post } = needs;
  const sender = createSender(post);
  const sent = new Map<string, object[]>();
  const validator = new hmacValidator();

  /** A message of one item. */
  function signed(said: Said & { reference: string; currency: string }) {
    const { cents, currency, isDone = true, reference, originalReference, extra = {} } = said;
    const item = Object.assign(new Types.notification.NotificationRequestItem(), {
      amount: { currency, value: cents },
      eventCode: said.eventCode,
      eventDate: now().toISOString(),
      merchantAccountCode: merchantAccount,
      merchantReference: reference,
      ...(originalReference ? { originalReference } : {}),
      pspReference: said.pspReference,
      reason: said.reason ?? '',
      success: String(isDone),
    });
    item.additionalData = { ...extra, hmacSignature: validator.calculateHmac(item, hmacKey) };
    return { live: 'false', notificationItems: [{ NotificationRequestItem: item }] };
  }

  async function tell(
    session: StandInSession,
    said: Said,
    delivery: Delivery = 'now',
  ): Promise<void> {
    const { amount, reference } = session.asked;
    const message = signed({ reference, ...said, currency: amount.currency });
    sent.set(session.id, [...(sent.get(session.id) ?? []), message]);
    await send(message, delivery);
  }
  const send = (message: object, delivery: Delivery) =>
    sender.deliver(
      {
        url: webhookUrl,
        init: {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(message),
        },
      },
      delivery,
    );

  /** What a bank took, or gave back. */
  const tellDispute = (
    session: StandInSession,
    pspReference: string,
    eventCode: Types.notification.NotificationRequestItem['eventCode'],
  ) => {
    const { asked, pspReference: originalReference } = session;
    const said = { pspReference, eventCode, cents: asked.amount.value };
    return tell(session, { ...said, reason: 'Fraud', originalReference });
  };
  const announce = async (pspReference: string) => {
    const reason = `${origin}/reports/download/MerchantAccount/${merchantAccount}/${pspReference}`;
    const said = { pspReference, eventCode: EVENT.ReportAvailable, reason };
    await send(signed({ ...said, reference: '', cents: 0, currency: 'EUR' }), 'now');
  };
  /** Sends every message about a session again. */
  const repeat = async (id: string, delivery: Delivery = 'now') => {
    for (const message of sent.get(id) ?? []) await send(message, delivery);
  };
  return { tell, tellDispute, announce, repeat };
}
