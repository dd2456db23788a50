import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import { MAX_PICTURE_BYTES } from './return-picture.ts';
import { staffOrderSchema } from './staff-order.schema.ts';
import { staffWrite, versionBodySchema } from './staff-write.schema.ts';

const PICTURES = '/staff/returns/{returnId}/pictures';
const params = z.object({ returnId: idSegment });
const pictureParams = params.extend({ pictureId: idSegment });
const theOrder = { answers: { 200: 'The order as it is now' }, answer: staffOrderSchema } as const;
const conflicts = ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'CHANGED_BY_OTHERS'] as const;

export const addReturnPicture = defineCall({
  method: 'POST',
  path: PICTURES,
  summary: 'Add a picture of an item of a return that was refused, up to three for a line',
  by: 'staff',
  needs: 'returns:write',
  request: {
    params,
    body: z.strictObject({
      ...staffWrite,
      lineId: z.string().min(1).max(60),
      /** JPEG, PNG or WebP in base64. */
      content: z.base64().max(Math.ceil(MAX_PICTURE_BYTES / 3) * 4),
    }),
  },
  ...theOrder,
  errors: [...conflicts, 'PICTURE_NOT_POSSIBLE', 'PICTURE_NOT_READABLE'],
});

export const removeReturnPicture = defineCall({
  method: 'POST',
  path: `${PICTURES}/{pictureId}/removal`,
  summary: 'Delete a picture of a refused item',
  by: 'staff',
  needs: 'returns:write',
  request: { params: pictureParams, body: versionBodySchema },
  ...theOrder,
  errors: conflicts,
});

export const getReturnPicture = defineCall({
  method: 'GET',
  path: `${PICTURES}/{pictureId}`,
  summary: 'Read a picture of a refused item',
  by: 'staff',
  needs: 'orders:read',
  request: { params: pictureParams },
  answers: { 200: 'A WebP in base64' },
  answer: z.object({ content: z.base64() }).meta({ id: 'ReturnPicture' }),
  errors: ['NOT_FOUND'],
});
