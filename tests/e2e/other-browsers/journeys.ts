import { textsFor } from '#src/platform/texts/platform-texts.ts';
import type { Visitor } from '../../support/browsers/visitor.ts';
import { passwordOf } from '../../support/customers.ts';
import { privacyChosen } from '../../support/known-browser.ts';

/** What a shopper does in any browser, in the words of the British shop. */

const provider = textsFor('en');

/** From home to the cart: a dress, found by its list, once or more. */
export async function fillCart(visitor: Visitor, shop: string, count = 1) {
  const [origin] = privacyChosen(1).origins;
  await visitor.visit(`${shop}/en`);
  await visitor.hydrated();
  for (const { name, value } of origin?.localStorage ?? []) {
    await visitor.driver.executeScript('localStorage.setItem(...arguments)', name, value);
  }
  await visitor.visit(`${shop}/en`);
  await visitor.hydrated();
  await visitor.click('link', 'Dresses', { inside: 'main' });
  await visitor.see('heading', 'Dresses');
  await visitor.click('link', 'Midi dress', { inside: 'main' });
  await visitor.see('heading', 'Midi dress');
  for (const added of Array.from({ length: count }, (_, index) => index + 1)) {
    await visitor.driver.navigate().refresh();
    await visitor.hydrated();
    await visitor.click('choice', /^10(\D|$)/);
    await visitor.click('button', 'Add to cart');
    await visitor.see('link', new RegExp(`^Cart, ${added} `));
  }
}

export async function signInByPassword(visitor: Visitor, email: string) {
  await visitor.type(provider.fields.email, email);
  await visitor.type(provider.fields.password, passwordOf(email));
  await visitor.click('button', provider.signIn.submit);
}

/** From the cart to the payment step. */
export async function goToPayment(visitor: Visitor, shop: string, signIn: () => Promise<void>) {
  await visitor.visit(`${shop}/en/cart`);
  await visitor.hydrated();
  await visitor.click('link', 'Checkout', { inside: 'main' });
  await signIn();
  await visitor.see('heading', 'Billing');
  await visitor.hydrated();
  const address = [
    ['First name', 'Camille'],
    ['Last name', 'Durand'],
    ['Address', '12 Lilac Road'],
    ['Postcode', 'LS1 4DT'],
    ['Town or city', 'Leeds'],
  ] as const;
  for (const [name, text] of address) await visitor.type(name, text);
  await visitor.click('button', 'Continue to delivery');
  await visitor.see('heading', 'Delivery');
  await visitor.click('button', 'Continue to payment');
  await visitor.see('heading', 'Payment');
}
