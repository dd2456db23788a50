import { lazyPage } from '../look/lazy-page.ts';

/** Pages of members and roles. */

export const MembersList = lazyPage(() => import('./members-list.tsx'), 'MembersList');
export const MemberPage = lazyPage(() => import('./member-page.tsx'), 'MemberPage');
export const RolesList = lazyPage(() => import('./roles-list.tsx'), 'RolesList');
