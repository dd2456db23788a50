import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import {
  mailKindsSchema,
  mailLanguageSchema,
  mailPreviewBodySchema,
  mailPreviewSchema,
  mailRestorationBodySchema,
  mailTextsBodySchema,
  mailTextsKindSchema,
  sentTestSchema,
  staffMailSchema,
} from './mail-texts.schema.ts';

const MAIL = '/staff/mails/{kind}/{lang}';
const params = z.object({ kind: mailTextsKindSchema, lang: mailLanguageSchema });
const editing = { by: 'staff', needs: 'content:write' } as const;
const theMail = { answers: { 200: 'The texts as they are now' }, answer: staffMailSchema } as const;

export const listMailKinds = defineCall({
  method: 'GET',
  path: '/staff/mails',
  summary: 'Kinds of mail, and what was changed of their texts',
  ...editing,
  request: {},
  answers: { 200: 'All of them' },
  answer: mailKindsSchema,
  errors: [],
});

export const getStaffMail = defineCall({
  method: 'GET',
  path: MAIL,
  summary: 'Read the texts of a kind of mail with their versions',
  ...editing,
  request: { params },
  ...theMail,
  errors: ['NOT_FOUND'],
});

export const saveMailTexts = defineCall({
  method: 'PUT',
  path: MAIL,
  summary: 'Change texts of a kind of mail: every mail from now on says them',
  ...editing,
  request: { params, body: mailTextsBodySchema },
  ...theMail,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CHANGED_BY_OTHERS', 'MAIL_TEXT_INVALID', 'MAIL_TEXT_LINK'],
});

export const restoreMailTexts = defineCall({
  method: 'POST',
  path: `${MAIL}/restoration`,
  summary: 'Use an earlier version of the texts again; 0 is what ships',
  ...editing,
  request: { params, body: mailRestorationBodySchema },
  ...theMail,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CHANGED_BY_OTHERS'],
});

export const previewMail = defineCall({
  method: 'POST',
  path: `${MAIL}/preview`,
  summary: 'Show a mail with texts that are not saved, of an order without its customer',
  ...editing,
  request: { params, body: mailPreviewBodySchema },
  answers: { 200: 'The mail; null where there is no order to show it with' },
  answer: mailPreviewSchema,
  errors: ['NOT_FOUND', 'MAIL_TEXT_INVALID', 'MAIL_TEXT_LINK'],
});

export const sendTestMail = defineCall({
  method: 'POST',
  path: `${MAIL}/test`,
  summary: 'Send the same to the caller',
  ...editing,
  request: { params, body: mailPreviewBodySchema },
  answers: { 200: 'Where it was sent' },
  answer: sentTestSchema,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'MAIL_TEXT_INVALID', 'MAIL_TEXT_LINK'],
});
