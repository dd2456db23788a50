import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import {
  memberNameText,
  meSchema,
  passkeyAnswerSchema,
  passkeyOptionsSchema,
  passwordText,
  secondFactorSchema,
  staffLanguageSchema,
  staffNameText,
  staffSessionsSchema,
  totpCode,
  totpEnrolmentSchema,
} from './staff.schema.ts';

const ME = '/staff/me';
const SESSIONS = '/staff/sessions';
const FACTOR = '/staff/second-factor';

const own = { by: 'staff', needs: null } as const;
const done = (what: string) => ({ answers: { 204: what }, answer: z.null() }) as const;

export const getMe = defineCall({
  method: 'GET',
  path: ME,
  summary: 'Who calls, and what they may do where',
  ...own,
  request: {},
  answers: { 200: 'The caller' },
  answer: meSchema,
  errors: [],
});

export const changeMe = defineCall({
  method: 'PUT',
  path: ME,
  summary: 'Change one’s own name and language',
  ...own,
  request: { body: z.strictObject({ name: memberNameText, language: staffLanguageSchema }) },
  ...done('Changed'),
  errors: [],
});

export const changeStaffPassword = defineCall({
  method: 'PUT',
  path: `${ME}/password`,
  summary: 'Change one’s own password; ends all other sessions',
  ...own,
  request: {
    body: z.strictObject({ currentPassword: passwordText, newPassword: passwordText }),
  },
  ...done('Changed'),
  errors: ['PASSWORD_WRONG', 'PASSWORD_WEAK', 'PASSWORD_COMMON', 'TOO_MANY_REQUESTS'],
});

export const getStaffSessions = defineCall({
  method: 'GET',
  path: SESSIONS,
  summary: 'Where one is signed in to the back office',
  ...own,
  request: {},
  answers: { 200: 'The sessions, this one first' },
  answer: staffSessionsSchema,
  errors: [],
});

export const endStaffSession = defineCall({
  method: 'DELETE',
  path: `${SESSIONS}/{sessionId}`,
  summary: 'End one of one’s own sessions',
  ...own,
  request: { params: z.object({ sessionId: idSegment }) },
  ...done('Ended'),
  errors: ['NOT_FOUND'],
});

export const getSecondFactor = defineCall({
  method: 'GET',
  path: FACTOR,
  summary: 'One’s own authenticator app and passkeys',
  ...own,
  request: {},
  answers: { 200: 'What is set' },
  answer: secondFactorSchema,
  errors: [],
});

/** Somebody with a second factor changes it shortly after a sign-in alone. */
const RECENT = ['SIGN_IN_NOT_RECENT'] as const;

export const beginTotp = defineCall({
  method: 'POST',
  path: `${FACTOR}/totp`,
  summary: 'Begin to set up an authenticator app; its first code proves it',
  ...own,
  request: {},
  answers: { 200: 'The secret, shown this once' },
  answer: totpEnrolmentSchema,
  errors: RECENT,
});

export const proveTotp = defineCall({
  method: 'PUT',
  path: `${FACTOR}/totp`,
  summary: 'Finish to set up an authenticator app with its first code',
  ...own,
  request: { body: z.strictObject({ code: totpCode }) },
  ...done('Set'),
  errors: [...RECENT, 'SECOND_FACTOR_WRONG', 'TOO_MANY_REQUESTS'],
});

export const removeTotp = defineCall({
  method: 'DELETE',
  path: `${FACTOR}/totp`,
  summary: 'Ask for codes of the authenticator app no more',
  ...own,
  request: {},
  ...done('Removed'),
  errors: RECENT,
});

export const askNewStaffPasskey = defineCall({
  method: 'POST',
  path: `${FACTOR}/passkeys/options`,
  summary: 'What the browser asks an authenticator for, to make a passkey',
  ...own,
  request: {},
  answers: { 200: 'Options of WebAuthn' },
  answer: passkeyOptionsSchema,
  errors: RECENT,
});

export const addStaffPasskey = defineCall({
  method: 'POST',
  path: `${FACTOR}/passkeys`,
  summary: 'Add a passkey as a second factor',
  ...own,
  request: { body: z.strictObject({ name: staffNameText, answer: passkeyAnswerSchema }) },
  ...done('Added'),
  errors: [...RECENT, 'SECOND_FACTOR_WRONG'],
});

export const removeStaffPasskey = defineCall({
  method: 'DELETE',
  path: `${FACTOR}/passkeys/{passkeyId}`,
  summary: 'Remove a passkey',
  ...own,
  request: { params: z.object({ passkeyId: idSegment }) },
  ...done('Removed'),
  errors: [...RECENT, 'NOT_FOUND'],
});
