import { z } from 'zod';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import { cartSchema } from './cart.schema.ts';

/** What the changes of a cart have in common. */

export const cartIdParams = z.object({ cartId: idSegment });

export const theCart = { answers: { 200: 'The cart' }, answer: cartSchema } as const;

/** What every change may answer besides its own errors. */
export const CHANGE_ERRORS = ['CART_NOT_FOUND', 'CART_VERSION_CONFLICT', 'CART_LOCKED'] as const;
