import { AsyncLocalStorage } from 'node:async_hooks';
import { z } from 'zod';
import * as catalogueCalls from '#src/domain/catalogue/catalogue.calls.ts';
import * as contentCalls from '#src/domain/content/content.calls.ts';
import * as shippingCalls from '#src/domain/shipping/shipping.calls.ts';
import * as shopCalls from '#src/domain/shop/web-domain.calls.ts';
import * as storeCalls from '#src/domain/store/store.calls.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import {
  catalogueTags,
  contentTag,
  FAMILIES_TAG,
  familyTag,
  SHOPS_TAG,
  STORES_TAG,
} from '#src/process/page-tags.ts';

/**
 * What pages and reads are made of, by name, so that they can be dropped when it changes. Tags are noted
 * where the platform answers, and go with what is cached.
 */
const collectors = new AsyncLocalStorage<Set<string>>();

/** The result of a work with the tags that were noted in it. */
export async function collectTags<T>(
  work: () => Promise<T>,
): Promise<{ value: T; tags: ReadonlySet<string> }> {
  const tags = new Set<string>();
  const value = await collectors.run(tags, work);
  return { value, tags };
}

/** Notes what the page or the read that is being made is made of. */
export function noteTags(tags: Iterable<string>): void {
  const collector = collectors.getStore();
  if (collector !== undefined) for (const tag of tags) collector.add(tag);
}

const product = z.object({ productId: z.string() });
const products = z.array(product);
const productsOf = z.union([
  z.object({ product }).transform((match) => [match.product]),
  z
    .object({ values: products, rescue: products.optional() })
    .transform(({ values, rescue = [] }) => [...values, ...rescue]),
  z
    .object({ look: products, similar: products })
    .transform(({ look, similar }) => [...look, ...similar]),
]);
const storeReads = new Set<object>([
  storeCalls.findStores,
  storeCalls.getStore,
  storeCalls.getAllStores,
  storeCalls.findPickups,
  storeCalls.findLockers,
]);
const params = z.object({ familyId: z.string().optional(), type: z.string().optional() });

/** Tags of one answer of the platform. */
function tagsOf(call: object, given: unknown, answer: unknown): string[] {
  const isOfShops = call === shopCalls.getWebDomains || call === shippingCalls.getShippingMethods;
  if (isOfShops) return [SHOPS_TAG];
  const { familyId, type } = params.safeParse(given ?? {}).data ?? {};
  const shown = productsOf.safeParse(answer).data ?? [];
  return [
    ...(call === contentCalls.getEntries && type !== undefined ? [contentTag(type)] : []),
    ...(call === catalogueCalls.getMenuFamilies ? [FAMILIES_TAG] : []),
    ...(storeReads.has(call) ? [STORES_TAG] : []),
    ...(familyId === undefined ? [] : [familyTag(familyId)]),
    ...catalogueTags(shown.map(({ productId }) => productId)),
  ];
}

/** The same platform, whose answers are noted. */
export function withTags(commerce: Commerce): Commerce {
  const send: Commerce['send'] = async (call, request, options) => {
    const answer = await commerce.send(call, request, options);
    noteTags(tagsOf(call, request.params, answer.body));
    return answer;
  };
  return {
    caller: commerce.caller,
    send,
    ask: async (call, request, options) => (await send(call, request, options)).body,
  };
}

type Drop = (isStale: (tags: ReadonlySet<string>) => boolean) => void;
const caches: Drop[] = [];

/** Registers a cache of this process. */
export function onPurge(drop: Drop): void {
  caches.push(drop);
}

/** Drops all that is made of one of these, from every cache of this process. */
export function purge(tags: readonly string[]): void {
  for (const drop of caches) drop((own) => tags.some((tag) => own.has(tag)));
}
