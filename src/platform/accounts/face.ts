/** What other nouns may ask of `accounts`. */

export { notifyOwner } from './account-notices.ts';
export { findBankDetails } from './bank-details-store.ts';
export { deleteAccount, endWaysIn } from './delete-account.ts';
export { changeEmail, type FollowEmail, findNewEmail } from './email-change.ts';
export { ACCOUNT_MAIL_SAMPLES } from './mail-samples.ts';
export { customerOfMailbox } from './mailbox-owner.ts';
export { askForPasswordReset, findResetEmail, resetPassword } from './password-reset.ts';
export {
  askForSignInCode,
  type CodeProblem,
  type CodeRequest,
  findSignInCode,
  takeSignInCode,
} from './sign-in-code.ts';
