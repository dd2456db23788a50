import { z } from 'zod';
import { DomainError } from '../../../src/domain/errors.ts';
import { refreshTokens } from '../../../src/domain/sign-in/tokens.calls.ts';
import { vendure } from './context.ts';
import { ok, serve } from './serve.ts';
import {
  ownerOfToken,
  readRefreshToken,
  type SignIn,
  signAccessToken,
  signRefreshToken,
} from './tokens.ts';

/** Passwords and sessions are Vendure's. */

const loginSchema = z.object({ login: z.object({ __typename: z.string() }) });
const LOGIN = `mutation ($email: String!, $password: String!) {
  login(username: $email, password: $password, rememberMe: true) { __typename }
}`;
const meSchema = z.object({ activeCustomer: z.object({ id: z.string() }).nullable() });
const ME = '{ activeCustomer { id } }';

/** Who signs in; null for a wrong e-mail or password. */
export async function signIn(
  email: string,
  password: string,
): Promise<{ customerId: string; session: string } | null> {
  const { data, token } = await vendure.shopSession(LOGIN, { email, password });
  if (loginSchema.parse(data).login.__typename !== 'CurrentUser' || token === null) return null;
  const customerId = await customerOf(token);
  return customerId === null ? null : { customerId, session: token };
}

/** Whose a session is; null once it has ended. */
async function customerOf(session: string): Promise<string | null> {
  const answer = await vendure.shop(ME, {}, { token: session });
  return meSchema.parse(answer).activeCustomer?.id ?? null;
}

const registeredSchema = z.object({
  registerCustomerAccount: z.object({ __typename: z.string() }),
});
const REGISTER = `mutation ($input: RegisterCustomerInput!) {
  registerCustomerAccount(input: $input) { __typename }
}`;

export type NewCustomer = {
  emailAddress: string;
  password: string;
  firstName: string;
  lastName: string;
};

/** Makes an account; one that is there already stays as it is, and answers the same. */
export async function register(input: NewCustomer): Promise<boolean> {
  const answer = registeredSchema.parse(await vendure.shop(REGISTER, { input }));
  return answer.registerCustomerAccount.__typename === 'Success';
}

export async function endSession(session: string): Promise<void> {
  await vendure.shop('mutation { logout { success } }', {}, { token: session });
}

/** The next pair of a sign-in that goes on; an older pair of it answers, too. */
export async function nextTokens(refreshToken: string) {
  const signedIn: SignIn | null = await readRefreshToken(refreshToken);
  if (signedIn === null) return null;
  const { customerId, session } = signedIn;
  if ((await customerOf(session)) !== customerId) return null;
  return {
    customerId,
    accessToken: await signAccessToken(customerId),
    refreshToken: await signRefreshToken(signedIn),
  };
}

serve(refreshTokens, async ({ body: { tokens } }) => {
  const next = await nextTokens(tokens.refreshToken);
  if (next === null || (await ownerOfToken(tokens.accessToken)) !== next.customerId)
    throw new DomainError('UNAUTHORIZED');
  const { accessToken, refreshToken } = next;
  return ok({ tokens: { accessToken, refreshToken } });
});
