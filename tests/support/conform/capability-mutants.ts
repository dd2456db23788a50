import { type Mutant, one, shrugging } from './mutant.ts';
import { answering, asking, cartIdIn, insisting, type Json } from './mutant-proxy.ts';

export const promoMutants: readonly Mutant[] = [
  one(
    'a code takes off a cent more',
    'codes.percent',
    answering('POST', /promo-code/, (cart) => ({
      ...cart,
      discounts: cart.discounts.map((off: Json) => ({ ...off, centAmount: off.centAmount + 1 })),
    })),
  ),
  one('an unknown code is taken without a word', 'codes.unknown', shrugging('PROMO_CODE_UNKNOWN')),
  one(
    'a code that is removed stays',
    'codes.removed',
    asking('DELETE', /promo-code/, (asked) => ({
      ...asked,
      ...{ method: 'PUT', path: `/carts/${cartIdIn(asked)}/refresh` },
    })),
  ),
];

const WISHLIST = /\/knowledges\/wishlist\/?$/;

export const wishlistMutants: readonly Mutant[] = [
  one(
    'a wish that is made twice is there twice',
    'wishlist.add',
    answering('GET', WISHLIST, ({ values }) => ({
      values: values.flatMap((value: Json) => [value, value]),
    })),
  ),
  one(
    'a list that is not shared any more is still seen',
    'wishlist.share',
    insisting('WISHLIST_NOT_SHARED', async () => ({
      ...{ status: 200, headers: new Headers() },
      body: Buffer.from('{"values":[]}'),
    })),
  ),
];

export const newsletterMutants: readonly Mutant[] = [
  one(
    'a confirmation says that its token is unknown',
    'newsletter.unknown-token',
    async (asked, forward) => {
      const reply = await forward(asked);
      const isConfirmed = asked.path === '/newsletters/confirmation';
      return isConfirmed ? { ...reply, status: 404 } : reply;
    },
  ),
  one(
    'a change of one subscription ends the others',
    'newsletter.change-one',
    answering('PUT', /\/subscriptions$/, ({ values }) => ({
      values: values.map(({ type, optin }: Json) => ({
        type,
        optin: type === 'SURV' ? optin : optin === 'YES' ? 'NO' : 'YES',
      })),
    })),
  ),
];
