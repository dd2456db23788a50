import type { PlatformTexts } from './text-types.ts';

const minutes = (count: number) => (count === 1 ? 'einer Minute' : `${count} Minuten`);

export const texts: PlatformTexts = {
  signIn: {
    title: 'Anmelden',
    lead: 'Ihre Bestellungen, Adressen und Ihre Wunschliste an einem Ort.',
    rememberMe: 'Angemeldet bleiben',
    submit: 'Anmelden',
    newHere: (brand) => `Neu bei ${brand}?`,
  },
  createAccount: {
    title: 'Konto erstellen',
    lead: 'Das dauert weniger als eine Minute.',
    passwordRule: 'Mindestens 8 Zeichen, darunter ein Buchstabe und eine Ziffer.',
    submit: 'Konto erstellen',
    haveAccount: 'Sie haben bereits ein Konto?',
  },
  fields: {
    email: 'E-Mail',
    password: 'Passwort',
    firstName: 'Vorname',
    lastName: 'Nachname',
    show: 'Anzeigen',
    hide: 'Verbergen',
    thePassword: 'des Passworts',
  },
  signInProblems: {
    wrongCredentials:
      'E-Mail oder Passwort stimmt nicht. Bitte prüfen Sie beides und versuchen Sie es erneut.',
    emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    emailInvalid: 'Bitte geben Sie eine E-Mail-Adresse wie name@beispiel.de ein.',
    emailTaken: 'Zu dieser E-Mail gibt es bereits ein Konto. Bitte melden Sie sich damit an.',
    passwordMissing: 'Bitte geben Sie Ihr Passwort ein.',
    passwordWeak:
      'Bitte wählen Sie ein Passwort mit mindestens 8 Zeichen, darunter ein Buchstabe und eine Ziffer.',
    passwordCommon:
      'Dieses Passwort wird oft verwendet und ist leicht zu erraten. Bitte wählen Sie ein anderes.',
    firstNameMissing: 'Bitte geben Sie Ihren Vornamen ein.',
    lastNameMissing: 'Bitte geben Sie Ihren Nachnamen ein.',
  },
  tooManyAttempts: (count) =>
    `Zu viele Versuche. Bitte versuchen Sie es in ${minutes(count)} erneut.`,
  signOut: { title: 'Sie werden abgemeldet', submit: 'Abmelden' },
  signInFailure: {
    expiredTitle: 'Diese Seite ist abgelaufen',
    expiredText:
      'Gehen Sie zurück zum Shop und melden Sie sich dort an. Ihr Warenkorb ist unverändert.',
    errorTitle: 'Die Anmeldung hat nicht geklappt',
    errorText: 'Gehen Sie zurück zum Shop und versuchen Sie es gleich noch einmal.',
    backToShop: 'Zurück zum Shop',
  },
  backTo: (brand) => `Zurück zu ${brand}`,
  mails: {
    giftCard: {
      signature: (brand) =>
        `Sie erhalten diese Nachricht, weil Ihnen jemand eine Geschenkkarte von ${brand} geschenkt hat.`,
      subject: (brand) => `Eine Geschenkkarte von ${brand} für Sie`,
      title: (name) => `${name}, Ihre Geschenkkarte ist da`,
      lead: (amount, day) =>
        `Sie ist ${amount} wert und bis ${day} gültig, auf einmal oder nach und nach. Geben Sie beim Bezahlen Nummer und PIN ein.`,
      number: 'Nummer',
      pin: 'PIN',
      link: 'Zur Kollektion',
    },
    stockAlert: {
      signature: (brand) =>
        `Sie erhalten diese Nachricht, weil Sie bei ${brand} um eine Benachrichtigung gebeten haben.`,
      subject: (product) => `Wieder da: ${product}`,
      title: 'Ihre Größe ist wieder da',
      lead: (product) =>
        `In Ihrer Größe wieder verfügbar: ${product}. Es sind nur wenige Stücke, und keines ist reserviert.`,
      link: 'Zum Stück',
    },
    newsletter: {
      signature: (brand) =>
        `Sie erhalten diese Nachricht, weil diese Adresse für den Newsletter von ${brand} angegeben wurde.`,
      confirmSubject: (brand) => `Bitte bestätigen: Newsletter von ${brand}`,
      confirmTitle: 'Nur noch ein Klick',
      confirmLead: (brand) =>
        `Sie möchten den Newsletter von ${brand} erhalten. Bitte bestätigen Sie Ihre Adresse innerhalb von 48 Stunden: Wir schreiben nur, wem wir willkommen sind.`,
      confirmLink: 'Anmeldung bestätigen',
      notYou:
        'Das waren nicht Sie? Dann ignorieren Sie diese Nachricht, Sie erhalten keine weitere.',
      welcomeSubject: (brand) => `Willkommen beim Newsletter von ${brand}`,
      welcomeTitle: 'Schön, dass Sie dabei sind',
      welcomeLead: (brand) =>
        `Neuheiten, Private Sales und Geschichten aus dem Atelier von ${brand} kommen ab jetzt in Ihr Postfach.`,
      leaveLead: 'Doch nicht das Richtige? Über diesen Link melden Sie sich jederzeit ab.',
      leaveLink: 'Newsletter abbestellen',
    },
    signature: (brand) => `Sie erhalten diese Nachricht, weil Sie bei ${brand} bestellt haben.`,
    order: {
      subject: (number) => `Ihre Bestellung ${number}`,
      title: (name) => `Vielen Dank, ${name}`,
      lead: (number, day) =>
        `Ihre Bestellung ${number} vom ${day} ist bei uns eingegangen. Wir packen sie und melden uns, sobald sie unterwegs ist.`,
      size: (size) => `Größe: ${size}`,
      quantity: (count) => `Menge: ${count}`,
      total: 'Gesamt inkl. MwSt.',
      free: 'Gratis',
      loyaltyCard: 'Kundenkarte',
      giftCard: 'Geschenkkarte',
      donation: 'Spende',
      deliveredTo: 'Lieferung',
      billedTo: 'Rechnung',
      track: 'Sendung verfolgen',
      link: 'Bestellung ansehen',
    },
    withdrawal: {
      subject: (number) => `Ihr Widerruf zur Bestellung ${number}`,
      title: 'Ihr Widerruf ist eingegangen',
      lead: (number, when) =>
        `Sie haben die folgenden Teile Ihrer Bestellung ${number} am ${when} widerrufen.`,
      next: 'Haben Sie die Teile schon erhalten, senden Sie sie bitte binnen 14 Tagen zurück. Wir erstatten Ihnen den Betrag auf dem Weg, auf dem Sie bezahlt haben, sobald sie bei uns sind oder Sie uns die Rücksendung nachweisen. Bitte bewahren Sie diese Nachricht auf.',
    },
  },
};
