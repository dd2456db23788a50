/** Tables of the staff, of what they may do and of what they did. */

import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { FieldGroup } from '#src/domain/catalogue/field-owners.ts';
import type { Language, OnlineLocale } from '#src/domain/shop/locales.ts';
import type { ActorKind, FailedSignIn } from '#src/domain/staff/audit-actions.ts';
import type { Permission } from '#src/domain/staff/permission.ts';
import { instant } from '#src/platform/kernel/database/columns.ts';

/** People who work for the retailer; one who was removed stays, for the log that names them. */
export const staffMembers = pgTable('staff_members', {
  memberId: text('member_id').primaryKey(),
  /** In small letters. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  language: text('language').$type<Language>().notNull(),
  state: text('state').$type<'invited' | 'active' | 'removed'>().notNull(),
  /** Null until an invitation was accepted. */
  passwordHash: text('password_hash'),
  /** Secret of the authenticator app, sealed; null without one. */
  totpSealed: text('totp_sealed'),
  /** The step of the last code that was accepted: no code counts twice. */
  totpStep: bigint('totp_step', { mode: 'number' }),
  /** The secret that an app is being set up with, until its first code proves it. */
  totpPendingSealed: text('totp_pending_sealed'),
  invitedAt: instant('invited_at').notNull(),
  joinedAt: instant('joined_at'),
  lastSeenAt: instant('last_seen_at'),
  version: integer('version').notNull().default(1),
});

export type Member = typeof staffMembers.$inferSelect;

/** Sets of permissions; those that ship have their names as ids. */
export const staffRoles = pgTable('staff_roles', {
  roleId: text('role_id').primaryKey(),
  name: text('name').notNull().unique(),
  permissions: jsonb('permissions').$type<readonly Permission[]>().notNull(),
  /** By hand, for one order, in cents; null for no limit. */
  refundLimitCents: integer('refund_limit_cents'),
  isShipped: boolean('is_shipped').notNull().default(false),
  version: integer('version').notNull().default(1),
});

/** Which roles a member has, and in which shops. */
export const staffMemberRoles = pgTable(
  'staff_member_roles',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => staffMembers.memberId, { onDelete: 'cascade' }),
    roleId: text('role_id')
      .notNull()
      .references(() => staffRoles.roleId),
    /** Null for all shops. */
    shops: jsonb('shops').$type<readonly OnlineLocale[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.roleId] }),
    index('staff_member_roles_role').on(table.roleId),
  ],
);

/** Links that were mailed to members; the newest one of a member counts alone. */
export const staffInvitations = pgTable('staff_invitations', {
  invitationId: text('invitation_id').primaryKey(),
  memberId: text('member_id')
    .notNull()
    .unique()
    .references(() => staffMembers.memberId, { onDelete: 'cascade' }),
  requestedAt: instant('requested_at').notNull(),
  /** Null until the mail is written. */
  tokenHash: text('token_hash').unique(),
});

/**
 * New passwords that were asked for, for known and unknown e-mails alike: whether there is such a
 * member is found out by the job that mails the link.
 */
export const staffPasswordLinks = pgTable(
  'staff_password_links',
  {
    linkId: text('link_id').primaryKey(),
    /** In small letters. */
    email: text('email').notNull(),
    requestedAt: instant('requested_at').notNull(),
    clientAddress: text('client_address'),
    /** Null until the mail is written. */
    tokenHash: text('token_hash').unique(),
  },
  (table) => [
    index('staff_password_links_email').on(table.email),
    index('staff_password_links_requested').on(table.requestedAt),
  ],
);

/** Passkeys of members, which are their second factor. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    passkeyId: text('passkey_id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => staffMembers.memberId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Id that the authenticator gave it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    addedAt: instant('added_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('staff_passkeys_member').on(table.memberId)],
);

/** Where members are signed in; the cookie holds the token, the row its hash. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    sessionId: text('session_id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    memberId: text('member_id')
      .notNull()
      .references(() => staffMembers.memberId, { onDelete: 'cascade' }),
    /** The password was right, the second factor is still asked for. */
    isWaiting: boolean('is_waiting').notNull(),
    signedInAt: instant('signed_in_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    clientAddress: text('client_address'),
    browser: text('browser').notNull(),
    system: text('system').notNull(),
  },
  (table) => [
    index('staff_sessions_member').on(table.memberId),
    index('staff_sessions_end').on(table.endsAt),
  ],
);

/** Sign-ins that failed in the last minutes, until they are one entry of the audit log. */
export const staffFailedSignIns = pgTable(
  'staff_failed_sign_ins',
  {
    failureId: text('failure_id').primaryKey(),
    /** The id of the member; empty for e-mails that no member has. */
    member: text('member').notNull(),
    action: text('action').$type<FailedSignIn>().notNull(),
    since: instant('since').notNull(),
    until: instant('until').notNull(),
    times: integer('times').notNull(),
    /** From where, the first ones. */
    addresses: jsonb('addresses').$type<readonly string[]>().notNull(),
  },
  (table) => [uniqueIndex('staff_failed_sign_ins_once').on(table.member, table.action)],
);

/** What the owner decides for all staff: one row. */
export const staffSettings = pgTable('staff_settings', {
  settingsId: integer('settings_id').primaryKey(),
  secondFactorRequired: boolean('second_factor_required').notNull(),
});

/** Keys of machines: what they may do, where, until when. */
export const staffKeys = pgTable('staff_keys', {
  keyId: text('key_id').primaryKey(),
  name: text('name').notNull(),
  permissions: jsonb('permissions').$type<readonly Permission[]>().notNull(),
  /** Null for all shops. */
  shops: jsonb('shops').$type<readonly OnlineLocale[]>(),
  /** Fields of products that the system behind it writes, and nobody else. */
  owns: jsonb('owns').$type<readonly FieldGroup[]>().notNull().default([]),
  refundLimitCents: integer('refund_limit_cents'),
  createdAt: instant('created_at').notNull(),
  /** The name of who made it, then. */
  createdBy: text('created_by').notNull(),
  /** The member who made it, or the key that made it; null for older ones. */
  makerId: text('maker_id'),
  /** The key that made it, with which it ends. */
  parentId: text('parent_id'),
  /** Null for no end. */
  endsAt: instant('ends_at'),
  /** When somebody ended it. */
  endedAt: instant('ended_at'),
  lastUsedAt: instant('last_used_at'),
});

/** What opens a key: two at a time while it is rotated. */
export const staffKeySecrets = pgTable(
  'staff_key_secrets',
  {
    secretHash: text('secret_hash').primaryKey(),
    keyId: text('key_id')
      .notNull()
      .references(() => staffKeys.keyId, { onDelete: 'cascade' }),
    /** The first signs, to tell secrets apart. */
    hint: text('hint').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the next one has taken over; null for the current one. */
    endsAt: instant('ends_at'),
  },
  (table) => [index('staff_key_secrets_key').on(table.keyId)],
);

/** What staff and machines changed, one row a write; the platform may add rows and nothing else. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    entryId: text('entry_id').primaryKey(),
    at: instant('at').notNull(),
    actorKind: text('actor_kind').$type<ActorKind>().notNull(),
    actorId: text('actor_id').notNull(),
    /** As it was called then. */
    actorName: text('actor_name').notNull(),
    clientAddress: text('client_address'),
    correlationId: text('correlation_id').notNull(),
    /** What was done, such as `order.cancel`. */
    action: text('action').notNull(),
    /** To what: its kind and its id. */
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /** The shop that it belongs to; null where it belongs to none. */
    shop: text('shop').$type<OnlineLocale>(),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
  },
  (table) => [
    index('audit_entries_at').on(table.at),
    index('audit_entries_subject').on(table.subjectKind, table.subjectId, table.at),
    index('audit_entries_actor').on(table.actorId, table.at),
  ],
);

/** Writes of the staff by the ids that their forms gave them, so that a form sent twice writes once. */
export const staffWrites = pgTable('desk_changes', {
  changeId: text('change_id').primaryKey(),
  subjectKind: text('subject_kind').notNull(),
  subjectId: text('subject_id').notNull(),
  madeAt: instant('made_at').notNull(),
});
