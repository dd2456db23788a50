import { z } from 'zod';

/** Whether it is served in a shop; what is left out is not. */
const served = (description: string) => z.boolean().optional().meta({ description });

/** An https URL, or one of this machine; what is filled in is behind its origin, and nothing else is. */
const CHECKOUT_URL =
  /^(https:\/\/[\w.-]+|http:\/\/localhost)(:\d{1,5})?\/([^\s{}]|\{cartId\}|\{locale\})*$/;

/** Where a platform has the checkout on its own pages. */
export const checkoutUrlSchema = z
  .string()
  .max(2_000)
  .regex(CHECKOUT_URL)
  .refine((url) => url.includes('{cartId}'))
  .meta({
    description: 'Where it is: https, with `{cartId}` and, where it is wanted, `{locale}` in it',
  });

/**
 * What a platform serves in a shop beyond the core, which has no name (decision 108). A call says
 * which of them it belongs to; a storefront makes no call of one that is not declared.
 */
export const capabilitiesSchema = z
  .object({
    profile: z.int().min(1).meta({ description: 'Version of the profile; this is 1' }),
    checkout: z
      .literal('hosted')
      .optional()
      .meta({ description: 'The platform has the checkout on its own pages' }),
    checkoutUrl: checkoutUrlSchema.optional(),
    content: served(
      'Pages, menus, footers, help, legal pages and rules of scripts that editors write',
    ),
    suggest: served('Suggestions while a shopper types a search'),
    related: served('What goes with a product, and what resembles it'),
    reviews: served('Reviews of products by buyers'),
    feed: served('Listed products, page by page, for feeds of portals'),
    pageNames: served('Names of pages in all shops, for sitemaps and the same page elsewhere'),
    redirects: served('Where old paths lead'),
    stores: served('Stores with their pages, hours and stock, and the preferred one'),
    pickupPoints: served('Pickup points and lockers to deliver to'),
    reservations: served('Garments that a store lays aside'),
    codes: served('Promo codes in the cart'),
    giftCards: served('Gift cards in the cart, and to pay with'),
    giftWrap: served('Goods wrapped as a gift'),
    donations: served('Donations in the cart'),
    sharedCarts: served('A cart that somebody shared by a link'),
    cartsElsewhere: served("The customer's carts in other shops"),
    creditTerms: served('What it costs to pay later'),
    guests: served('Orders without an account'),
    paymentLinks: served('Links that pay an order which the staff made'),
    tracking: served('Where an order is, in the account and by number and e-mail'),
    withdrawal: served('Withdrawal from a contract'),
    returns: served('Returns and their labels'),
    downloads: served('Invoices and other documents of orders'),
    loyalty: served('Points, members, their offers and their delivery'),
    wishlist: served('A wishlist that is saved in the account and can be shared'),
    alerts: served('Mails when a size is back'),
    newsletter: served('Newsletter, and what the customer is sent'),
    addressSuggestions: served('Addresses that begin with what was typed'),
    bankDetails: served('Where refunds go'),
    personalData: served('All data of the customer to download, and deletion of the account'),
    credentials: served('Another password or e-mail address'),
    devices: served('Where the customer is signed in'),
    passkeys: served('Passkeys of the customer'),
    connectedProviders: served('Other providers that sign the customer in'),
    webVitals: served('Counts of how pages felt'),
  })
  .refine(({ checkout, checkoutUrl }) => (checkout === undefined) === (checkoutUrl === undefined), {
    path: ['checkoutUrl'],
    message: '`checkout` and `checkoutUrl` come together',
  })
  .meta({ id: 'Capabilities' });
export type Capabilities = z.infer<typeof capabilitiesSchema>;

/** Fields that say how a platform serves, and not what. */
export const NO_CAPABILITIES = ['profile', 'checkout', 'checkoutUrl'] as const;
export type CapabilityName = Exclude<keyof Capabilities, (typeof NO_CAPABILITIES)[number]>;

/** What a platform may or may not serve: a capability, or the checkout, which it may have itself. */
export type ServedPart = CapabilityName | 'checkout';
