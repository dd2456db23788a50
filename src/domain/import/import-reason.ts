import { z } from 'zod';

/** Why a row of a file was refused, or what is to be checked of it: its codes and what each names. */
export const REASONS = {
  'too-many-fields': ['fields', 'headings'],
  'not-utf8': [],
  'open-quote': [],
  'line-twice': ['key', 'first'],
  'cell-missing': ['column'],
  /** The rule that a cell breaks follows. */
  cell: ['column', 'value'],
  'cell-unread': [],
  'too-long': ['max'],
  'no-id': [],
  'not-one-of': ['values'],
  'no-country': [],
  'no-url': [],
  'no-degrees': [],
  'not-between': ['min', 'max'],
  'no-whole-number': [],
  'no-percentage': [],
  'no-amount': [],
  'no-yes-or-no': [],
  'no-hours': [],
  'no-day': [],
  'no-minute': [],
  'minute-over': [],
  'ends-before-begin': [],
  'not-above-zero': [],
  'more-than': ['max'],
  'no-stores-in-country': ['values'],
  'no-path': [],
  'no-path-of-shop': [],
  'no-handle': [],
  'no-title': ['handle'],
  'colour-and-size-twice': ['first'],
  'gift-card': [],
  'gift-card-unclear': ['value'],
  'nothing-sold': ['handle'],
  'no-price': [],
  'price-unread': ['value'],
  'price-zero': [],
  'compare-at-unread': ['value'],
  'option-too-long': ['max'],
  'sku-too-long': ['sku', 'max'],
  'sku-signs': ['sku'],
  'stock-unread': ['value'],
  'database-refuses': ['handle', 'detail'],
  'not-stored': ['handle', 'why'],
  /** An earlier row of a product says something else of it. */
  'said-otherwise': ['first'],
  /** Rows of its product are far from each other, in a file that is too large for that. */
  'rows-apart': [],
  'not-in-shop': ['values'],
  'of-other-size': [],
  'sku-fixed': [],
  'not-whole': ['sum'],
  'colour-kept': [],
  /** Another row of its product is refused. */
  'refused-with': ['line'],
  'nothing-sold-out': [],
  /** Another API key owns what the row changes. */
  'fields-owned': ['key'],
  'fields-left-out': ['key'],
  /** What keeps a shop from showing a product: its parts by their codes. */
  'not-ready': ['lacks'],
  'sku-unknown': ['sku'],
  'store-unknown': ['store'],
  'shop-closed': ['shop'],
  'before-not-above-price': [],
  'price-not-above-reduced': [],
  'reduction-ends': [],
  'min-days-above-max': [],
  'min-above-max': [],
  'leads-back': ['from', 'to'],
  /** What is said of a product follows. */
  product: ['title'],
  /** `family`: its key. */
  'kind-untold': ['family'],
  'kind-untold-box': ['family'],
  'nothing-drawn': ['family'],
  'shoes-unread': ['values', 'known'],
  'sale-unclear': ['values'],
  'colour-untold': [],
  'colours-untold': ['values'],
  'barcodes-unread': ['values'],
  'barcodes-taken': ['values'],
  'skus-taken': ['values'],
  'skus-kept': ['values'],
  /** Why follows. */
  'pictures-missing': ['count'],
  'picture-no-address': ['source'],
  'picture-no-file': ['source'],
  'picture-outside': ['source'],
  'picture-too-large': ['megabytes'],
  'picture-host': ['host'],
  'picture-status': ['host', 'status'],
  'picture-none': ['host'],
  'picture-unreachable': ['host', 'why'],
  'picture-unread': ['why'],
  /** `what`: a method, and the country where it is of one alone. What it says follows. */
  'setting-removed': ['shop', 'what'],
  'setting-added': ['shop', 'what'],
  costs: ['price'],
  'free-above': ['price'],
  days: ['min', 'max'],
  'saturdays-too': [],
  'members-alone': [],
  'from-day': ['day'],
  percent: ['percent'],
  'rank-and-limits': ['rank', 'min', 'max'],
} as const satisfies Record<string, readonly string[]>;

export type ReasonCode = keyof typeof REASONS;
export type ReasonParams<Code extends ReasonCode> = Record<(typeof REASONS)[Code][number], string>;

const isCode = (code: string): code is ReasonCode => Object.hasOwn(REASONS, code);

export const reasonSchema = z
  .object({
    code: z.enum(Object.keys(REASONS).filter(isCode)),
    /** What it names, as text. */
    params: z.record(z.string(), z.string()),
  })
  .meta({ id: 'ImportReason' });
export type ImportReason = z.infer<typeof reasonSchema>;

/** A reason with what it names. */
export const reasonOf = <Code extends ReasonCode>(
  code: Code,
  params: ReasonParams<Code>,
): ImportReason => ({ code, params });
