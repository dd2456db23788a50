import { describe, expect, test } from 'vitest';
import { ERRORS } from '#src/contract/errors.ts';
import { writeClientMessage } from '#src/domain/client-message.ts';
import { readClientError } from './client-error.ts';
import { ERROR_CODES, isErrorCode } from './error-codes.ts';

describe('errors in the browser', () => {
  test('an error crosses to the browser as its code and the name of the incident', () => {
    const error = { code: 'CART_LOCKED', correlationId: 'abc-1' } as const;
    expect(readClientError(new Error(writeClientMessage(error.code, error.correlationId)))).toEqual(
      error,
    );
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

  test('the names that a browser knows are those of the contract', () => {
    expect([...ERROR_CODES].sort()).toEqual(Object.keys(ERRORS).sort());
  });
});
