import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import { SETTINGS } from './settings.ts';

/** Pages of the identity provider, in the languages of the shops. */

const WORDS = {
  fr: {
    signIn: 'Se connecter',
    create: 'Créer un compte',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    firstName: 'Prénom',
    lastName: 'Nom',
    wrong: 'L’e-mail ou le mot de passe est incorrect.',
    notMade: 'Ce compte n’a pas pu être créé. Choisissez un mot de passe plus long.',
    tooMany: 'Trop d’essais. Réessayez dans quelques minutes.',
    over: 'Cette page n’est plus valable. Retournez à la boutique.',
    signedOut: 'Vous êtes déconnecté.',
  },
  en: {
    signIn: 'Sign in',
    create: 'Create an account',
    email: 'Email address',
    password: 'Password',
    firstName: 'First name',
    lastName: 'Last name',
    wrong: 'The email or the password is wrong.',
    notMade: 'This account could not be created. Choose a longer password.',
    tooMany: 'Too many attempts. Try again in a few minutes.',
    over: 'This page is no longer valid. Go back to the shop.',
    signedOut: 'You are signed out.',
  },
} as const;
export type PageLanguage = keyof typeof WORDS;
export type PageWord = keyof (typeof WORDS)['en'];

export const pageLanguage = (locales: unknown): PageLanguage =>
  typeof locales === 'string' && locales.startsWith('fr') ? 'fr' : 'en';

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;background:#f6f3ee;color:#1c1c1e;margin:0}
main{max-width:24rem;margin:10vh auto;padding:2rem;background:#fff}
label{display:block;margin:0 0 1rem}
input{display:block;width:100%;box-sizing:border-box;font:inherit;padding:.6rem;border:1px solid #777}
button{font:inherit;padding:.7rem 1.2rem;border:0;background:#1c1c1e;color:#fff;width:100%}
p[role=alert]{color:#a11}`;

/** What a page of ours may load, and where its form may lead. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self' ${SETTINGS.storefrontOrigins.join(' ')}; frame-ancestors 'none'; base-uri 'none'`,
} as const;

type Body = ReturnType<typeof html>;

export const page = (language: PageLanguage, title: string, body: Body): string =>
  String(
    html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${[STYLE]}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
  );

type Form = {
  language: PageLanguage;
  /** Path of the sign-in under way. */
  under: string;
  isNew: boolean;
  email: string;
  problem: PageWord | null;
};

const field = (label: string, name: string, type: string, complete: string, value = '') =>
  html`<label>${label}<input name="${name}" type="${type}" autocomplete="${complete}" value="${value}" required></label>`;

export function signInPage({ language, under, isNew, email, problem }: Form): string {
  const words = WORDS[language];
  const alert = problem === null ? '' : html`<p role="alert">${words[problem]}</p>`;
  const names = isNew
    ? html`${field(words.firstName, 'firstName', 'text', 'given-name')}${field(words.lastName, 'lastName', 'text', 'family-name')}`
    : '';
  const title = isNew ? words.create : words.signIn;
  const other = isNew
    ? html`<p><a href="${under}/sign-in">${words.signIn}</a></p>`
    : html`<p><a href="${under}/create-account">${words.create}</a></p>`;
  return page(
    language,
    title,
    html`${alert}<form method="post" action="${under}/${isNew ? 'create-account' : 'sign-in'}">${names}${field(words.email, 'email', 'email', 'username', email)}${field(words.password, 'password', 'password', isNew ? 'new-password' : 'current-password')}<button>${title}</button></form>${other}`,
  );
}

export const noticePage = (language: PageLanguage, word: 'over' | 'signedOut'): string =>
  page(language, WORDS[language][word], html``);
