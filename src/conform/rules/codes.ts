import { addProduct, addPromoCode, removePromoCode } from '#src/domain/cart/cart.calls.ts';
import { addsUp, at, cartWith, readCart } from '../carts.ts';
import { type Context, rulesOf } from '../rule.ts';
import { equal, holds, NotTried, present } from '../unmet.ts';

function codeOf({ fixtures }: Context) {
  if (fixtures.code === null) throw new NotTried('no promotion code');
  return fixtures.code;
}

/** A guest's cart with one plenty, reduced. */
async function reduced(context: Context) {
  const { code, percent } = codeOf(context);
  const shopper = context.guest();
  const cart = await cartWith(shopper, context.sku('plenty'));
  const less = await shopper.ok(addPromoCode, at(cart, { promoCode: code }), 200);
  return { shopper, cart, less, code, percent };
}

export const CODE_RULES = rulesOf('codes', 'codes', [
  [
    'applied',
    'shape',
    'A code is on the cart, with what it took off and a label',
    async (context) => {
      const { cart, less, code } = await reduced(context);
      equal(
        'codes',
        less.discountCode.map((one) => one.code),
        [code],
      );
      equal(
        'what was taken off',
        less.discounts.map((one) => one.code),
        [code],
      );
      equal('version', less.version, cart.version + 1);
    },
  ],
  [
    'percent',
    'money',
    'It takes its percent off the goods, to the cent, and the total adds up',
    async (context) => {
      const { cart, less, percent } = await reduced(context);
      const off = present('what was taken off', less.discounts[0]).centAmount;
      equal('cents', off, Math.round((cart.totalPrice.centAmount * percent) / 100));
      addsUp(less);
    },
  ],
  [
    'follows',
    'money',
    'It follows what is added',
    async (context) => {
      const { shopper, less } = await reduced(context);
      const more = await shopper.ok(addProduct, at(less, { sku: context.sku('plenty') }), 200);
      const [one, two] = [less.discounts[0], more.discounts[0]].map((off) => off?.centAmount ?? 0);
      // To the cent for the cart, or for each item.
      holds('twice as much', Math.abs((two ?? 0) - 2 * (one ?? 0)) <= 1, [one, two]);
      addsUp(more);
    },
  ],
  [
    'removed',
    'money',
    'A code that is removed gives the price back',
    async (context) => {
      const { shopper, cart, less, code } = await reduced(context);
      const full = await shopper.ok(removePromoCode, at(less, { promoCode: code }), 200);
      equal('total and codes', [full.totalPrice, full.discountCode], [cart.totalPrice, []]);
    },
  ],
  [
    'twice',
    'behaviour',
    'A code that is on the cart is 422 PROMO_CODE_ALREADY_APPLIED',
    async (context) => {
      const { shopper, less, code } = await reduced(context);
      const wire = at(less, { promoCode: code });
      await shopper.refused(addPromoCode, wire, 'PROMO_CODE_ALREADY_APPLIED');
    },
  ],
  [
    'unknown',
    'behaviour',
    'A code that does not exist is 404 PROMO_CODE_UNKNOWN, and the cart stays as it is',
    async ({ guest, sku }) => {
      const shopper = guest();
      const cart = await cartWith(shopper, sku('plenty'));
      await shopper.refused(addPromoCode, at(cart, { promoCode: 'NO-SUCH' }), 'PROMO_CODE_UNKNOWN');
      equal('the cart', await readCart(shopper, cart), cart);
    },
  ],
]);
