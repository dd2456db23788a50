import { createServer, type IncomingMessage } from 'node:http';
import Provider, { type Adapter, type AdapterPayload, interactionPolicy } from 'oidc-provider';
import { openCookieBrowser } from './cookie-browser.ts';
import { createTestKey } from './identity-server.ts';

/** Who has an account at the other provider. */
export type OtherAccount = { sub: string; email?: string; email_verified?: boolean | string };

/** With characters that a form escapes, and some that it does not. */
const CLIENT = { id: 'vitrine-at-other', secret: 'a-client-secret+of 100%' };

function memoryAdapter(): (model: string) => Adapter {
  const rows = new Map<string, AdapterPayload>();
  return (model) => ({
    upsert: async (id, payload) => void rows.set(`${model} ${id}`, payload),
    find: async (id) => rows.get(`${model} ${id}`),
    findByUid: async (uid) =>
      [...rows].find(([key, row]) => key.startsWith(`${model} `) && row.uid === uid)?.[1],
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const row = rows.get(`${model} ${id}`);
      if (row !== undefined) rows.set(`${model} ${id}`, { ...row, consumed: 1 });
    },
    destroy: async (id) => void rows.delete(`${model} ${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key);
    },
  });
}

async function fieldsOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

/** What `SIGN_IN_PROVIDERS` says of the one on a port. */
export const settingsOfOther = (port: number, name: string, label: string) => ({
  ...{ name, label },
  discovery: `http://127.0.0.1:${port}`,
  clientId: CLIENT.id,
  clientSecret: CLIENT.secret,
});

type Body = Record<string, unknown>;
type Tamper = (body: Body) => Body | Promise<Body>;

export type OtherOptions = {
  port?: number;
  /** Where it may answer to. */
  redirectUris: readonly string[];
  accounts: readonly OtherAccount[];
  /** The one way in which it takes the secret of its client. */
  secretIn?: 'client_secret_basic' | 'client_secret_post';
};

/**
 * A second OpenID provider: another program with its own accounts and keys, whose only page asks as whom
 * to go on. `tamper` changes what its token endpoint answers.
 */
export async function startOtherProvider({
  port = 0,
  redirectUris,
  accounts,
  secretIn,
}: OtherOptions) {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(port, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP port');
  const issuer = `http://127.0.0.1:${address.port}`;

  const key = createTestKey('other');
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const provider = new Provider(issuer, {
    adapter: memoryAdapter(),
    jwks: { keys: [key] },
    cookies: { keys: ['a key of the other provider'] },
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [...redirectUris],
        token_endpoint_auth_method: secretIn ?? 'client_secret_basic',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], auth_time: null },
    features: { devInteractions: { enabled: false } },
    ...(secretIn && { clientAuthMethods: [secretIn] }),
    pkce: { required: () => true },
    interactions: { policy, url: (_, { uid }) => `/as/${uid}` },
    renderError: async (context, out) => {
      context.type = 'text';
      context.body = JSON.stringify(out);
    },
    ttl: { Session: 3_600, Grant: 3_600, Interaction: 3_600, IdToken: 3_600, AccessToken: 3_600 },
    findAccount: async (_, sub) => {
      const known = accounts.find((one) => one.sub === sub);
      return known && { accountId: sub, claims: async () => ({ ...known }) };
    },
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        clientId: CLIENT.id,
        ...(oidc.account && { accountId: oidc.account.accountId }),
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });

  const state: { tamper: Tamper; prompts: unknown[]; credentials: string[] } = {
    tamper: (body) => body,
    prompts: [],
    credentials: [],
  };
  provider.use(async (context, next) => {
    if (context.path === '/token') {
      const [, encoded = ''] = context.get('authorization').split(' ');
      state.credentials.push(Buffer.from(encoded, 'base64').toString());
      await next();
      if (context.status === 200) context.body = await state.tamper({ ...Object(context.body) });
      return;
    }
    if (!context.path.startsWith('/as/')) return next();
    const { req, res } = context;
    const { params } = await provider.interactionDetails(req, res);
    if (context.method === 'GET') {
      state.prompts.push(params.prompt);
      const buttons = [...accounts.map(({ sub }) => sub), 'Cancel'].map(
        (name) => `<button name="as" value="${name}">${name}</button>`,
      );
      context.type = 'html';
      context.body = `<!doctype html><html lang="en"><title>Other</title><h1>The other provider</h1><form method="post">${buttons.join('')}</form></html>`;
      return;
    }
    const name = (await fieldsOf(req)).get('as') ?? '';
    const result = name === 'Cancel' ? { error: 'access_denied' } : { login: { accountId: name } };
    context.status = 303;
    context.redirect(await provider.interactionResult(req, res, result));
  });
  server.on('request', provider.callback());

  return {
    ...{ issuer, key, clientId: CLIENT.id, clientSecret: CLIENT.secret },
    state,
    /** What `SIGN_IN_PROVIDERS` says of it. */
    settings: (name: string, label: string) => settingsOfOther(address.port, name, label),
    /** Goes to it with a browser and goes on as somebody, or `Cancel`; where it leads back to. */
    async goOnAs(name: string, start: URL, browser = openCookieBrowser()): Promise<URL> {
      const page = await browser.follow(start);
      if (page.url.origin !== issuer) return page.url;
      const body = new URLSearchParams({ as: name });
      return (await browser.follow(page.url, { method: 'POST', body })).url;
    },
    async stop() {
      server.closeAllConnections();
      const { promise: closed, resolve: close } = Promise.withResolvers<void>();
      server.close(() => close());
      await closed;
    },
  };
}
export type OtherProvider = Awaited<ReturnType<typeof startOtherProvider>>;
