import { changeAccount, getAccount, welcomeAccount } from '#src/domain/account/account.calls.ts';
import {
  addDeliveryAddress,
  changeDeliveryAddress,
  getAddresses,
  getBillingAddress,
  getDeliveryAddresses,
  removeDeliveryAddress,
  saveBillingAddress,
} from '#src/domain/address/address.calls.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { answerOf, said } from '../judge.ts';
import { type Context, rulesOf } from '../rule.ts';
import type { Shopper } from '../shopper.ts';
import { equal, holds } from '../unmet.ts';

export const ACCOUNT_RULES = rulesOf('account', 'core', [
  [
    'read',
    'shape',
    'A customer reads the own account, two customers different ones',
    async ({ customer }) => {
      const one = await (await customer('one', { keepsCart: true })).ok(getAccount);
      const two = await (await customer('two', { keepsCart: true })).ok(getAccount);
      holds('different customers', one.customerId !== two.customerId, one.customerId);
      holds('no guest', !one.isGuest && !one.isDeleted, one);
    },
  ],
  [
    'change-one',
    'behaviour',
    'A change of one field leaves the others as they are',
    async ({ customer, leaves }) => {
      const shopper = await customer('one', { keepsCart: true });
      const before = await shopper.ok(getAccount);
      const firstName = before.firstName === 'ANNA' ? 'MARIE' : 'ANNA';
      await shopper.ok(changeAccount, { body: { firstName } }, 200);
      const changed = await shopper.ok(getAccount);
      const back = await shopper.ask(changeAccount, { body: { firstName: before.firstName } });
      if (back.status !== HTTP_STATUS.OK)
        leaves(
          `the first name ${firstName} of customer one: to change it back answers ${said(back)}`,
        );
      equal('the account', changed, { ...before, firstName });
      equal('the account of before', answerOf(changeAccount, back), before);
    },
  ],
  [
    'change-unknown',
    'behaviour',
    'A field that nobody may change is 400 naming it',
    async ({ customer }) => {
      const shopper = await customer('one', { keepsCart: true });
      for (const field of ['customerId', 'loyaltyNumber', 'email']) {
        const wire = { body: { [field]: 'x' } };
        await shopper.refused(changeAccount, wire, 'BAD_REQUEST', { field });
      }
    },
  ],
  [
    'welcome',
    'behaviour',
    'A customer is welcomed for the first time once, however often that is asked',
    async ({ customer }) => {
      const shopper = await customer('one', { keepsCart: true });
      await shopper.ok(welcomeAccount);
      const again = await Promise.all([1, 2, 3].map(() => shopper.ok(welcomeAccount)));
      equal('first times', again.filter(({ isFirst }) => isFirst).length, 0);
    },
  ],
]);

type Address = Context['fixtures']['address'];
const deliveryBody = ({ asTyped: _, ...address }: Address, more = {}) => ({
  ...address,
  favorite: false,
  ...more,
});
const idsOf = async (shopper: Shopper) =>
  (await shopper.ok(getDeliveryAddresses)).values.map(({ id }) => id);
const remove = (shopper: Shopper, id: string) =>
  shopper.ask(removeDeliveryAddress, { params: { id } });

/** Removes addresses that a rule made, and says which stayed. */
async function removeAgain({ leaves }: Context, shopper: Shopper, ...ids: readonly string[]) {
  for (const id of ids) {
    const answer = await shopper.ask(removeDeliveryAddress, { params: { id } });
    if (answer.status !== HTTP_STATUS.NO_CONTENT)
      leaves(
        `address ${id} of customer two: to remove it answers ${said(answer)}; each run adds more of them`,
      );
  }
}

/** A customer with another address than before, which is removed again. */
async function withAddress(
  context: Context,
  more: object,
  prove: (shopper: Shopper, id: string, body: ReturnType<typeof deliveryBody>) => Promise<void>,
) {
  const shopper = await context.customer('two', { keepsCart: true });
  const body = deliveryBody(context.fixtures.address, more);
  const { id } = await shopper.ok(addDeliveryAddress, { body }, 201);
  try {
    await prove(shopper, id, body);
  } finally {
    await removeAgain(context, shopper, id);
  }
}

export const ADDRESS_RULES = rulesOf('addresses', 'core', [
  [
    'add',
    'shape',
    'An address that is added has an id and is in the list, as it was sent',
    (context) =>
      withAddress(context, { favorite: true }, async (shopper, id, body) => {
        const { values } = await shopper.ok(getDeliveryAddresses);
        const found = values.find((one) => one.id === id);
        equal('the address', found, { ...body, id });
      }),
  ],
  [
    'other-form',
    'shape',
    'The same addresses come in the other form of the account, of one country or of all',
    (context) =>
      withAddress(context, {}, async (shopper, id, body) => {
        const all = (await shopper.ok(getAddresses)).values.map((one) => one.shopAddressId);
        equal('ids of all', all.toSorted(), (await idsOf(shopper)).toSorted());
        const query = { country: body.country };
        const { values } = await shopper.ok(getAddresses, { query });
        const found = values.find((one) => one.shopAddressId === id);
        equal('line and city', [found?.address1, found?.city], [body.line1, body.city]);
        const others = values.filter(({ country }) => country !== body.country);
        equal('addresses of another country', others, []);
      }),
  ],
  [
    'change',
    'behaviour',
    'A changed address is answered and read as it was sent',
    (context) =>
      withAddress(context, { favorite: true }, async (shopper, id, body) => {
        const changed = { ...body, line1: '1 OTHER STREET' };
        const wire = { params: { id }, body: changed };
        equal('answer', await shopper.ok(changeDeliveryAddress, wire), { ...changed, id });
        const { values } = await shopper.ok(getDeliveryAddresses);
        equal('line', values.find((one) => one.id === id)?.line1, changed.line1);
      }),
  ],
  [
    'remove',
    'behaviour',
    'A removed address is gone: 204, and 404 ADDRESS_NOT_FOUND the second time',
    async (context) => {
      const shopper = await context.customer('two', { keepsCart: true });
      const body = deliveryBody(context.fixtures.address);
      const { id } = await shopper.ok(addDeliveryAddress, { body }, 201);
      equal('status', (await remove(shopper, id)).status, HTTP_STATUS.NO_CONTENT);
      holds('no such address', !(await idsOf(shopper)).includes(id), id);
      await shopper.refused(removeDeliveryAddress, { params: { id } }, 'ADDRESS_NOT_FOUND');
    },
  ],
  [
    'favorite',
    'behaviour',
    'One address is the favorite: another that is made it takes its place, and comes first',
    (context) =>
      withAddress(context, { favorite: true }, async (shopper, first) => {
        const body = deliveryBody(context.fixtures.address, { favorite: true });
        const { id } = await shopper.ok(addDeliveryAddress, { body }, 201);
        const { values } = await shopper.ok(getDeliveryAddresses);
        await removeAgain(context, shopper, id);
        const favorites = values.filter(({ favorite }) => favorite).map((one) => one.id);
        equal('favorites', favorites, [id]);
        equal('the first of the list', values[0]?.id, id);
        holds(
          'the one before in it',
          values.some((one) => one.id === first),
          first,
        );
      }),
  ],
  [
    'first',
    'behaviour',
    'The first address of a customer is the favorite, whatever was sent; a second one is not',
    async (context) => {
      const shopper = await context.customer('two', { keepsCart: true });
      const { values: before } = await shopper.ok(getDeliveryAddresses);
      for (const { id } of before) await remove(shopper, id);
      const isFavorite = async (id: string) =>
        (await shopper.ok(getDeliveryAddresses)).values.find((one) => one.id === id)?.favorite;
      try {
        await withAddress(context, {}, async (_, first) => {
          equal('favorite, of the first', await isFavorite(first), true);
          await withAddress(context, {}, async (_again, second) => {
            equal('favorite, of the second', await isFavorite(second), false);
          });
        });
      } finally {
        for (const { id: _, ...body } of before)
          await shopper.ok(addDeliveryAddress, { body }, 201);
      }
    },
  ],
  [
    'not-yours',
    'behaviour',
    'An address of another customer is the same 404 as one that is not there',
    (context) =>
      withAddress(context, {}, async (_, id, body) => {
        const other = await context.customer('one', { keepsCart: true });
        for (const call of [changeDeliveryAddress, removeDeliveryAddress]) {
          const wireOf = (name: string) => ({
            params: { id: name },
            ...(call === changeDeliveryAddress && { body }),
          });
          const refusal = await other.refused(call, wireOf(id), 'ADDRESS_NOT_FOUND');
          const none = await other.refused(call, wireOf('nothing'), 'ADDRESS_NOT_FOUND');
          equal('the same refusal', refusal, none);
        }
      }),
  ],
  [
    'wrong',
    'behaviour',
    'An address with a wrong postcode is 422 ADDRESS_INVALID, with an unknown key 400, naming it',
    async ({ customer, fixtures }) => {
      const shopper = await customer('two', { keepsCart: true });
      const before = await idsOf(shopper);
      const zip = { body: deliveryBody(fixtures.address, { zipCode: 'x' }) };
      await shopper.refused(addDeliveryAddress, zip, 'ADDRESS_INVALID', { field: 'zipCode' });
      const key = { body: deliveryBody(fixtures.address, { nickname: 'home' }) };
      await shopper.refused(addDeliveryAddress, key, 'BAD_REQUEST', { field: 'nickname' });
      equal('addresses', await idsOf(shopper), before);
    },
  ],
  [
    'billing',
    'shape',
    'A billing address that is saved is read as it was sent',
    async ({ customer, fixtures }) => {
      const shopper = await customer('two', { keepsCart: true });
      const { line1, line2, line3, line4, country, city, zipCode, quality } = fixtures.address;
      const body = { line1, line2, line3, line4, country, city, zipCode, quality };
      equal('answer', await shopper.ok(saveBillingAddress, { body }), body);
      equal('what is read', await shopper.ok(getBillingAddress), body);
    },
  ],
  [
    'favorites-at-once',
    'races',
    'Five addresses that are added as favorite at the same time leave one favorite',
    async (context) => {
      const shopper = await context.customer('two', { keepsCart: true });
      const before = await idsOf(shopper);
      const wire = { body: deliveryBody(context.fixtures.address, { favorite: true }) };
      await Promise.all(Array.from({ length: 5 }, () => shopper.ok(addDeliveryAddress, wire, 201)));
      const { values } = await shopper.ok(getDeliveryAddresses);
      const added = values.map(({ id }) => id).filter((id) => !before.includes(id));
      await removeAgain(context, shopper, ...added);
      equal('favorites', values.filter(({ favorite }) => favorite).length, 1);
      equal('addresses', values.length, before.length + 5);
    },
  ],
]);
