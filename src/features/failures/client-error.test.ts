import { describe, expect, test } from 'vitest';
import { ERRORS } from '#src/domain/errors.ts';
import { writeClientMessage } from '#src/domain/text/client-message.ts';
import { readClientError } from './client-error.ts';
import { ERROR_CODES, isErrorCode } from './error-codes.ts';

describe('errors in the browser', () => {
  test('an error crosses to the browser as its code and the name of the incident', () => {
    const error = { code: 'CART_LOCKED', correlationId: 'abc-1', field: null } as const;
    expect(readClientError(new Error(writeClientMessage(error.code, error)))).toEqual(error);
    expect(readClientError(new Error('CART_EMPTY'))).toEqual({
      code: 'CART_EMPTY',
      correlationId: null,
      field: null,
    });
    expect(readClientError(new Error('SELECT * FROM carts'))).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      correlationId: null,
      field: null,
    });
    expect(readClientError('text')).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
  });

  test('a refused field crosses by its name, and nothing but a name does', () => {
    const refusal = { code: 'ADDRESS_INVALID', correlationId: null, field: 'line1' } as const;
    expect(readClientError(new Error(writeClientMessage(refusal.code, refusal)))).toEqual(refusal);
    expect(writeClientMessage('BAD_REQUEST', { field: 'asTyped.line1 <b>' })).toBe('BAD_REQUEST');
  });

  test('only known words are codes', () => {
    expect(['CART_EMPTY', 'toString', '', null].filter(isErrorCode)).toEqual(['CART_EMPTY']);
  });

  test('the names that a browser knows are those of the contract', () => {
    expect([...ERROR_CODES].sort()).toEqual(Object.keys(ERRORS).sort());
  });
});
