/**
 * What people choose when a letter and a digit are asked for: the words of the lists that guessing
 * begins with, in the languages of the shop. Stored as they are compared: lower case, no accents.
 */
const WORDS = new Set(
  `a aa aaa ab abc abcd abcde abcdef abcdefg abcdefgh xyz
  password passwort passe motdepasse mdp contrasena clave parola passwordsicura haslo
  secret geheim segreto secreto tajne changeme letmein access login user test demo guest
  admin administrator administrateur root master welcome willkommen bienvenue bienvenido benvenuto witaj
  hello hallo hola ciao bonjour salut czesc servus
  qwe qwer qwert qwerty qwertyu qwertyui qwertyuiop qwertz qwertzu qwertzui qwertzuiop
  azer azert azerty azertyu azertyui azertyuiop asd asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl
  zxc zxcv zxcvb zxcvbn zxcvbnm yxcvbnm wxcvbn qazwsx
  iloveyou love loveyou jetaime amour tequiero teamo amor tiamo amore ichliebedich liebe schatz schatzi kocham kochamcie kochanie milosc
  princess princesse princesa principessa ksiezniczka sunshine soleil doudou chouchou loulou coucou cheval
  monkey dragon shadow superman batman pokemon starwars naruto football fussball futbol calcio soccer baseball
  juventus napoli inter milan barcelona realmadrid marseille paris london berlin madrid roma polska warszawa
  michael thomas nicolas daniel alexander andrea francesco giuseppe maria alejandro carlos sophie camille julia
  charlie jordan ashley michelle jessica computer internet samsung iphone google facebook
  summer winter autumn spring ete hiver printemps automne sommer herbst fruehling verano invierno otono primavera estate inverno lato zima wiosna jesien
  flower blume fleur flor fiore kwiat cookie chocolate chocolat schokolade cioccolato czekolada`.split(
    /\s+/,
  ),
);

/** Walks over the keyboard that mix letters and digits. */
const WALKS =
  /^(1q2w3e|q1w2e3|1qaz2wsx|zaq12wsx|zaq1xsw2|qaz123|1a2b3c|a1b2c3|1y2x3c|1a2z3e|a1z2e3|123qwe|qwe123|123abc|abc123)/;

const LOOKALIKES: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
]);

/** Lower case without accents. */
const plain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');

/** Shorter words are part of too many others. */
const MIN_OWN_LENGTH = 4;

const asLetters = (text: string) =>
  [...plain(text)].map((sign) => LOOKALIKES.get(sign) ?? sign).join('');

/** What a guesser of one account begins with: the shop's names, and the owner's e-mail. */
export function ownWords(
  { brandName, brandHost }: { brandName: string; brandHost: string },
  email: string | null,
): string[] {
  const [host = ''] = brandHost.split('.');
  const [mailbox = ''] = (email ?? '').split('@');
  return [brandName, host, mailbox, ...mailbox.split(/[^\p{L}\p{N}]+/u)];
}

/** Whether a password contains one of these words, with signs in the place of letters or not. */
export function containsWord(password: string, words: readonly string[]): boolean {
  const readings = [plain(password), asLetters(password)];
  return words
    .map(plain)
    .filter(({ length }) => length >= MIN_OWN_LENGTH)
    .some((word) => readings.some((text) => text.includes(word) || text.includes(asLetters(word))));
}

/**
 * Whether a password is one of those that guessing begins with: a common word, with digits and
 * signs around it or in the place of letters (`Password1`, `P4ssw0rd!`, `azerty2026`), or a walk
 * over the keyboard.
 */
export function isCommonPassword(password: string): boolean {
  const text = plain(password);
  if (WALKS.test(text)) return true;
  const core = text.replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');
  const word = [...core].map((sign) => LOOKALIKES.get(sign) ?? sign).join('');
  return WORDS.has(word);
}
