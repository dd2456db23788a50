import { html, raw } from 'hono/html';
import { PALETTE, TYPEFACES } from '#src/domain/brand/theme.ts';
import { getDomain, isLocaleCode, type Language, languageTag } from '#src/domain/shop/locales.ts';
import { HTTP_STATUS, type HttpStatus } from '#src/domain/wire/http-status.ts';
import { config } from '#src/session/config.server.ts';
import type { RequestScope } from '#src/session/request-scope.server.ts';
import { builtInPolicy, nonceSources, policyText } from './content-security-policy.ts';

/**
 * The last page, for when rendering itself has failed or taken too long: no framework, no data, no
 * catalogue, no rule of the platform, so it has its own few words and its own policy.
 */
type Words = { title: string; text: string; home: string };
const WORDS: Record<Language, Words> = {
  de: {
    title: 'Einen Moment bitte',
    text: 'Bei uns ist etwas schiefgegangen. Ihr Warenkorb ist sicher. Bitte versuchen Sie es gleich noch einmal.',
    home: 'Zur Startseite',
  },
  en: {
    title: 'Our shop needs a moment',
    text: 'Something went wrong on our side, but your cart is safe. Please try again shortly.',
    home: 'Back to home',
  },
  es: {
    title: 'Un momento, por favor',
    text: 'Algo ha fallado por nuestra parte. Tu cesta está a salvo. Vuelve a intentarlo en unos instantes.',
    home: 'Volver al inicio',
  },
  fr: {
    title: 'Un instant, s’il vous plaît',
    text: 'Un incident est survenu de notre côté. Votre panier est intact. Réessayez dans un instant.',
    home: 'Retour à l’accueil',
  },
  it: {
    title: 'Un attimo, per favore',
    text: 'Qualcosa è andato storto da parte nostra. Il tuo carrello è al sicuro. Riprova tra poco.',
    home: 'Torna alla home',
  },
  pl: {
    title: 'Prosimy o\u00a0chwilę cierpliwości',
    text: 'Coś poszło nie tak po naszej stronie. Twój koszyk jest bezpieczny. Spróbuj ponownie za chwilę.',
    home: 'Wróć na stronę główną',
  },
};

/** The same for a network that sent too many requests (T47). */
const TOO_MANY: Record<Language, Pick<Words, 'title' | 'text'>> = {
  de: {
    title: 'Einen Moment bitte',
    text: 'Über Ihre Verbindung kamen gerade sehr viele Anfragen. Bitte warten Sie eine Minute und versuchen Sie es dann noch einmal.',
  },
  en: {
    title: 'One moment, please',
    text: 'We have had a great many requests from your connection. Please wait a minute and try again.',
  },
  es: {
    title: 'Un momento, por favor',
    text: 'Hemos recibido muchísimas peticiones desde tu conexión. Espera un minuto y vuelve a intentarlo.',
  },
  fr: {
    title: 'Un instant, s’il vous plaît',
    text: 'Nous avons reçu de très nombreuses demandes depuis votre connexion. Patientez une minute, puis réessayez.',
  },
  it: {
    title: 'Un attimo, per favore',
    text: 'Abbiamo ricevuto moltissime richieste dalla tua connessione. Aspetta un minuto e riprova.',
  },
  pl: {
    title: 'Prosimy o\u00a0chwilę cierpliwości',
    text: 'Otrzymaliśmy bardzo wiele zapytań z\u00a0Twojego połączenia. Odczekaj minutę i\u00a0spróbuj ponownie.',
  },
};

/** When the circuit of a platform that hung lets a call through again. */
const RETRY_AFTER_SECONDS = '5';

const INK = PALETTE.ink.light;
const PAPER = PALETTE.paper.light;
const STYLE = `body{margin:0;min-height:90vh;display:grid;place-items:center;background:${PAPER};color:${INK};font:1rem/1.5 ${TYPEFACES.text.system};text-align:center}
main{padding:1.5rem;max-width:32rem}strong{letter-spacing:.16em;text-transform:uppercase}h1{font:340 2rem/1.1 ${TYPEFACES.display.system}}
a{display:inline-block;padding:.8rem 1.5rem;border-radius:99px;background:${INK};color:${PAPER};text-decoration:none}small{color:${PALETTE.muted.light}}`;

/** The error page of a URL, with the name of the incident that our log has too. */
export async function answerErrorPage(
  url: URL,
  scope: RequestScope,
  status: HttpStatus,
): Promise<Response> {
  const prefix = url.pathname.split('/')[1];
  const locale = isLocaleCode(prefix) ? prefix : 'fr-fr';
  const { lang } = getDomain(locale);
  const isTooMany = status === HTTP_STATUS.TOO_MANY_REQUESTS;
  const { title, text, home } = { ...WORDS[lang], ...(isTooMany && TOO_MANY[lang]) };
  const brand = config().brandName;
  const body =
    await html`<!doctype html><html lang="${languageTag(locale)}"><head><meta charset="utf-8">
<title>${title} · ${brand}</title><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><style nonce="${scope.nonce}">${raw(STYLE)}</style></head>
<body><main><strong>${brand}</strong><h1>${title}</h1><p>${text}</p><p><a href="/${locale}">${home}</a></p>
<p><small>${scope.correlationId}</small></p></main></body></html>`;
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyText(builtInPolicy(nonceSources(scope.nonce))),
  });
  if (status === HTTP_STATUS.SERVICE_UNAVAILABLE) headers.set('retry-after', RETRY_AFTER_SECONDS);
  return new Response(body.toString(), { status, headers });
}
