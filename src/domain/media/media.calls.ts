import { z } from 'zod';
import { listOf, listQuery } from '#src/domain/staff/list.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import {
  mediaBodySchema,
  mediaIdSchema,
  mediaReplacementSchema,
  mediaSchema,
  newMediaSchema,
} from './media.schema.ts';

const params = z.object({ mediaId: mediaIdSchema });
const editing = { by: 'staff', needs: 'content:write' } as const;
const thePicture = { answers: { 200: 'The picture as it is now' }, answer: mediaSchema } as const;

export const listMedia = defineCall({
  method: 'GET',
  path: '/staff/media',
  summary: 'Pictures of the library, and where they are used',
  ...editing,
  request: { query: listQuery({}, ['savedAt'], 'desc') },
  answers: { 200: 'A page of them' },
  answer: listOf(mediaSchema),
  errors: [],
});

export const getMedia = defineCall({
  method: 'GET',
  path: '/staff/media/{mediaId}',
  summary: 'Read a picture of the library',
  ...editing,
  request: { params },
  ...thePicture,
  errors: ['NOT_FOUND'],
});

export const addMedia = defineCall({
  method: 'POST',
  path: '/staff/media',
  summary: 'Add a picture to the library, which content of all shops may show',
  ...editing,
  request: { body: newMediaSchema },
  ...thePicture,
  errors: ['PICTURE_NOT_READABLE'],
});

export const changeMedia = defineCall({
  method: 'PUT',
  path: '/staff/media/{mediaId}',
  summary: 'Change what is said of a picture, and what stays in sight of it',
  ...editing,
  request: { params, body: mediaBodySchema },
  ...thePicture,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CHANGED_BY_OTHERS'],
});

export const replaceMedia = defineCall({
  method: 'POST',
  path: '/staff/media/{mediaId}/replacement',
  summary: 'Put another picture in its place, wherever it is used',
  ...editing,
  request: { params, body: mediaReplacementSchema },
  ...thePicture,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CHANGED_BY_OTHERS', 'PICTURE_NOT_READABLE'],
});

export const removeMedia = defineCall({
  method: 'DELETE',
  path: '/staff/media/{mediaId}',
  summary: 'Delete a picture that no text names',
  ...editing,
  request: { params },
  answers: { 204: 'It is gone' },
  answer: z.null(),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'MEDIA_IN_USE'],
});
