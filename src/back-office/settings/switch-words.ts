import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SwitchName } from '#src/domain/shop/setting.schema.ts';

/** Parts of the page, in its order. */
export const SWITCH_GROUPS = {
  checkout: msg`Cart and checkout`,
  account: msg`Account`,
  goods: msg`Goods`,
  stores: msg`Stores`,
  others: msg`Services of other companies`,
} satisfies Record<string, MessageDescriptor>;

type SwitchWords = {
  group: keyof typeof SWITCH_GROUPS;
  name: MessageDescriptor;
  /** What it does for a shopper. */
  about: MessageDescriptor;
};

export const SWITCHES: Record<SwitchName, SwitchWords> = {
  guestCheckout: {
    group: 'checkout',
    name: msg`Orders without an account`,
    about: msg`Shoppers order with their email address alone, without a password.`,
  },
  expressCheckout: {
    group: 'checkout',
    name: msg`Express payment`,
    about: msg`Customers who are signed in order from the cart in one step, by wallet and to their usual address. It works with the payments of the demo alone.`,
  },
  allowShareCart: {
    group: 'checkout',
    name: msg`Shared carts`,
    about: msg`Shoppers send their cart to somebody as a link, who can order the same.`,
  },
  recaptcha: {
    group: 'checkout',
    name: msg`Check against robots before payment`,
    about: msg`Who pays shows first that they are no robot. Real shoppers wait a moment longer.`,
  },
  wishlist: {
    group: 'account',
    name: msg`Wishlist`,
    about: msg`A heart on every product keeps it in a list, which shoppers can share.`,
  },
  loyalty: {
    group: 'account',
    name: msg`Loyalty programme`,
    about: msg`Members collect points with every order and choose offers in the cart.`,
  },
  myDownloads: {
    group: 'account',
    name: msg`Downloads in the account`,
    about: msg`The account has a page with invoices and other documents to download.`,
  },
  swiftAddToCart: {
    group: 'goods',
    name: msg`Add to the cart from lists`,
    about: msg`A size is chosen on the tile of a product, without opening its page.`,
  },
  showProductAvailabilityAlert: {
    group: 'goods',
    name: msg`Mail when a size is back`,
    about: msg`Where a size is sold out, shoppers can ask for a mail when it is back.`,
  },
  newRatioOnProductPicture: {
    group: 'goods',
    name: msg`Wider pictures`,
    about: msg`Pictures of products are shown in the format 4:5 instead of 2:3.`,
  },
  strikesInitialPrice: {
    group: 'goods',
    name: msg`Strike the price from before the sale`,
    about: msg`In the Union, too, the first price is struck through, not the lowest of 30 days. Ask your counsel before.`,
  },
  agec: {
    group: 'goods',
    name: msg`Environmental sheet and sorting sign of France`,
    about: msg`Product pages show the sheet of the AGEC law, and the mail of an order the sorting sign. France demands it.`,
  },
  showEcoDesign: {
    group: 'goods',
    name: msg`Environmental sheet of eco-designed products`,
    about: msg`Product pages of goods that are marked as eco-designed show their environmental sheet.`,
  },
  ereservation: {
    group: 'stores',
    name: msg`Reservation in a store`,
    about: msg`Shoppers reserve a size in a store, try it on there and pay there.`,
  },
  showMap: {
    group: 'stores',
    name: msg`Map of stores and pickup points`,
    about: msg`Beside the list of stores and pickup points there is a map.`,
  },
  abtasty: {
    group: 'others',
    name: msg`Tests of variants`,
    about: msg`Some shoppers who allow measurement see another variant of a page, to compare them. Needs the script of the service.`,
  },
  olapic: {
    group: 'others',
    name: msg`Pictures by customers`,
    about: msg`Product pages show pictures that customers have taken. Needs the script of the service.`,
  },
  richRelevance: {
    group: 'others',
    name: msg`Recommendations of a service`,
    about: msg`Product pages and the cart show goods that the service recommends. Needs the script of the service.`,
  },
};

const isSwitchName = (name: string): name is SwitchName => Object.hasOwn(SWITCHES, name);

/** All switches, in the order of the page. */
export const SWITCH_NAMES = Object.keys(SWITCH_GROUPS).flatMap((group) =>
  Object.keys(SWITCHES)
    .filter(isSwitchName)
    .filter((name) => SWITCHES[name].group === group),
);
