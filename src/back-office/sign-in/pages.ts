import { lazyPage } from '../look/lazy-page.ts';

/** Pages of who is not signed in, beside the form. */

export const InvitationPage = lazyPage(() => import('./invitation-page.tsx'), 'InvitationPage');
export const ForgottenPasswordPage = lazyPage(
  () => import('./password-pages.tsx'),
  'ForgottenPasswordPage',
);
export const NewPasswordPage = lazyPage(() => import('./password-pages.tsx'), 'NewPasswordPage');
