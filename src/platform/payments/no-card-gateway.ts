import type { CardGateway } from './card-gateway.ts';

/** Where no card provider is connected: nothing opens, so that no payment is ever taken (T42). */
export const NO_CARD_GATEWAY: CardGateway = {
  open: () => Promise.reject(new Error('no card provider is connected')),
  cancel: () => Promise.resolve(true),
  findStatus: () => Promise.resolve(null),
  finish: () => Promise.resolve(),
  findVoucher: () => Promise.resolve(null),
  isPerson: () => Promise.resolve(false),
  giveBack: () => Promise.resolve(),
  refund: () => Promise.reject(new Error('no card provider is connected')),
};
