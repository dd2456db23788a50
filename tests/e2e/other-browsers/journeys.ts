import type { APIRequestContext } from '@playwright/test';
import { CARD_TEXTS } from '#src/demo/card-sandbox/texts.ts';
import { textsFor } from '#src/platform/kernel/texts/platform-texts.ts';
import type { Visitor } from '../../support/browsers/visitor.ts';
import { DEMO_PASSWORD, passwordOf } from '../../support/customers.ts';
import { privacyChosen } from '../../support/known-browser.ts';
import { codeInMail } from '../mail-codes.ts';

/** What a shopper and the staff do in any browser, in the words of the British shop. */

const provider = textsFor('en');
const card = CARD_TEXTS.en;
const ORDER_NUMBER = /V\d{10}/;
const RETURN_NUMBER = /R-[2-9A-Z]{4}-[2-9A-Z]{4}/;

/** Answers what a first visit asks about privacy. */
export async function choosePrivacy(visitor: Visitor, shop: string) {
  const [origin] = privacyChosen(1).origins;
  await visitor.visit(`${shop}/en`);
  for (const { name, value } of origin?.localStorage ?? []) {
    await visitor.driver.executeScript('localStorage.setItem(...arguments)', name, value);
  }
}

/** From home to the cart: a dress, found by its list, once or more. */
export async function fillCart(visitor: Visitor, shop: string, count = 1) {
  await visitor.visit(`${shop}/en`);
  await visitor.hydrated();
  await visitor.click('link', 'Dresses', 'main');
  await visitor.see('heading', 'Dresses');
  await visitor.click('link', 'Midi dress', 'main');
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

/** With the code of a mail, which the outbox of the platform shows. */
export async function signInByCode(
  visitor: Visitor,
  email: string,
  mails: { request: APIRequestContext; platformUrl: string },
) {
  await visitor.type(provider.fields.email, email);
  await visitor.click('button', provider.code.ask);
  await visitor.see('heading', provider.code.title);
  await visitor.type(
    provider.code.field,
    await codeInMail(mails.request, email, [], mails.platformUrl),
  );
  await visitor.click('button', provider.signIn.submit);
}

export async function signOut(visitor: Visitor, shop: string) {
  await visitor.visit(`${shop}/en/account/orders`);
  await visitor.hydrated();
  await visitor.click('link', 'Sign out', 'main');
  // Home: a visit before that would take the sign-out's place.
  await visitor.see('link', 'Dresses', 'main');
}

/** From the cart to the confirmation; answers the number of the order. */
export async function buyCart(visitor: Visitor, shop: string, signIn: () => Promise<void>) {
  await visitor.visit(`${shop}/en/cart`);
  await visitor.hydrated();
  await visitor.click('link', 'Checkout', 'main');
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
  await visitor.click('button', /^Pay /);
  await visitor.type(card.number, '4242 4242 4242 4242');
  await visitor.type(card.expiry, '12/39');
  await visitor.type(card.securityCode, '123');
  await visitor.type(card.name, 'Camille Durand');
  await visitor.click('button', card.pay);
  await visitor.see('heading', 'Thank you');
  return visitor.read(ORDER_NUMBER);
}

/** The number of the newest order in the account. */
export async function newestOrder(visitor: Visitor, shop: string) {
  await visitor.visit(`${shop}/en/account/orders`);
  await visitor.see('heading', 'Orders');
  return visitor.read(ORDER_NUMBER);
}

/** Signs the owner in, and waits for the first page. */
export async function enterOffice(visitor: Visitor, office: string) {
  await visitor.visit(office);
  await visitor.type('Email address', 'owner@vitrine.example');
  await visitor.type('Password', DEMO_PASSWORD);
  await visitor.click('button', 'Sign in');
  await visitor.see('heading', /^Hello /);
}

/** The owner cancels one item of an order and delivers the other one. */
export async function workAsStaff(visitor: Visitor, office: string, orderNumber: string) {
  await enterOffice(visitor, office);
  await visitor.visit(`${office}/orders/${orderNumber}/show`);
  await visitor.see('heading', 'Items');
  const dialog = '[role=dialog]';
  await visitor.click('button', 'Cancel items');
  await visitor.focused(dialog);
  await visitor.click('button', /^One more: /, dialog);
  await visitor.click('list', /^Why/, dialog);
  await visitor.click('option', 'Not in stock');
  await visitor.click('button', 'Cancel 1 item', dialog);
  await visitor.see('heading', 'Cancelled items');
  await visitor.click('button', 'Send a parcel');
  await visitor.focused(dialog);
  await visitor.type(/^Carrier/, 'Royal Mail', dialog);
  await visitor.click('button', 'Send 1 item', dialog);
  await visitor.read(/Parcel 1, Royal Mail/);
  await visitor.click('button', 'It is delivered');
  await visitor.read(/^Delivered$/m);
}

/** The customer sends the only item of an order back; answers the number of the return. */
export async function returnItem(visitor: Visitor, shop: string, orderNumber: string) {
  await visitor.visit(`${shop}/en/account/orders`);
  await visitor.hydrated();
  // The list shows an order in short; its number opens it.
  await visitor.click('link', `Order ${orderNumber}`);
  await visitor.click('button', 'Return items');
  await visitor.choose(/^Reason: /, 'Too small');
  await visitor.click('button', 'Continue');
  await visitor.click('button', 'Confirm the return');
  return visitor.read(RETURN_NUMBER);
}
