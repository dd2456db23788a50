import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { emailText, idSegment, versionQuery } from '#src/domain/wire/request-parts.ts';
import { listQuery } from './list.ts';
import {
  assignedRolesSchema,
  memberNameText,
  memberSchema,
  membersSchema,
  roleBodySchema,
  roleSchema,
  rolesSchema,
  staffLanguageSchema,
  staffSettingsSchema,
} from './staff.schema.ts';

const MEMBERS = '/staff/members';
const ROLES = '/staff/roles';
const SETTINGS = '/staff/settings';

const staffing = { by: 'staff', needs: 'staff:write' } as const;
const memberParams = z.object({ memberId: idSegment });
const roleParams = z.object({ roleId: idSegment });

export const listMembers = defineCall({
  method: 'GET',
  path: MEMBERS,
  summary: 'The staff',
  ...staffing,
  request: {
    query: listQuery(
      {
        state: z.enum(['invited', 'active', 'removed']).optional(),
        roleId: idSegment.optional(),
      },
      ['name', 'email', 'state', 'lastSeenAt'],
    ),
  },
  answers: { 200: 'A page of them' },
  answer: membersSchema,
  errors: [],
});

export const getMember = defineCall({
  method: 'GET',
  path: `${MEMBERS}/{memberId}`,
  summary: 'A member of staff',
  ...staffing,
  request: { params: memberParams },
  answers: { 200: 'The member' },
  answer: memberSchema,
  errors: ['NOT_FOUND'],
});

export const inviteMember = defineCall({
  method: 'POST',
  path: MEMBERS,
  summary: 'Invite somebody by e-mail; roles as the caller has them, at most',
  ...staffing,
  request: {
    body: z.strictObject({
      email: emailText,
      name: memberNameText,
      language: staffLanguageSchema,
      roles: assignedRolesSchema,
    }),
  },
  answers: { 201: 'Invited' },
  answer: memberSchema,
  errors: ['STAFF_MEMBER_ALREADY', 'NOT_FOUND'],
});

export const inviteMemberAgain = defineCall({
  method: 'POST',
  path: `${MEMBERS}/{memberId}/invitation`,
  summary: 'Mail a new link; for a member who lost password or second factor it renews both',
  ...staffing,
  request: { params: memberParams },
  answers: { 202: 'The mail is on its way' },
  answer: memberSchema,
  errors: ['NOT_FOUND'],
});

export const assignRoles = defineCall({
  method: 'PUT',
  path: `${MEMBERS}/{memberId}/roles`,
  summary: 'Give a member other roles, or the same in other shops',
  ...staffing,
  request: {
    params: memberParams,
    query: versionQuery,
    body: z.strictObject({ roles: assignedRolesSchema }),
  },
  answers: { 200: 'The member' },
  answer: memberSchema,
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS', 'LAST_OWNER'],
});

export const removeMember = defineCall({
  method: 'DELETE',
  path: `${MEMBERS}/{memberId}`,
  summary:
    'Remove a member; ends all of their sessions immediately, and their keys if that is said',
  ...staffing,
  request: {
    params: memberParams,
    /** What becomes of the keys that they made: to be said where some work. */
    query: versionQuery.extend({ keys: z.enum(['end', 'keep']).optional() }),
  },
  answers: { 204: 'Removed' },
  answer: z.null(),
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS', 'LAST_OWNER', 'KEYS_UNDECIDED'],
});

export const listRoles = defineCall({
  method: 'GET',
  path: ROLES,
  summary: 'The roles, those that ship and those of the retailer',
  ...staffing,
  request: { query: listQuery({}, ['name']) },
  answers: { 200: 'A page of them' },
  answer: rolesSchema,
  errors: [],
});

export const getRole = defineCall({
  method: 'GET',
  path: `${ROLES}/{roleId}`,
  summary: 'A role',
  ...staffing,
  request: { params: roleParams },
  answers: { 200: 'The role' },
  answer: roleSchema,
  errors: ['NOT_FOUND'],
});

export const createRole = defineCall({
  method: 'POST',
  path: ROLES,
  summary: 'Make a role of permissions that the caller has',
  ...staffing,
  request: { body: roleBodySchema },
  answers: { 201: 'The role' },
  answer: roleSchema,
  errors: ['ROLE_NAME_TAKEN'],
});

export const changeRole = defineCall({
  method: 'PUT',
  path: `${ROLES}/{roleId}`,
  summary: 'Change a role, for everyone who has it; the owner’s stays as it is',
  ...staffing,
  request: { params: roleParams, query: versionQuery, body: roleBodySchema },
  answers: { 200: 'The role' },
  answer: roleSchema,
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS', 'ROLE_FIXED', 'ROLE_NAME_TAKEN'],
});

export const deleteRole = defineCall({
  method: 'DELETE',
  path: `${ROLES}/{roleId}`,
  summary: 'Delete a role that nobody has; those that ship stay',
  ...staffing,
  request: { params: roleParams, query: versionQuery },
  answers: { 204: 'Deleted' },
  answer: z.null(),
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS', 'ROLE_FIXED', 'ROLE_IN_USE'],
});

export const getStaffSettings = defineCall({
  method: 'GET',
  path: SETTINGS,
  summary: 'What is decided for all staff',
  ...staffing,
  request: {},
  answers: { 200: 'The settings' },
  answer: staffSettingsSchema,
  errors: [],
});

export const changeStaffSettings = defineCall({
  method: 'PUT',
  path: SETTINGS,
  summary: 'Decide for all staff, as somebody who may do everything in all shops',
  ...staffing,
  request: { body: staffSettingsSchema },
  answers: { 200: 'The settings' },
  answer: staffSettingsSchema,
  errors: [],
});
