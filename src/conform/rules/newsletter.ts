import { MESSAGE_TYPES } from '#src/domain/newsletter/message-types.ts';
import {
  confirmNewsletter,
  subscribeToNewsletter,
  unsubscribe,
} from '#src/domain/newsletter/newsletter.calls.ts';
import { getSubscriptions, saveSubscriptions } from '#src/domain/newsletter/subscription.calls.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { said } from '../judge.ts';
import { rulesOf } from '../rule.ts';
import { equal } from '../unmet.ts';

/** Of no mail that was ever sent. */
const TOKEN = 'A'.repeat(43);
const ORIGIN = '/';

/** No rule asks for a newsletter: a mail would be sent to somebody. */
export const NEWSLETTER_RULES = rulesOf('newsletter', 'newsletter', [
  [
    'subscriptions',
    'shape',
    'A customer’s subscriptions are the four types, each once; without a bearer it is 401',
    async ({ guest, customer }) => {
      const { values } = await (await customer('two', { keepsCart: true })).ok(getSubscriptions);
      equal('types', values.map(({ type }) => type).toSorted(), MESSAGE_TYPES.toSorted());
      await guest().refused(getSubscriptions, {}, 'INVALID_JWT');
    },
  ],
  [
    'change-one',
    'behaviour',
    'A change of one subscription is answered and read, and leaves the others as they are',
    async ({ customer, leaves }) => {
      const shopper = await customer('two', { keepsCart: true });
      const { values: before } = await shopper.ok(getSubscriptions);
      const save = (values: typeof before) => ({
        body: { store: shopper.headers['x-store-id'] ?? '', source: 'WEB', complement: '', values },
      });
      const changed = before.map(({ type, optin }) => ({
        type,
        optin: type === 'SURV' ? (optin === 'YES' ? 'NO' : 'YES') : optin,
      }));
      const one = save(changed.filter(({ type }) => type === 'SURV'));
      const answered = await shopper.ok(saveSubscriptions, one);
      const read = await shopper.ok(getSubscriptions);
      const back = await shopper.ask(saveSubscriptions, save(before));
      if (back.status !== HTTP_STATUS.OK)
        leaves(`a subscription of customer two: to change it back answers ${said(back)}`);
      equal('what is answered', answered.values, changed);
      equal('what is read', read.values, changed);
    },
  ],
  [
    'wrong',
    'behaviour',
    'A newsletter for what is no e-mail address is 400 naming email',
    async ({ guest }) => {
      const shopper = guest();
      const body = {
        email: 'nobody',
        additionalInformation: ORIGIN,
        store: shopper.headers['x-store-id'],
      };
      await shopper.refused(subscribeToNewsletter, { body }, 'BAD_REQUEST', { field: 'email' });
    },
  ],
  [
    'unknown-token',
    'behaviour',
    'A confirmation tells nothing of its token; an end of what no mail was sent for is 404',
    async ({ guest }) => {
      const shopper = guest();
      await shopper.ok(confirmNewsletter, { body: { token: TOKEN, source: ORIGIN } }, 200);
      const body = {
        ...{ token: TOKEN, additionalInformation: ORIGIN, type: 'NEWS' },
        store: shopper.headers['x-store-id'],
      };
      await shopper.refused(unsubscribe, { body }, 'UNSUBSCRIBE_TOKEN_UNKNOWN');
    },
  ],
]);
