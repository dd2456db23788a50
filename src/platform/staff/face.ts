/** What other nouns may ask of `staff`. */

export { type Actor, audit, findActorOf, findChangesOf, findChangesTo } from './audit.ts';
export { exportList } from './export-list.ts';
export { findOwnedFields, type OwnedFields, requireOwn } from './field-owners.ts';
export { beginningWith, containing } from './like-patterns.ts';
export { allOf, findPage, findRows, type ListRows, when } from './list-rows.ts';
export { findMade, isMade } from './made-once.ts';
export { findMemberEmail, findOwners } from './member-store.ts';
export { personalDataReader, shopsOfPersonalData } from './personal-data.ts';
export { grantsOf, requireAllShops, type StaffDeps } from './staff-deps.ts';
