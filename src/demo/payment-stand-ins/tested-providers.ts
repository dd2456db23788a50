import type { AdyenControl } from './adyen-stand-in.ts';
import type { MollieControl } from './mollie-stand-in.ts';
import type { StandInStatus } from './mollie-state.ts';
import type { TestedProvider } from './tester-pages.ts';

/** What a tester may do with the stand-ins for Mollie and Adyen. */

const amountIn = (cents: number, currency: string) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(cents / 100);

const MOLLIE_OUTCOMES: readonly { name: StandInStatus; label: string }[] = [
  { name: 'paid', label: 'Pay' },
  { name: 'failed', label: 'Let it fail' },
  { name: 'canceled', label: 'Cancel' },
  { name: 'expired', label: 'Let it expire' },
  { name: 'pending', label: 'Leave it pending' },
];

export function testedMollie(control: MollieControl): TestedProvider {
  return {
    name: 'Mollie',
    outcomes: MOLLIE_OUTCOMES,
    payments: () =>
      [...control.payments.values()].map((payment) => {
        const { id, asked, cents, status, captures, refunds, chargebacks } = payment;
        const { currency } = asked.amount;
        const said = (what: string, part: number, how: string) =>
          `${what} of ${amountIn(part, currency)}: ${how}`;
        return {
          ...{ id, title: asked.description, cents, currency, status },
          isDecided: status !== 'open' && status !== 'pending',
          returnUrl: asked.redirectUrl,
          transfers: [
            ...captures.map((one) => ({
              text: said('Capture', one.cents, one.status),
              choices: [{ name: `capture ${one.id} failed`, label: 'Let it fail' }],
            })),
            ...refunds.map((one) => ({
              text: said('Refund', one.cents, one.status),
              choices: [
                { name: `refund ${one.id} refunded`, label: 'Pay it out' },
                { name: `refund ${one.id} failed`, label: 'Let it fail' },
              ],
            })),
            ...chargebacks.map((one) => ({
              text: said('Chargeback', one.cents, one.reversedAt ? 'reversed' : 'open'),
              choices: [],
            })),
          ],
          choices: [
            { name: 'dispute', label: 'Charge it back' },
            ...(chargebacks.length > 0
              ? [{ name: 'reverse', label: 'Reverse the chargeback' }]
              : []),
          ],
        };
      }),
    decide: async (id, outcome, delivery) => {
      const decision = MOLLIE_OUTCOMES.find(({ name }) => name === outcome)?.name ?? 'failed';
      await control.decide(id, decision, delivery);
      return control.payments.get(id)?.asked.redirectUrl ?? '/';
    },
    choose: async (id, choice) => {
      const [what, part = '', to] = choice.split(' ');
      if (what === 'dispute') await control.dispute(id);
      if (what === 'reverse') await control.reverseDisputes(id);
      if (what === 'capture') await control.settleCapture(id, part, 'failed');
      if (what === 'refund') {
        await control.settleRefund(id, part, to === 'failed' ? 'failed' : 'refunded');
      }
    },
    fail: control.fail,
    payOut: () => control.payOut(),
  };
}

const ADYEN_OUTCOMES = [
  { name: 'completed', label: 'Pay' },
  { name: 'refused', label: 'Refuse' },
  { name: 'canceled', label: 'Cancel' },
  { name: 'paymentPending', label: 'Leave it pending' },
] as const;

export function testedAdyen(control: AdyenControl): TestedProvider {
  return {
    name: 'Adyen',
    outcomes: ADYEN_OUTCOMES,
    payments: () =>
      [...control.sessions.values()].map(({ id, asked, status }) => ({
        ...{ id, title: `Payment ${asked.reference.slice(0, 8)}`, status },
        ...{ cents: asked.amount.value, currency: asked.amount.currency },
        isDecided: status !== 'active' && status !== 'paymentPending',
        returnUrl: asked.returnUrl,
        transfers: control.modifications
          .filter(({ session }) => session.id === id)
          .map(({ kind, cents, pspReference }) => ({
            text: `${kind} of ${amountIn(cents, asked.amount.currency)}`,
            choices: [
              { name: `done ${pspReference}`, label: 'Say that it is done' },
              { name: `failed ${pspReference}`, label: 'Say that it failed' },
              ...(kind === 'REFUND'
                ? [{ name: `back ${pspReference}`, label: 'Let it fail later' }]
                : []),
            ],
          })),
        choices: [
          { name: 'dispute', label: 'Charge it back' },
          { name: 'reverse', label: 'Reverse the chargeback' },
          { name: 'repeat', label: 'Send every message again' },
        ],
      })),
    decide: async (id, outcome, delivery) => {
      const decision = ADYEN_OUTCOMES.find(({ name }) => name === outcome)?.name ?? 'refused';
      return control.decide(id, decision, delivery);
    },
    choose: async (id, choice) => {
      const [what, psp] = choice.split(' ');
      const modification = control.modifications.find(({ pspReference }) => pspReference === psp);
      if (what === 'dispute') await control.dispute(id);
      if (what === 'reverse') await control.reverseDisputes(id);
      if (what === 'repeat') await control.repeat(id);
      if (modification === undefined) return;
      if (what === 'back') await control.failRefund(modification);
      else await control.settle(modification, what === 'done');
    },
    fail: control.fail,
    payOut: () => control.payOut(),
  };
}
