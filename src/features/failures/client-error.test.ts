import { describe, expect, test } from 'vitest';
import { ERRORS } from '#src/domain/errors.ts';
import { readClientMessage, writeClientMessage } from '#src/domain/text/client-message.ts';
import { ERROR_MESSAGES } from '#src/i18n/errors.ts';
import { readClientError } from './client-error.ts';

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

  test('a sentence of a browser is an internal error, and none of its words the name of an incident', () => {
    for (const text of ['Cannot read properties of null', 'SELECT * FROM carts', '']) {
      expect(readClientMessage(new Error(text))).toEqual({
        code: 'INTERNAL_SERVER_ERROR',
        correlationId: null,
        field: null,
      });
    }
  });

  test('a refused field crosses by its name, and nothing but a name does', () => {
    const refusal = { code: 'ADDRESS_INVALID', correlationId: null, field: 'line1' } as const;
    expect(readClientError(new Error(writeClientMessage(refusal.code, refusal)))).toEqual(refusal);
    expect(writeClientMessage('BAD_REQUEST', { field: 'asTyped.line1 <b>' })).toBe('BAD_REQUEST');
  });

  test('every code has a sentence, and no sentence is without its code', () => {
    expect(Object.keys(ERROR_MESSAGES).sort()).toEqual(Object.keys(ERRORS).sort());
  });
});
