/** Vendure's two APIs. */

export type Api = 'shop-api' | 'admin-api';

export type Where = {
  /** Token of a channel; the default one without it. */
  channel?: string;
  language?: string;
  /** The session of somebody who signed in. */
  token?: string;
};

type Settings = {
  url: string;
  admin: string;
  password: string;
  /** How long Vendure may take, ms. */
  budgetMs?: number;
};

type GraphqlError = { message: string; extensions?: { code?: string } };
type GraphqlAnswer<T> = { data?: T | null; errors?: GraphqlError[] };

/** Vendure is away, or says what nobody expects. */
export class VendureError extends Error {
  readonly isAway: boolean;

  constructor(message: string, isAway = false) {
    super(message);
    this.isAway = isAway;
  }
}

/** Who waits for a page has left by then. */
const BUDGET_MS = 8_000;
const TOKEN_HEADER = 'vendure-auth-token';

const LOGIN =
  'mutation ($user: String!, $password: String!) { login(username: $user, password: $password) { __typename } }';

export type Vendure = ReturnType<typeof createVendure>;

export function createVendure({ url, admin, password, budgetMs = BUDGET_MS }: Settings) {
  let session: Promise<string> | null = null;

  async function send<T>(
    api: Api,
    query: string,
    variables: Record<string, unknown>,
    { channel, language, token }: Where,
  ): Promise<{ answer: GraphqlAnswer<T>; token: string | null }> {
    const target = new URL(`/${api}`, url);
    if (language !== undefined) target.searchParams.set('languageCode', language);
    const headers = {
      'content-type': 'application/json',
      ...(channel !== undefined && { 'vendure-token': channel }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const body = JSON.stringify({ query, variables });
    const signal = AbortSignal.timeout(budgetMs);
    try {
      const response = await fetch(target, { method: 'POST', headers, body, signal });
      const answer: GraphqlAnswer<T> = await response.json();
      return { answer, token: response.headers.get(TOKEN_HEADER) };
    } catch (cause) {
      throw new VendureError(`Vendure does not answer: ${cause}`, true);
    }
  }

  function dataOf<T>({ data, errors }: GraphqlAnswer<T>): T {
    if (errors !== undefined || data === undefined || data === null)
      throw new VendureError(errors?.map(({ message }) => message).join('; ') ?? 'no data');
    return data;
  }

  async function signIn(): Promise<string> {
    const { answer, token } = await send('admin-api', LOGIN, { user: admin, password }, {});
    dataOf(answer);
    if (token === null) throw new VendureError('the administrator of the bridge is not signed in');
    return token;
  }

  const adminToken = (): Promise<string> => {
    session ??= signIn().catch((error: unknown) => {
      session = null;
      throw error;
    });
    return session;
  };

  return {
    url,
    adminToken,
    /** Asks as a shopper whom nobody knows, or of a session. */
    shop: async <T>(query: string, variables: Record<string, unknown> = {}, where: Where = {}) =>
      dataOf((await send<T>('shop-api', query, variables, where)).answer),
    /** The same, and the session that it began. */
    shopSession: async <T>(
      query: string,
      variables: Record<string, unknown>,
      where: Where = {},
    ) => {
      const { answer, token } = await send<T>('shop-api', query, variables, where);
      return { data: dataOf(answer), token };
    },
    /** Asks as the administrator of the bridge, who signs in again where a session has ended. */
    admin: async <T>(
      query: string,
      variables: Record<string, unknown> = {},
      where: Where = {},
    ): Promise<T> => {
      for (let tries = 1; ; tries += 1) {
        const token = await adminToken();
        const { answer } = await send<T>('admin-api', query, variables, { ...where, token });
        const isOut = answer.errors?.some(({ extensions }) => extensions?.code === 'FORBIDDEN');
        if (!isOut || tries === 2) return dataOf(answer);
        session = null;
      }
    },
  };
}
