import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { emailText } from '#src/domain/wire/request-parts.ts';
import {
  invitationToken,
  memberNameText,
  passkeyAnswerSchema,
  passkeyOptionsSchema,
  passwordText,
  signInStepSchema,
  staffLanguageSchema,
  totpCode,
} from './staff.schema.ts';

const SIGN_IN = '/staff/sign-in';
const INVITATION = '/staff/invitation';
const PASSWORD_LINK = '/staff/password-link';

export const signInStaff = defineCall({
  method: 'POST',
  path: SIGN_IN,
  summary: 'Sign in to the back office with a password; sets the cookie of the session',
  by: 'staffVisitor',
  request: { body: z.strictObject({ email: emailText, password: passwordText }) },
  answers: { 200: 'What comes next' },
  answer: signInStepSchema,
  errors: ['STAFF_SIGN_IN_REFUSED', 'TOO_MANY_REQUESTS'],
});

export const enterStaffCode = defineCall({
  method: 'POST',
  path: `${SIGN_IN}/code`,
  summary: 'Finish a sign-in with the code of an authenticator app',
  by: 'staffVisitor',
  request: { body: z.strictObject({ code: totpCode }) },
  answers: { 200: 'Signed in' },
  answer: signInStepSchema,
  errors: ['UNAUTHORIZED', 'STAFF_SIGN_IN_REFUSED', 'TOO_MANY_REQUESTS'],
});

export const askStaffPasskey = defineCall({
  method: 'POST',
  path: `${SIGN_IN}/passkey/options`,
  summary: 'What the browser asks an authenticator for, to finish a sign-in',
  by: 'staffVisitor',
  request: {},
  answers: { 200: 'Options of WebAuthn' },
  answer: passkeyOptionsSchema,
  errors: ['UNAUTHORIZED'],
});

export const enterStaffPasskey = defineCall({
  method: 'POST',
  path: `${SIGN_IN}/passkey`,
  summary: 'Finish a sign-in with a passkey',
  by: 'staffVisitor',
  request: { body: passkeyAnswerSchema },
  answers: { 200: 'Signed in' },
  answer: signInStepSchema,
  errors: ['UNAUTHORIZED', 'STAFF_SIGN_IN_REFUSED', 'TOO_MANY_REQUESTS'],
});

export const signOutStaff = defineCall({
  method: 'POST',
  path: '/staff/sign-out',
  summary: 'End the session of the cookie, if there is one',
  by: 'staffVisitor',
  request: {},
  answers: { 204: 'Signed out' },
  answer: z.null(),
  errors: [],
});

export const findInvitation = defineCall({
  method: 'POST',
  path: `${INVITATION}/lookup`,
  summary: 'Whom the link of an invitation invites; looking does not use it',
  by: 'staffVisitor',
  request: { body: z.strictObject({ token: invitationToken }) },
  answers: { 200: 'The member to be' },
  answer: z.object({ email: z.string(), name: z.string(), language: staffLanguageSchema }),
  errors: ['INVITATION_OVER'],
});

export const acceptInvitation = defineCall({
  method: 'POST',
  path: INVITATION,
  summary: 'Accept an invitation with a password of 12 characters or more, and sign in',
  by: 'staffVisitor',
  request: {
    body: z.strictObject({
      token: invitationToken,
      name: memberNameText,
      language: staffLanguageSchema,
      password: passwordText,
    }),
  },
  answers: { 200: 'What comes next' },
  answer: signInStepSchema,
  errors: ['INVITATION_OVER', 'PASSWORD_WEAK', 'PASSWORD_COMMON'],
});

export const askStaffPasswordLink = defineCall({
  method: 'POST',
  path: PASSWORD_LINK,
  summary: 'Have a link mailed that renews a forgotten password; known and unknown e-mails alike',
  by: 'staffVisitor',
  request: { body: z.strictObject({ email: emailText }) },
  answers: { 204: 'Asked for' },
  answer: z.null(),
  errors: ['TOO_MANY_REQUESTS'],
});

export const findStaffPasswordLink = defineCall({
  method: 'POST',
  path: `${PASSWORD_LINK}/lookup`,
  summary: 'Whose password a link renews; looking does not use it',
  by: 'staffVisitor',
  request: { body: z.strictObject({ token: invitationToken }) },
  answers: { 200: 'The member' },
  answer: z.object({ email: z.string() }),
  errors: ['PASSWORD_LINK_OVER'],
});

export const renewStaffPassword = defineCall({
  method: 'PUT',
  path: PASSWORD_LINK,
  summary: 'Renew a forgotten password, once; ends all sessions of the member and signs nobody in',
  by: 'staffVisitor',
  request: { body: z.strictObject({ token: invitationToken, password: passwordText }) },
  answers: { 204: 'Renewed' },
  answer: z.null(),
  errors: ['PASSWORD_LINK_OVER', 'PASSWORD_WEAK', 'PASSWORD_COMMON'],
});
