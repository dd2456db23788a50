import type { PaymentMethod } from '#src/domain/payment/methods.ts';

/** A patch of colour in a 40 by 26 drawing. */
type Patch = { d: string; fill: string };

const card = (fill: string): Patch => ({
  d: 'M3 0h34a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z',
  fill,
});
const disc = (x: number, r: number, fill: string): Patch => ({
  d: `M${x - r} 13a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  fill,
});
const band = (y: number, height: number, fill: string): Patch => ({
  d: `M0 ${y}h40v${height}H0z`,
  fill,
});

/** Small drawings in the colours of each brand, back to front; none is a copy of a logo. */
export const PAYMENT_MARKS: Record<PaymentMethod, readonly Patch[]> = {
  cb: [card('#12468f'), { d: 'M0 16L40 7v16a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3z', fill: '#2a9a5b' }],
  visa: [
    card('#1a2f7a'),
    { d: 'M9 7h4l3 8 4-8h4l-7 13h-3z', fill: '#fff' },
    band(21, 2, '#f2b230'),
  ],
  mastercard: [
    card('#1f1b18'),
    disc(16, 7, '#d6352b'),
    disc(24, 7, '#f0a02c'),
    { d: 'M20 7.300a7 7 0 0 1 0 11.400a7 7 0 0 1 0-11.400z', fill: '#e8702a' },
  ],
  'american-express': [card('#2873b8'), { d: 'M12 20l8-14 8 14h-5l-3-6-3 6z', fill: '#fff' }],
  mpp: [card('#2b2f36'), disc(20, 5, '#fff')],
  przelewy24: [card('#fff'), band(0, 8, '#c02a3a'), band(18, 2, '#c02a3a')],
  multibanco: [card('#fff'), { d: 'M10 6h20v4H10zM10 12h20v8H10z', fill: '#2f5fa8' }],
  paypal: [card('#fff'), disc(17, 6, '#1f3f8a'), disc(23, 6, '#3b9bd8')],
  klarna: [
    card('#f5b3c8'),
    { d: 'M14 6h3v14h-3zM25 6a9 9 0 0 1-6 8l7 6h-4l-5-4v-4a6 6 0 0 0 4-6z', fill: '#1f1b18' },
  ],
  bancontact: [
    card('#fff'),
    { d: 'M6 18h14l8-10H14z', fill: '#1f4f9a' },
    { d: 'M20 18h14V8h-6z', fill: '#f2c230' },
  ],
  'alma-3x': [card('#e4552f'), disc(12, 3, '#fff'), disc(20, 3, '#fff'), disc(28, 3, '#fff')],
  'alma-4x': [
    card('#e4552f'),
    disc(9, 3, '#fff'),
    disc(16, 3, '#fff'),
    disc(24, 3, '#fff'),
    disc(31, 3, '#fff'),
  ],
  blik: [
    card('#1d1d20'),
    {
      d: 'M6 15h3v2H6zM11 15h3v2h-3zM16 15h3v2h-3zM22 15h3v2h-3zM27 15h3v2h-3zM32 15h3v2h-3z',
      fill: '#fff',
    },
    disc(33, 3, '#e4567d'),
  ],
  twint: [
    card('#232327'),
    { d: 'M14 6h12v3h-4v11h-4V9h-4z', fill: '#fff' },
    { d: 'M27 20l3-5 3 5z', fill: '#e9812b' },
    { d: 'M31 20l3-5 3 5z', fill: '#2a9ac0' },
  ],
  bizum: [
    card('#fff'),
    { d: 'M12 19l7-13h4l-7 13zM20 19l4-7h4l-4 7z', fill: '#1aa3a0' },
    disc(29, 2, '#1aa3a0'),
  ],
  satispay: [
    card('#e5484a'),
    { d: 'M9 6l8 7-8 7zM31 6l-8 7 8 7z', fill: '#fff' },
    { d: 'M17 13l3-3 3 3-3 3z', fill: '#fff' },
  ],
  ideal: [
    card('#fff'),
    { d: 'M11 5h9a8 8 0 0 1 0 16h-9z', fill: '#1f1b18' },
    { d: 'M17 8h3a5 5 0 0 1 0 10h-3z', fill: '#d1337f' },
    disc(13, 1.5, '#fff'),
  ],
  wero: [
    card('#f6ea5c'),
    { d: 'M8 9h4l3 7 3-7h4l3 7 3-7h4l-5 11h-4l-3-7-3 7h-4z', fill: '#1f1b18' },
  ],
  free: [card('var(--colors-sage)'), { d: 'M10 13l2-2 6 6L28 7l2 2-12 12z', fill: '#fff' }],
};
