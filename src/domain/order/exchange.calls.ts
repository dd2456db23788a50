import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';

export const getExchangeSizes = defineCall({
  method: 'GET',
  path: '/staff/returns/{returnId}/exchange-sizes',
  summary: 'List the other sizes that the items of a return can be exchanged for',
  by: 'staff',
  needs: 'returns:write',
  request: { params: z.object({ returnId: idSegment }) },
  answers: { 200: 'Sizes of the same colour, line by line, with what is in stock' },
  answer: z
    .object({
      values: z.array(
        z.object({
          lineId: z.string(),
          sizes: z.array(z.object({ sku: z.string(), size: z.string(), available: z.int() })),
        }),
      ),
    })
    .meta({ id: 'ExchangeSizes' }),
  errors: ['NOT_FOUND'],
});
