import type { z } from 'zod';
import type { AnyErrorCode } from '#src/domain/errors.ts';
import type { Permission } from '#src/domain/staff/permission.ts';
import type { ServedPart } from './capabilities.schema.ts';

/**
 * Which caller may make a call, and what it carries: the key of the shop's own programs, the store, a session
 * of the shopper rather than the one of shared reads, a bearer (specification §7, A-050).
 */
export const CALLERS = {
  /** Somebody without a key, who proves itself by what it sends: a signature, a pair of tokens. */
  outsider: { key: false, store: false, ownSession: false, bearer: false },
  /** A program that does not know the shop yet. */
  storefront: { key: true, store: false, ownSession: false, bearer: false },
  /** Anyone who looks around in a shop. */
  visitor: { key: true, store: true, ownSession: false, bearer: false },
  /** Somebody who owns something in a session. */
  shopper: { key: true, store: true, ownSession: true, bearer: false },
  /** A signed-in shopper. */
  customer: { key: true, store: true, ownSession: false, bearer: true },
  /** A signed-in shopper with a cart. */
  buyer: { key: true, store: true, ownSession: true, bearer: true },
  /** Somebody at the door of the back office: signs in, or accepts an invitation. */
  staffVisitor: { key: false, store: false, ownSession: false, bearer: false },
  /** Staff of the retailer, or a machine with an API key: in the back office, with a permission. */
  staff: { key: false, store: false, ownSession: false, bearer: false },
} as const;
export type CallerName = keyof typeof CALLERS;

/** Statuses that a call may answer when all went well. */
export type SuccessStatus = 200 | 201 | 202 | 204 | 206 | 226;

/**
 * One call of the platform, as plain data: what routes, the OpenAPI document and the gateway are
 * made from (decision 027).
 */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Template: `{name}` is a segment that `request.params` describes. */
  path: string;
  summary: string;
  request: {
    params?: z.ZodObject;
    query?: z.ZodObject;
    /** Beside the common ones; names in small letters. */
    headers?: z.ZodObject;
    body?: z.ZodType;
  };
  /** What each status says. */
  answers: Partial<Record<SuccessStatus, string>>;
  /** The body of all of them; `null` with 204. */
  answer: z.ZodType;
  /** The type of an answer that is no JSON but a file, sent piece by piece. */
  file?: 'text/csv';
  /** Codes of this call, beside those of every call. */
  errors: readonly AnyErrorCode[];
} & (
  | ({
      /** What of the profile it belongs to; null for a call that no storefront makes (decision 108). */
      capability: 'core' | ServedPart | null;
    } & (
      | { by: Exclude<CallerName, 'staffVisitor' | 'staff' | 'customer' | 'buyer'> }
      | {
          by: 'customer' | 'buyer';
          /** Whether a guest may make it, who is signed in to one order; everything else takes an account. */
          forGuests?: true;
        }
    ))
  | { by: 'staffVisitor' }
  | {
      by: 'staff';
      /** What the caller must be allowed to do, of several one; null for what everyone who is signed in may. */
      needs: Permission | readonly Permission[] | null;
    }
);

/** Keeps the exact types of a call, so that both sides infer theirs from it. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type RequestSchema<C extends Call> = z.ZodObject<C['request'], z.core.$strip>;

/** Parts that may be empty need not be said. */
type Sent<R> = {
  [K in keyof R as Record<never, never> extends R[K] ? never : K]: R[K];
} & { [K in keyof R as Record<never, never> extends R[K] ? K : never]?: R[K] };

/** What a caller sends: values as they go over the wire. */
export type RequestTo<C extends Call> = Sent<z.input<RequestSchema<C>>>;

/** What the platform reads from it. */
export type RequestOf<C extends Call> = z.output<RequestSchema<C>>;

export type StatusOf<C extends Call> = keyof C['answers'] & SuccessStatus;

/** What of the profile a call belongs to; null for calls of the staff, too. */
export const capabilityOf = (call: Call): 'core' | ServedPart | null =>
  'capability' in call ? call.capability : null;

/** Whether a call takes an account: guests are refused. */
export const needsAccount = (call: Call): boolean =>
  (call.by === 'customer' || call.by === 'buyer') && call.forGuests !== true;

/** Every code that a call may answer: its own, and those that all calls of its kind share. */
export function errorsOf(call: Call): AnyErrorCode[] {
  const { by, request, errors } = call;
  const { key } = CALLERS[by];
  return [
    'BAD_REQUEST',
    ...(key ? (['INVALID_SUBSCRIPTION_KEY', 'INVALID_JWT'] as const) : []),
    ...(by === 'staff' ? (['UNAUTHORIZED', 'FORBIDDEN'] as const) : []),
    // A write that another site sends.
    ...(by === 'staffVisitor' ? (['FORBIDDEN'] as const) : []),
    ...(needsAccount(call) ? (['ACCOUNT_REQUIRED'] as const) : []),
    ...(request.body === undefined ? [] : (['CONTENT_TOO_LARGE'] as const)),
    ...errors,
    // The database waits for a lock, or is away (F29).
    'SERVICE_UNAVAILABLE',
  ];
}
