import * as addressCalls from '#src/domain/address/address.calls.ts';
import type { CartAddress, DeliveryAddress } from '#src/domain/address/address.schema.ts';
import {
  isSameAddress,
  shownAddress,
  toCartAddress,
  toWireAddress,
} from '#src/domain/address/address.ts';
import * as cartCalls from '#src/domain/cart/cart.calls.ts';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import { servedMethods } from '#src/domain/shipping/served-methods.ts';
import * as shippingCalls from '#src/domain/shipping/shipping.calls.ts';
import type { ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';
import {
  type DeliveryQuestion,
  deliveryMode,
  deliveryQuestion,
  mayShipDematerialised,
} from '#src/domain/shipping/shipping.ts';
import type { ShippingMethodKey } from '#src/domain/shipping/shipping.values.ts';
import { hasStores } from '#src/domain/shop/web-domain.ts';
import { readDeliveryAddresses, requireAddress } from '#src/features/addresses/addresses.server.ts';
import { changeCart, onCart } from '#src/features/cart/cart.server.ts';
import { CommerceError, isCommerceError } from '#src/gateway/commerce-error.ts';
import { type CustomerCommerce, readClient } from '#src/session/customer-access.server.ts';
import type { ChosenPlace } from './chosen-place.ts';

/** The methods that may be chosen for a cart (CHK-12), stores where the shop has some. */
export async function offeredMethods(
  customer: CustomerCommerce,
  cart: Cart,
  country: string,
): Promise<ShippingMethod[]> {
  const methods = await customer.ask(shippingCalls.getShippingMethods, {
    query: { country, cartId: cart.id },
  });
  const mayGoToStores = hasStores(customer.shop);
  return servedMethods(methods, customer.caller.served).filter(({ key }) => {
    if (key === 'VI') return mayShipDematerialised(cart);
    return deliveryMode(key) !== 'store' || mayGoToStores;
  });
}

type SavedDelivery = {
  question: DeliveryQuestion;
  address: CartAddress;
  place: ChosenPlace | null;
};

/** What the cart says of where its parcel goes: to an address of somebody, or to a place. */
export function savedDelivery({ shippingAddress, shippingInfo }: Cart): SavedDelivery | null {
  if (shippingAddress === null || shippingInfo === null) return null;
  const { deliveryPointIdV2: storeId, ...address } = shippingAddress;
  const { line1: name, line2: line1, zipCode, city, country } = shownAddress(address);
  return {
    question: deliveryQuestion(shippingInfo.shippingMethodKey),
    address,
    place: storeId === null ? null : { storeId, name, line1, zipCode, city, country },
  };
}

export const namesOf = ({ firstName, lastName }: CartAddress) => ({ firstName, lastName });

/** Names as they were typed, and phone. */
export function personOf(address: CartAddress) {
  const { phoneNumber, phoneNumberCountry, phoneNumberQuality } = address;
  return { ...namesOf(shownAddress(address)), phoneNumber, phoneNumberCountry, phoneNumberQuality };
}

/** The delivery addresses of an account; a guest has none. */
export async function savedAddresses(customer: CustomerCommerce): Promise<DeliveryAddress[]> {
  const { isGuest } = await readClient(customer);
  return isGuest ? [] : readDeliveryAddresses(customer);
}

/** Keeps a new address in the account for the next time; an order never fails for that. */
async function rememberDelivery(customer: CustomerCommerce, address: CartAddress): Promise<void> {
  if ((await readClient(customer)).isGuest) return;
  try {
    const saved = await readDeliveryAddresses(customer);
    if (saved.some((known) => isSameAddress(toCartAddress(known), address))) return;
    await customer.ask(addressCalls.addDeliveryAddress, { body: { ...address, favorite: false } });
  } catch (error) {
    if (!isCommerceError(error)) throw error;
  }
}

/**
 * Writes an edited address over the saved one, which stays first if it was. One that was deleted
 * in another tab is left to `rememberDelivery`.
 */
async function changeSaved(
  customer: CustomerCommerce,
  id: string,
  address: CartAddress,
): Promise<void> {
  const addresses = await savedAddresses(customer);
  const saved = addresses.find((known) => known.id === id);
  if (saved === undefined) return;
  await customer.ask(addressCalls.changeDeliveryAddress, {
    params: { id },
    body: { ...address, favorite: saved.favorite },
  });
}

type DeliveryInput = {
  method: ShippingMethodKey;
  address: CartAddress;
  /** Where the parcel waits, for methods with such places. */
  pointId: string | null;
  /** The saved address that was edited for this delivery. */
  savedId: string | null;
  version: number;
};

/**
 * Saves the shipping method with its address (§7), its place or its receiver: what the method asks
 * for is checked, and nothing else is kept for the next time.
 */
export async function saveDelivery(
  customer: CustomerCommerce,
  { method, address, pointId, savedId, version }: DeliveryInput,
): Promise<ShopperCart> {
  const { deliveryCountries, phoneNumberByShippingMethod } = customer.shop.params;
  const question = deliveryQuestion(method);
  if (question === 'receiver') {
    const receiver = namesOf(address);
    return changeCart(customer, version, (at) =>
      customer.ask(cartCalls.setHappyShopping, { ...onCart(at), body: receiver }),
    );
  }
  if (question === 'place' && pointId === null) {
    throw new CommerceError('DELIVERY_POINT_UNKNOWN', 'delivery');
  }
  const isPhoneRequired = phoneNumberByShippingMethod[method] ?? false;
  const rules = { countries: deliveryCountries, isPhoneRequired };
  const wire = toWireAddress(question === 'nothing' ? address : requireAddress(address, rules));
  const sent = { ...wire, deliveryPointIdV2: question === 'place' ? pointId : null };
  // First, so that a failure is told while what was typed is still there.
  if (question === 'address' && savedId !== null) await changeSaved(customer, savedId, wire);
  const cart = await changeCart(customer, version, (at) =>
    customer.ask(cartCalls.setShippingMethod, {
      ...onCart(at, { shippingMethodId: method }),
      body: sent,
    }),
  );
  if (question === 'address') await rememberDelivery(customer, wire);
  return cart;
}
