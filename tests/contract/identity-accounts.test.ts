import { decodeJwt } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import { DEFAULT_LIMITS } from '#src/platform/identity/attempt-limits.ts';
import { createAccountApi } from '../support/account-api.ts';
import {
  CLIENT_SECRET,
  type IdentityServer,
  startIdentityServer,
} from '../support/identity-server.ts';
import { discoverProvider, openForm as openFormOf } from '../support/sign-in.ts';

const clock = { shiftSeconds: 0 };
const now = () => new Date(Date.now() + clock.shiftSeconds * 1000);

let server: IdentityServer;
beforeEach(async () => {
  clock.shiftSeconds = 0;
  server = await startIdentityServer({
    now,
    limits: {
      ...DEFAULT_LIMITS,
      signInPerAddress: { most: 3, seconds: 900 },
      signInPerIp: { most: 5, seconds: 900 },
      accountsPerIp: { most: 3, seconds: 3600 },
    },
  });
});
afterEach(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

async function openForm(kind: 'sign-in' | 'create-account') {
  const provider = await discoverProvider(server.issuer, CLIENT_SECRET);
  return openFormOf(provider, kind, {}, { ui_locales: 'en' });
}

const NEW = {
  firstName: 'Zoë',
  lastName: 'Kowalska-Marín',
  email: 'Zoe.New@Vitrine.example',
  password: 'Fenêtre2026',
};

test('a new account signs in at once, as a new customer without loyalty', {
  tags: ['ENT-02', 'ENT-04'],
}, async () => {
  const form = await openForm('create-account');
  const page = await form.browser.request(form.action);
  expect(await page.text()).toContain('autocomplete="new-password"');
  const { url } = await form.post(NEW);
  const { access_token: bearer } = await form.exchange(url);
  expect(decodeJwt(bearer)).toMatchObject({ newCustomer: true });
  const account = await createAccountApi(server, now).call('GET', '/accounts-self/', { bearer });
  expect(account).toMatchObject({
    status: 200,
    body: {
      firstName: 'Zoë',
      lastName: 'Kowalska-Marín',
      email: 'zoe.new@vitrine.example',
      hasPassword: true,
      isDeleted: false,
      optinNews: 'NO',
      loyaltyType: null,
    },
  });
});

test('an address that has an account gets no second one, in whatever case', {
  tags: ['ENT-04'],
}, async () => {
  const form = await openForm('create-account');
  const { response } = await form.post({ ...NEW, email: 'U1@vitrine.EXAMPLE' });
  expect(response.status).toBe(422);
  const page = await response.text();
  expect(page).toContain('There is already an account with this email address.');
  expect(page).toContain('value="Zoë"');
  expect(page).not.toContain(NEW.password);
});

test('each wrong field gets its sentence, what was typed stays, the password never', {
  tags: ['ADR-10'],
}, async () => {
  const form = await openForm('create-account');
  const { response } = await form.post({
    firstName: ' ',
    lastName: 'Marín',
    email: 'zoe',
    password: 'short1',
  });
  expect(response.status).toBe(422);
  const page = await response.text();
  expect(page).toContain('Enter your first name.');
  expect(page).not.toContain('Enter your last name.');
  expect(page).toContain('Enter an email address such as name@mail.example.');
  expect(page).toContain('Choose a password of at least 8 characters');
  expect(page).toContain('value="Marín"');
  expect(page).not.toContain('short1');
  expect(page.match(/aria-invalid="true"/g)).toHaveLength(3);
});

test('a password that everybody uses is refused, and said to be one', async () => {
  const form = await openForm('create-account');
  const { response } = await form.post({ ...NEW, password: 'Password1' });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('Many people use this password');
});

test('a password with the name of the shop or part of the e-mail is refused, and said why', async () => {
  for (const password of ['Vitrine2026', `${NEW.email.split('@')[0]}-77`]) {
    const form = await openForm('create-account');
    const { response } = await form.post({ ...NEW, password });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(
      'contains part of your email address or the name of the shop',
    );
  }
});

test('after three wrong passwords even the right one waits a quarter of an hour', {
  tags: ['T38'],
}, async () => {
  const form = await openForm('sign-in');
  const wrong = { email: 'u1@vitrine.example', password: 'wrong-password-1' };
  for (let count = 0; count < 3; count += 1) {
    expect((await form.post(wrong)).response.status).toBe(422);
  }
  const right = { email: 'U1@vitrine.example', password: DEMO_PASSWORD };
  const { response } = await form.post(right);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(890);
  expect(await response.text()).toContain('Too many attempts. Please try again in 15 minutes.');
  clock.shiftSeconds = 901;
  expect((await form.post(right)).url.searchParams.get('code')).not.toBeNull();
});

test('ten guesses at once are ten attempts', { tags: ['T38'] }, async () => {
  const form = await openForm('sign-in');
  const wrong = { email: 'u1@vitrine.example', password: 'wrong-password-1' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => form.post(wrong)));
  const statuses = answers.map(({ response }) => response.status).sort();
  expect(statuses).toEqual([422, 422, 422, 429, 429, 429, 429, 429, 429, 429]);
});

test('one address that tries many accounts is held up, right passwords do not count', {
  tags: ['T38'],
}, async () => {
  const signIn = async (email: string, password: string) => {
    const form = await openForm('sign-in');
    return form.post({ email, password });
  };
  for (const name of ['u1', 'u2', 'u3', 'u4', 'u5', 'u1']) {
    const { url } = await signIn(`${name}@vitrine.example`, DEMO_PASSWORD);
    expect(url.searchParams.get('code')).not.toBeNull();
  }
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    const { response } = await signIn(`${name}@vitrine.example`, 'wrong-password-1');
    expect(response.status).toBe(422);
  }
  const { response } = await signIn('u1@vitrine.example', DEMO_PASSWORD);
  expect(response.status).toBe(429);
});

test('one address may not create accounts without end', { tags: ['T38'] }, async () => {
  for (const name of ['a', 'b', 'c']) {
    const form = await openForm('create-account');
    const { url } = await form.post({ ...NEW, email: `${name}@vitrine.example` });
    expect(url.searchParams.get('code')).not.toBeNull();
  }
  const form = await openForm('create-account');
  const { response } = await form.post(NEW);
  expect(response.status).toBe(429);
  expect(await response.text()).toContain('Please try again in 60 minutes.');
});
