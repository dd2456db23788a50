import { describe, expect, test } from 'vitest';
import { ERRORS, isErrorCode } from './errors.ts';

describe('error codes', () => {
  test('four defaults have their status and message', { tags: ['ERR-31'] }, () => {
    expect(ERRORS.INTERNAL_SERVER_ERROR).toEqual({ status: 500, message: 'internal server error' });
    expect(ERRORS.UNAUTHORIZED).toEqual({ status: 401, message: 'unauthorized' });
    expect(ERRORS.BAD_REQUEST).toEqual({ status: 400, message: 'bad request' });
    expect(ERRORS.NOT_FOUND).toEqual({ status: 404, message: 'not found' });
  });

  test('messages of the specification stand to the letter', {
    tags: ['CRT-13', 'CRT-17', 'GRD-02', 'ERR-15', 'ERR-18'],
  }, () => {
    expect(ERRORS.CART_NOT_FOUND.message).toBe('No cart found for id');
    expect(ERRORS.PRODUCT_OUT_OF_STOCK.message).toBe('Product_out_of_stock');
    expect(ERRORS.NO_KNOWN_CART.message).toBe('No known cart in store');
    expect(ERRORS.INVALID_JWT.message).toBe('Invalid JWT.');
  });

  test('only known words are codes', () => {
    expect(['CART_EMPTY', 'toString', ''].filter(isErrorCode)).toEqual(['CART_EMPTY']);
  });
});
