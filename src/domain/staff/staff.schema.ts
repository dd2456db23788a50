import { z } from 'zod';
import { PASSWORD_MAX_LENGTH } from '#src/domain/account/password.ts';
import { FIELD_GROUPS } from '#src/domain/catalogue/field-owners.ts';
import { LANGUAGES, ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { isPersonName } from '#src/domain/text/person-name.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import { ACTOR_KINDS } from './audit-actions.ts';
import { listOf } from './list.ts';
import { PERMISSIONS } from './permission.ts';

export const permissionSchema = z.enum(PERMISSIONS);
export const shopSchema = z.enum(ONLINE_LOCALES);
export const staffLanguageSchema = z.enum(LANGUAGES);
const instantText = z.iso.datetime();
/** A time by the clocks of each shop: `2026-12-04T20:00`. */
export const localTimeText = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
  .refine((time) => !Number.isNaN(Date.parse(`${time}Z`)));

/** At least one; null for all shops. */
const shopsSchema = z.array(shopSchema).min(1).max(ONLINE_LOCALES.length).nullable();
const permissionsSchema = z.array(permissionSchema).max(PERMISSIONS.length);
/** Cents; null for no limit. */
const refundLimitSchema = z.number().int().min(0).max(100_000_000).nullable();

export const staffNameText = z.string().trim().min(1).max(100);
/** Of a person who works here. */
export const memberNameText = staffNameText.refine(isPersonName);
/** As typed: too long ones are not hashed. */
export const passwordText = z.string().min(1).max(PASSWORD_MAX_LENGTH);
/** Of an authenticator app. */
export const totpCode = z.string().regex(/^\d{6}$/);
export const invitationToken = z.string().regex(/^[\w-]{20,100}$/);

const FACTORS = ['totp', 'passkey'] as const;

/** What comes after a right password or an accepted invitation. */
export const signInStepSchema = z
  .object({
    /** `second-factor`: one of `methods` is asked for; `enrol`: the owner wants one to be set up first. */
    next: z.enum(['signed-in', 'second-factor', 'enrol']),
    methods: z.array(z.enum(FACTORS)),
  })
  .meta({ id: 'StaffSignInStep' });
export type SignInStep = z.infer<typeof signInStepSchema>;

const base64url = z.string().regex(/^[\w-]{1,4096}$/);
/** Options for the browser, in the JSON of WebAuthn level 3. */
export const passkeyOptionsSchema = z.record(z.string(), z.unknown());
/** What a browser answers to them, as `toJSON` writes it. */
export const passkeyAnswerSchema = z.looseObject({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
});

export const meSchema = z
  .object({
    kind: z.enum(['person', 'key']),
    id: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    language: staffLanguageSchema.nullable(),
    permissions: z.array(permissionSchema),
    /** Where something is allowed. */
    shops: z.array(shopSchema),
    /** What is allowed where. */
    grants: z.array(
      z.object({ permissions: z.array(permissionSchema), shops: z.array(shopSchema) }),
    ),
    refundLimitCents: refundLimitSchema,
    /** While one is required and not set, nothing is allowed but to set one. */
    secondFactor: z.object({ isRequired: z.boolean(), isSet: z.boolean() }),
  })
  .meta({ id: 'StaffMe' });
export type StaffMe = z.infer<typeof meSchema>;

export const staffSessionsSchema = z.object({
  values: z.array(
    z.object({
      id: z.string(),
      browser: z.string(),
      system: z.string(),
      clientAddress: z.string().nullable(),
      signedInAt: instantText,
      lastSeenAt: instantText,
      endsAt: instantText,
      /** The one that asks. */
      isThis: z.boolean(),
    }),
  ),
});

export const secondFactorSchema = z.object({
  hasTotp: z.boolean(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      addedAt: instantText,
      lastUsedAt: instantText.nullable(),
    }),
  ),
});

/** For the authenticator app: to be scanned, or typed. */
export const totpEnrolmentSchema = z.object({
  secret: z.string(),
  otpauthUrl: z.string(),
  /** The URL as a QR code, in SVG. */
  qrCode: z.string(),
});
export type TotpEnrolment = z.infer<typeof totpEnrolmentSchema>;

export const assignedRolesSchema = z
  .array(z.strictObject({ roleId: idSegment, shops: shopsSchema }))
  .min(1)
  .max(20)
  .refine((roles) => new Set(roles.map(({ roleId }) => roleId)).size === roles.length);
export type AssignedRole = z.infer<typeof assignedRolesSchema>[number];

export const memberSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    language: staffLanguageSchema,
    state: z.enum(['invited', 'active', 'removed']),
    roles: z.array(z.object({ roleId: z.string(), name: z.string(), shops: shopsSchema })),
    hasSecondFactor: z.boolean(),
    /** Keys that they made, or that keys of theirs made, and that work. */
    workingKeys: z.number().int(),
    invitedAt: instantText,
    joinedAt: instantText.nullable(),
    lastSeenAt: instantText.nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof memberSchema>;
export const membersSchema = listOf(memberSchema);

export const roleBodySchema = z.strictObject({
  name: z.string().trim().min(1).max(60),
  permissions: permissionsSchema,
  refundLimitCents: refundLimitSchema,
});
export const roleSchema = z
  .object({
    ...roleBodySchema.shape,
    id: z.string(),
    isShipped: z.boolean(),
    /** How many have it. */
    members: z.number().int(),
    version: z.number().int(),
  })
  .meta({ id: 'StaffRole' });
export type StaffRole = z.infer<typeof roleSchema>;
export const rolesSchema = listOf(roleSchema);

export const keyBodySchema = z.strictObject({
  name: staffNameText,
  permissions: permissionsSchema.min(1),
  shops: shopsSchema,
  /** Fields of products that only keys which own them write; where no key does, everybody. */
  owns: z.array(z.enum(FIELD_GROUPS)).max(FIELD_GROUPS.length).default([]),
  /** Null for no end. */
  endsAt: instantText.nullable(),
});
export const keySchema = z
  .object({
    ...keyBodySchema.shape,
    id: z.string(),
    /** The first signs of the current secret. */
    hint: z.string(),
    createdAt: instantText,
    createdBy: z.string(),
    /** The member who answers for it was removed. */
    isMakerRemoved: z.boolean(),
    endedAt: instantText.nullable(),
    lastUsedAt: instantText.nullable(),
    /** Until when the secret before the current one opens it, too; null where none does. */
    previousUntil: instantText.nullable(),
  })
  .meta({ id: 'StaffKey' });
export type StaffKey = z.infer<typeof keySchema>;
export const keysSchema = listOf(keySchema);
export const shownKeySchema = z.object({ key: keySchema, secret: z.string() });

export const auditEntrySchema = z
  .object({
    id: z.string(),
    at: instantText,
    actor: z.object({ kind: z.enum(ACTOR_KINDS), id: z.string(), name: z.string() }),
    clientAddress: z.string().nullable(),
    correlationId: z.string(),
    action: z.string(),
    subject: z.object({ kind: z.string(), id: z.string() }),
    shop: z.string().nullable(),
    before: z.unknown(),
    after: z.unknown(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const staffSettingsSchema = z.strictObject({ secondFactorRequired: z.boolean() });
