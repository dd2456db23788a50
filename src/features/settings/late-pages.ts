import { whenShown } from '#src/ui/after-load.tsx';

/** Pages that carry the rules of telephone numbers and banks: no other page loads those. */

export const ProfilePage = whenShown('ProfilePage', () => import('./profile-page.late.tsx'));
export const BankDetailsPage = whenShown(
  'BankDetailsPage',
  () => import('./bank-details-page.late.tsx'),
);
