import { type Mutant, one, remembering, withValues } from './mutant.ts';
import {
  type Asked,
  answering,
  asking,
  codeOf,
  type Forward,
  insisting,
  jsonOf,
  type Mutation,
  restating,
  withHeader,
  withJson,
} from './mutant-proxy.ts';

const ACCOUNT = /^\/accounts-self\/$/;
const ADDRESSES = /^\/customers-self\/addresses\/delivery$/;
const ONE_ADDRESS = /^\/customers-self\/addresses\/delivery\/[\w-]+$/;

/** Asks as the customer who made an address. */
function asOwner(): Mutation {
  const owners = new Map<string, string>();
  return async (asked: Asked, forward: Forward) => {
    const owner = owners.get(asked.path.split('/').at(-1) ?? '');
    const isOwned = ONE_ADDRESS.test(asked.path) && owner !== undefined;
    const reply = await forward(isOwned ? withHeader(asked, 'authorization', owner) : asked);
    if (reply.status === 201)
      owners.set(jsonOf(reply).id, asked.headers.get('authorization') ?? '');
    return reply;
  };
}

/** Counts the guest's items again with every merge. */
function merging(): Mutation {
  let merges = 0;
  return answering('POST', /^\/carts\/merge$/, (cart) => {
    merges += 1;
    return { ...cart, version: cart.version + merges };
  });
}

/** Merges as the session that made the cart. */
function stealing(): Mutation {
  const owners = new Map<string, string>();
  return async (asked, forward) => {
    const isMerge = asked.path === '/carts/merge';
    const owner = isMerge ? owners.get(JSON.parse(asked.body).cartId) : undefined;
    const reply = await forward(owner ? withHeader(asked, 'x-session-id', owner) : asked);
    if (asked.path === '/carts' && reply.status === 201)
      owners.set(jsonOf(reply).id, asked.headers.get('x-session-id') ?? '');
    return reply;
  };
}

export const accountMutants: readonly Mutant[] = [
  one(
    'the provider takes no S256',
    'tokens.provider',
    answering('GET', /openid-configuration/, (json) => ({
      ...json,
      code_challenge_methods_supported: ['plain'],
    })),
  ),
  one(
    'a signature is not checked',
    'tokens.opens',
    insisting('INVALID_JWT', async (_, refusal, __) =>
      withJson({ status: 200, headers: new Headers(), body: Buffer.alloc(0) }, refusal),
    ),
  ),
  one('a refresh answers the same pair', 'tokens.refresh', async (asked, forward) =>
    asked.path === '/api/cookie-refresh-tokens' && !asked.body.includes('forged')
      ? withJson(
          { status: 200, headers: new Headers(), body: Buffer.alloc(0) },
          JSON.parse(asked.body),
        )
      : forward(asked),
  ),
  one('a forged refresh token is 500', 'tokens.forged-refresh', restating('UNAUTHORIZED', 500)),
  one(
    'an account has no name',
    'account.read',
    answering('GET', ACCOUNT, ({ firstName: _, ...json }) => json),
  ),
  one(
    'a change empties what it does not name',
    'account.change-one',
    answering('GET', ACCOUNT, (json) =>
      json.firstName === 'ANNA' ? { ...json, lastName: '' } : json,
    ),
  ),
  one(
    'unknown fields of an account are dropped',
    'account.change-unknown',
    asking('PUT', ACCOUNT, (asked) => {
      const { customerId: _, ...body } = JSON.parse(asked.body);
      return { ...asked, body: JSON.stringify(body) };
    }),
  ),
  one(
    'an address is answered otherwise than it was sent',
    'addresses.add',
    answering(
      'GET',
      ADDRESSES,
      withValues((values) => values.map((value) => ({ ...value, city: value.city.toLowerCase() }))),
    ),
  ),
  one(
    'every address is the favorite',
    'addresses.favorite',
    answering(
      'GET',
      ADDRESSES,
      withValues((values) => values.map((value) => ({ ...value, favorite: true }))),
    ),
  ),
  remembering('another customer’s address can be changed', 'addresses.not-yours', asOwner),
  one('a wrong postcode is saved', 'addresses.wrong', async (asked, forward) => {
    const reply = await forward(asked);
    return codeOf(reply) === 'ADDRESS_INVALID' ? { ...reply, status: 200 } : reply;
  }),
  one('a merge of two carts is 200', 'merge.summed', restating(226, 200)),
  remembering('a merge that is sent again counts again', 'merge.again', merging),
  remembering('a merge takes the cart of another session', 'merge.strangers', stealing),
];
