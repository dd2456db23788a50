import type { HelpWords } from './help-words.ts';

export const HELP_EN: HelpWords = {
  title: 'How can we help?',
  text: 'Answers to what shoppers ask most, from delivery to returns.',
  delivery: {
    slug: 'delivery',
    title: 'Delivery',
    answers: {
      price: [
        'How much is delivery?',
        '<p>Home delivery is free on orders over {amount}. Below that, its price is shown when you choose your delivery, before you pay.</p>',
      ],
      arrival: [
        'When will my parcel arrive?',
        '<p>The expected day is shown next to each delivery option at checkout, and on the page of your order afterwards.</p>',
      ],
    },
  },
  returns: {
    slug: 'returns',
    title: 'Returns',
    answers: {
      time: [
        'How long do I have to return something?',
        '<p>You have <strong>30 days</strong> from the day the parcel arrives. Please send items back unworn, with their labels.</p>',
      ],
      refund: [
        'When do I get my money back?',
        '<p>Once the return has reached us. We refund you to the payment method you used.</p>',
      ],
      refundToGiftCard: [
        'When do I get my money back?',
        '<p>Once the return has reached us. We refund you to the payment method you used: your card or your gift card.</p>',
      ],
    },
  },
  payment: {
    slug: 'payment',
    title: 'Payment',
    answers: {
      ways: [
        'How can I pay?',
        '<p>By card, or with another payment method shown at the payment step. Your bank may ask you to confirm the payment.</p>',
      ],
      waysWithGiftCard: [
        'How can I pay?',
        '<p>By card, and by gift card for all or part of the order. Your bank may ask you to confirm the payment.</p>',
      ],
      refused: [
        'My payment was refused. What now?',
        '<p>Your cart is still there. Check the details of the card or take another one, and try again.</p>',
      ],
    },
  },
  sizes: {
    slug: 'sizes',
    title: 'Sizes',
    answers: {
      guide: [
        'How do I find my size?',
        '<p>Open the <strong>size guide</strong> on the page of a product: it says which measurements each size fits.</p>',
      ],
      alert: [
        'My size is sold out. Can you tell me when it is back?',
        '<p>Choose the size on the page of the product and ask for a stock alert. Your alerts are kept in your account.</p>',
      ],
    },
  },
  account: {
    slug: 'account',
    title: 'Account',
    answers: {
      orders: [
        'Where do I find my orders?',
        '<p>In your account, under “Orders”: each with its items, total and status.</p>',
      ],
      wishlist: [
        'Where do I find my wishlist?',
        '<p>Tap the heart on an item: it is kept in your account, under “Wishlist”.</p>',
      ],
    },
  },
  giftCards: {
    slug: 'gift-cards',
    title: 'Gift cards',
    answers: {
      paying: [
        'How do I pay with a gift card?',
        '<p>Enter its number on the payment step. It is used up to the total of the order, and you pay the rest by card.</p>',
      ],
      rest: [
        'What happens to the rest of the card?',
        '<p>It stays on the card for your next order.</p>',
      ],
    },
  },
  loyalty: {
    slug: 'loyalty',
    title: 'Loyalty card',
    answers: {
      benefits: [
        'What do I get with the loyalty card?',
        '<p>Offers just for you, in the cart once you are signed in.</p>',
      ],
      offers: [
        'How do I use my offers?',
        '<p>Sign in, open the cart and choose the offer: the total changes immediately.</p>',
      ],
    },
  },
  stores: {
    slug: 'stores',
    title: 'Stores',
    answers: {
      stock: [
        'Is this item in a store near me?',
        '<p>Where we have stores, the page of a product shows which of them have your size.</p>',
      ],
      reserving: [
        'Can I have an item put aside?',
        '<p>Yes: choose your size, then “Reserve in store”. Your reservations are kept in your account.</p>',
      ],
    },
  },
  contact: {
    slug: 'contact',
    title: 'Contact',
    answers: {
      order: [
        'How do I reach you about an order?',
        '<p>Have the number of the order ready: it is in your account and in your confirmation email. Reply to that email and we will take it from there.</p>',
      ],
      damaged: [
        'Something arrived damaged.',
        '<p>We are sorry. Reply to your order email with a picture, and keep the item until you hear from us.</p>',
      ],
    },
  },
};
