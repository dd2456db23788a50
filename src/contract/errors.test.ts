import { describe, expect, test } from 'vitest';
import { readClientError, toClientMessage } from './client-error.ts';
import { isErrorCode } from './error-codes.ts';
import { ERRORS } from './errors.ts';

describe('error codes', () => {
  test('four defaults have their status and message (ERR-31)', () => {
    expect(ERRORS.INTERNAL_SERVER_ERROR).toEqual({ status: 500, message: 'internal server error' });
    expect(ERRORS.UNAUTHORIZED).toEqual({ status: 401, message: 'unauthorized' });
    expect(ERRORS.BAD_REQUEST).toEqual({ status: 400, message: 'bad request' });
    expect(ERRORS.NOT_FOUND).toEqual({ status: 404, message: 'not found' });
  });

  test('messages of the specification stand to the letter (CRT-13, CRT-17, GRD-02, ERR-15, ERR-18)', () => {
    expect(ERRORS.CART_NOT_FOUND.message).toBe('No cart found for id');
    expect(ERRORS.PRODUCT_OUT_OF_STOCK.message).toBe('Product_out_of_stock');
    expect(ERRORS.NO_KNOWN_CART.message).toBe('No known cart in store');
    expect(ERRORS.INVALID_JWT.message).toBe('Invalid JWT.');
  });

  test('an error crosses to the browser as its code and the name of the incident', () => {
    const error = { code: 'CART_LOCKED', correlationId: 'abc-1' } as const;
    expect(readClientError(new Error(toClientMessage(error)))).toEqual(error);
    expect(readClientError(new Error('CART_EMPTY'))).toEqual({
      code: 'CART_EMPTY',
      correlationId: null,
    });
    expect(readClientError(new Error('SELECT * FROM carts'))).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      correlationId: null,
    });
    expect(readClientError('text')).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
  });

  test('only known words are codes', () => {
    expect(['CART_EMPTY', 'toString', '', null].filter(isErrorCode)).toEqual(['CART_EMPTY']);
  });
});
