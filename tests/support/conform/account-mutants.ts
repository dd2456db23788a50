import { decodeJwt } from 'jose';
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
  type Reply,
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

/** The cart of a guest is read as it was before the merge. */
function leavingGuests(): Mutation {
  const carts = new Map<string, Reply>();
  return async (asked, forward) => {
    const reply = await forward(asked);
    const isGuests = !asked.headers.has('authorization');
    if (isGuests && reply.status < 300 && asked.path.startsWith('/carts'))
      carts.set(`/carts/${jsonOf(reply)?.id}`, reply);
    const kept = asked.method === 'GET' ? carts.get(asked.path) : undefined;
    return kept !== undefined && codeOf(reply) === 'CART_NOT_FOUND'
      ? { ...kept, status: 200 }
      : reply;
  };
}

/** Whose a token says that it is; who signed it is not looked at. */
function subjectOf(token: string): string {
  try {
    return String(decodeJwt(token).sub);
  } catch {
    return '';
  }
}

/** A token is taken at its word: the claims count, not who signed them. */
function anyKey(): Mutation {
  const good = new Map<string, string>();
  return async (asked, forward) => {
    const reply = await forward(asked);
    const bearer = asked.headers.get('authorization') ?? '';
    const customer = subjectOf(bearer.replace('Bearer ', ''));
    if (bearer !== '' && reply.status === 200) good.set(customer, bearer);
    const other = codeOf(reply) === 'INVALID_JWT' ? good.get(customer) : undefined;
    return other === undefined ? reply : forward(withHeader(asked, 'authorization', other));
  };
}

/** What nobody has, as a list of nobody's. */
const nothing = { status: 200, headers: new Headers(), body: Buffer.from('{"values":[]}') };

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
  remembering('a token that any key signed is taken', 'tokens.foreign-key', anyKey),
  one(
    'without a bearer, an account is an empty one',
    'errors.no-bearer',
    insisting('INVALID_JWT', async (asked, _, forward) =>
      asked.path.startsWith('/customers-self/') ? nothing : forward(asked),
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
  one(
    'no address is the favorite by itself',
    'addresses.first',
    answering(
      'GET',
      ADDRESSES,
      withValues((values) => values.map((value) => ({ ...value, favorite: false }))),
    ),
  ),
  remembering('another customer’s address can be changed', 'addresses.not-yours', asOwner),
  one('a wrong postcode is saved', 'addresses.wrong', async (asked, forward) => {
    const reply = await forward(asked);
    return codeOf(reply) === 'ADDRESS_INVALID' ? { ...reply, status: 200 } : reply;
  }),
  one('a merge of two carts is 200', 'merge.summed', restating(226, 200)),
  remembering('a merge that is sent again counts again', 'merge.again', merging),
  remembering('a merge leaves the cart of the guest', 'merge.gone', leavingGuests),
  remembering('a merge takes the cart of another session', 'merge.strangers', stealing),
];
