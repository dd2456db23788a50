import type { PlatformTexts } from './text-types.ts';

const minutes = (count: number) => (count === 1 ? 'einer Minute' : `${count} Minuten`);

export const texts: PlatformTexts = {
  promotions: {
    forMembers: (label) => `Für Mitglieder: ${label}`,
  },
  signIn: {
    title: 'Anmelden',
    leads: {
      customer: 'Ihre Bestellungen und Adressen an einem Ort.',
      eresa: 'Danach geht es mit Ihrer Reservierung weiter.',
      order: 'Danach geht es mit Ihrer Bestellung weiter. Ihr Warenkorb bleibt, wie er ist.',
      welcome: 'Schön, dass Sie da sind. Melden Sie sich an oder legen Sie ein Konto an.',
    },
    rememberMe: 'Angemeldet bleiben',
    submit: 'Anmelden',
    newHere: (brand) => `Neu bei ${brand}?`,
    or: 'oder',
  },
  code: {
    ask: 'Code per E-Mail erhalten',
    askHint: 'Ganz ohne Passwort. Wenn Sie neu hier sind, legen wir damit Ihr Konto an.',
    title: 'Schauen Sie in Ihr Postfach',
    lead: (email) =>
      `Wir haben einen sechsstelligen Code an ${email} geschickt. Er gilt zehn Minuten und nur in diesem Browser.`,
    field: 'Sechsstelliger Code',
    notThere:
      'Nach einer Minute noch nichts da? Sehen Sie im Spam-Ordner nach oder fordern Sie einen neuen Code an.',
    again: 'Neuen Code senden',
    otherWay: 'Andere Adresse oder Passwort verwenden',
  },
  guest: {
    title: 'Bestellung fortsetzen',
    ask: 'Als Gast bestellen',
    askHint: 'Ein Code per E-Mail bestätigt Ihre Adresse. Wir legen kein Konto an.',
    withAccount: 'Mit Konto',
  },
  createAccount: {
    title: 'Konto anlegen',
    lead: 'Das dauert weniger als eine Minute.',
    passwordRule: 'Mindestens 8 Zeichen, darunter ein Buchstabe und eine Ziffer.',
    submit: 'Konto anlegen',
    haveAccount: 'Sie haben bereits ein Konto?',
  },
  forgottenPassword: {
    link: 'Passwort vergessen?',
    title: 'Passwort vergessen?',
    lead: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
    submit: 'Link anfordern',
    sentTitle: 'Schauen Sie in Ihr Postfach',
    sentText: (email) =>
      `Wenn es zu ${email} ein Konto gibt, ist unsere Nachricht unterwegs. Der Link darin gilt 30 Minuten und nur einmal.`,
    sentHint:
      'Nach ein paar Minuten noch nichts da? Sehen Sie im Spam-Ordner nach oder versuchen Sie es mit einer anderen Adresse.',
    again: 'Andere Adresse eingeben',
    backToSignIn: 'Zurück zur Anmeldung',
  },
  newPassword: {
    title: 'Neues Passwort wählen',
    lead: 'Danach sind Sie auf allen Geräten abgemeldet.',
    submit: 'Passwort speichern',
    doneTitle: 'Ihr Passwort wurde geändert',
    doneText: 'Sie sind überall abgemeldet. Bitte melden Sie sich mit dem neuen Passwort an.',
    expiredTitle: 'Dieser Link gilt nicht mehr',
    expiredText:
      'Ein Link gilt 30 Minuten und nur einmal. Einen neuen erhalten Sie auf der Anmeldeseite über „Passwort vergessen?“.',
  },
  newEmail: {
    title: 'Neue Adresse bestätigen',
    lead: (email) =>
      `Danach melden Sie sich mit ${email} an und bekommen dort Post von uns. Ihre anderen Geräte werden abgemeldet.`,
    submit: 'Diese Adresse verwenden',
    doneTitle: 'Ihre Adresse wurde geändert',
    doneText: (email) => `Sie melden sich jetzt mit ${email} an. Ihr Passwort bleibt, wie es ist.`,
    expiredTitle: 'Dieser Link gilt nicht mehr',
    expiredText:
      'Ein Link gilt 30 Minuten und nur einmal. Einen neuen fordern Sie in den Einstellungen Ihres Kontos an.',
    toAccount: 'Zu meinem Konto',
  },
  fields: {
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    firstName: 'Vorname',
    lastName: 'Nachname',
    show: 'Anzeigen',
    hide: 'Verbergen',
    thePassword: 'des Passworts',
  },
  passkey: {
    signIn: 'Mit einem Passkey anmelden',
    title: 'Passkey hinzufügen',
    lead: 'Danach melden Sie sich mit Fingerabdruck, Gesicht oder dem Code Ihres Geräts an: ohne Passwort und ohne E-Mail.',
    name: 'Name',
    nameHint: 'Damit Sie ihn in Ihrem Konto wiedererkennen.',
    add: 'Passkey jetzt hinzufügen',
    notNow: 'Nicht jetzt',
    unsupported:
      'Dieser Browser kann hier keine Passkeys speichern. Versuchen Sie es mit einem anderen oder mit einem Gerät mit Bildschirmsperre.',
  },
  otherProvider: {
    continueWith: (provider) => `Weiter mit ${provider}`,
    connect: (provider) =>
      `Zu dieser E-Mail-Adresse gibt es schon ein Konto. Ein Code bestätigt, dass es Ihnen gehört. Danach können Sie sich auch mit ${provider} anmelden.`,
    problems: {
      denied: (provider) =>
        `Sie haben die Anmeldung mit ${provider} abgebrochen. Wählen Sie, wie Sie sich anmelden möchten.`,
      away: (provider) =>
        `${provider} antwortet gerade nicht. Versuchen Sie es später erneut, oder melden Sie sich anders an.`,
      failed: (provider) =>
        `Die Anmeldung mit ${provider} hat nicht geklappt. Versuchen Sie es erneut, oder melden Sie sich anders an.`,
      unverified: (provider) =>
        `${provider} hat Ihre E-Mail-Adresse nicht bestätigt. Melden Sie sich mit einem Code an, den wir Ihnen per E-Mail schicken.`,
    },
  },
  signInProblems: {
    wrongCredentials:
      'E-Mail-Adresse oder Passwort stimmt nicht. Bitte prüfen Sie beides und versuchen Sie es erneut.',
    emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    emailInvalid: 'Bitte geben Sie eine E-Mail-Adresse wie name@mail.example ein.',
    emailTaken:
      'Zu dieser E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich damit an.',
    codeMissing: 'Bitte geben Sie die sechs Ziffern des Codes ein.',
    codeWrong:
      'Das ist nicht der Code aus unserer neuesten Nachricht. Bitte prüfen Sie die Ziffern und versuchen Sie es erneut.',
    codeOver:
      'Dieser Code gilt nicht mehr: Ein Code gilt zehn Minuten und nur einmal. Bitte fordern Sie einen neuen an.',
    codeTooMany: 'Zu viele falsche Codes. Bitte fordern Sie einen neuen an.',
    codeElsewhere:
      'Dieser Code gehört zu einem anderen Fenster oder Browser. Geben Sie ihn dort ein oder fordern Sie hier einen neuen an.',
    codeTooSoon:
      'Unsere Nachricht ist unterwegs. In einer halben Minute können Sie einen neuen Code anfordern.',
    passkeyUnknown: 'Dieser Passkey gehört hier zu keinem Konto. Bitte melden Sie sich anders an.',
    passkeyNotAdded:
      'Der Passkey wurde nicht gespeichert. Versuchen Sie es erneut oder ein andermal.',
    passwordMissing: 'Bitte geben Sie Ihr Passwort ein.',
    passwordWeak:
      'Bitte wählen Sie ein Passwort mit mindestens 8 Zeichen, darunter ein Buchstabe und eine Ziffer.',
    passwordNamed:
      'Das Passwort enthält einen Teil Ihrer E-Mail-Adresse oder den Namen des Shops und ist leicht zu erraten. Bitte wählen Sie ein anderes.',
    passwordCommon:
      'Dieses Passwort wird oft verwendet und ist leicht zu erraten. Bitte wählen Sie ein anderes.',
    firstNameMissing: 'Bitte geben Sie Ihren Vornamen ein.',
    lastNameMissing: 'Bitte geben Sie Ihren Nachnamen ein.',
    nameTooLong: 'Bitte kürzen Sie den Namen auf höchstens 50 Zeichen.',
    nameInvalid: 'Bitte geben Sie nur einen Namen ein, ohne Links, < oder >.',
  },
  tooManyAttempts: (count) =>
    `Zu viele Versuche. Bitte versuchen Sie es in ${minutes(count)} erneut.`,
  signOut: { title: 'Sie werden abgemeldet', submit: 'Abmelden' },
  signInFailure: {
    expiredTitle: 'Diese Seite ist abgelaufen',
    expiredText:
      'Gehen Sie zurück zum Shop und melden Sie sich dort an. Ihr Warenkorb ist unverändert.',
    noCookiesTitle: 'Die Anmeldung braucht Cookies',
    noCookiesText:
      'Ihr Browser hat keine geschickt: Er blockiert sie, oder diese Seite war zu lange geöffnet. Erlauben Sie Cookies für diese Website und melden Sie sich im Shop noch einmal an.',
    blockedTitle: 'Dieses Konto ist gesperrt',
    blockedText:
      'Anmeldungen und Bestellungen sind damit zurzeit nicht möglich. Unser Kundenservice sagt Ihnen, warum.',
    errorTitle: 'Die Anmeldung hat nicht geklappt',
    errorText: 'Gehen Sie zurück zum Shop und versuchen Sie es gleich noch einmal.',
    tryAgain: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
    backToShop: 'Zurück zum Shop',
  },
  backTo: (brand) => `Zurück zu ${brand}`,
  invoice: {
    title: (number) => `Rechnung ${number}`,
    fileName: (number) => `Rechnung-${number}.pdf`,
    number: 'Nummer',
    date: 'Datum',
    fiscalNumber: (number) => `Steuernummer: ${number}`,
    item: 'Artikel',
    quantity: 'Menge',
    price: 'Einzelpreis',
    amount: 'Betrag',
    supplied: 'Lieferdatum',
    order: 'Bestellung',
    rate: 'Steuersatz',
    net: 'Netto',
    vat: 'MwSt.',
    gross: 'Brutto',
    untaxed: 'Geschenkkarten und Spenden: ohne MwSt.',
    byGiftCard: (card) => `Geschenkkarte ${card}`,
    paid: 'Bezahlt',
  },
  creditNote: {
    title: (number) => `Rechnungskorrektur ${number}`,
    fileName: (number) => `Rechnungskorrektur-${number}.pdf`,
    invoice: 'Rechnung',
    rest: 'Rabatte und Versand',
    label: 'Rücksendeetikett',
    byHand: 'Nachlass',
    total: 'Gutschrift gesamt',
    toBank: 'Über die Zahlungsart',
    toGiftCards: 'Auf Geschenkkarten',
  },
  packing: {
    title: (number) => `Lieferschein ${number}`,
    fileName: (number) => `lieferschein-${number}.pdf`,
    to: 'Lieferadresse',
    giftMessage: 'Diese Bestellung ist ein Geschenk: verpacken, mit dieser Nachricht',
    gift: 'Diese Bestellung ist ein Geschenk: verpacken, ohne Nachricht',
    pickList: 'Pickliste',
    slips: 'Lieferscheine',
  },
  returnLabel: {
    sheet: 'Rücksendeetiketten',
    title: (number) => `Rückgabe ${number}`,
    fileName: (number) => `Rueckgabe-${number}.pdf`,
    to: 'Rücksendeadresse',
    order: 'Bestellung',
    number: 'Rückgabenummer',
    free: 'Porto bezahlt',
    paid: 'Bitte frankieren',
    cut: 'Hier abschneiden. Kleben Sie den oberen Teil auf das Paket und legen Sie den unteren hinein.',
  },
  mails: {
    staff: {
      signature: (brand) =>
        `Sie erhalten diese Nachricht, weil Sie mit dem Backoffice von ${brand} arbeiten.`,
      subject: (brand) => `Ihre Einladung zum Backoffice von ${brand}`,
      title: 'Sie sind eingeladen',
      lead: (brand) =>
        `Sie wurden zum Backoffice von ${brand} eingeladen. Wählen Sie über diesen Link Ihr Passwort. Er gilt 7 Tage und nur einmal.`,
      link: 'Einladung annehmen',
      notYou:
        'Sie haben damit nicht gerechnet? Dann ignorieren Sie diese Nachricht: Ohne den Link passiert nichts.',
      given: {
        subject: (name) => `Hohe Summe manuell gewährt: ${name}`,
        title: 'Eine hohe Summe wurde manuell gewährt',
        lead: (name, amount) =>
          `${name} hat innerhalb von 24 Stunden ${amount} manuell gewährt: Erstattungen und Geschenkkarten, alle Währungen zusammengezählt. Das Audit-Protokoll zeigt jeden einzelnen Vorgang.`,
        link: 'Audit-Protokoll öffnen',
      },
      password: {
        subject: (brand) => `Ihr neues Passwort für das Backoffice von ${brand}`,
        title: 'Neues Passwort wählen',
        lead: (brand) =>
          `Für Ihren Zugang zum Backoffice von ${brand} wurde ein neues Passwort angefordert. Über diesen Link wählen Sie es. Er gilt 30 Minuten und nur einmal.`,
        link: 'Neues Passwort wählen',
        notYou:
          'Das waren nicht Sie? Dann ignorieren Sie diese Nachricht: Ihr Passwort bleibt, wie es ist.',
      },
    },
    account: {
      signature: (brand) => `Diese Nachricht betrifft ein Konto bei ${brand}.`,
      reset: {
        subject: (brand) => `Ihr neues Passwort für ${brand}`,
        title: 'Neues Passwort wählen',
        lead: (brand) =>
          `Für Ihr Konto bei ${brand} wurde ein neues Passwort angefordert. Über diesen Link wählen Sie es. Er gilt 30 Minuten und nur einmal.`,
        link: 'Neues Passwort wählen',
        notYou:
          'Das waren nicht Sie? Dann ignorieren Sie diese Nachricht: Ihr Passwort bleibt, wie es ist.',
      },
      code: {
        signature: (brand) =>
          `Sie erhalten diese Nachricht, weil mit dieser Adresse eine Anmeldung bei ${brand} begonnen wurde.`,
        subject: (brand) => `Ihr Code für ${brand}`,
        title: 'Ihr Code zum Anmelden',
        preview: (code) => `Ihr Code lautet ${code}.`,
        lead: (brand) =>
          `Geben Sie diesen Code dort ein, wo Sie ihn angefordert haben, um sich bei ${brand} anzumelden. Er gilt zehn Minuten und nur einmal.`,
        notYou:
          'Das waren nicht Sie? Dann ignorieren Sie diese Nachricht und geben Sie den Code nicht weiter.',
      },
      guestCode: {
        signature: (brand) =>
          `Sie erhalten diese Nachricht, weil diese Adresse für eine Bestellung bei ${brand} angegeben wurde.`,
        title: 'Ihr Code zum Bestellen',
        lead: (brand) =>
          `Geben Sie diesen Code dort ein, wo Sie ihn angefordert haben, um Ihre Bestellung bei ${brand} fortzusetzen. Er gilt zehn Minuten und nur einmal.`,
      },
      newEmail: {
        subject: (brand) => `Ihre neue Adresse für ${brand}`,
        title: 'Neue Adresse bestätigen',
        lead: (brand) =>
          `Diese Adresse wurde für ein Konto bei ${brand} angegeben. Bestätigen Sie sie über den Link, dann melden Sie sich künftig mit ihr an. Der Link gilt 30 Minuten und nur einmal.`,
        link: 'Adresse bestätigen',
        notYou: 'Das waren nicht Sie? Dann ignorieren Sie diese Nachricht: Es ändert sich nichts.',
      },
      notices: {
        'password-changed': {
          subject: (brand) => `Ihr Passwort bei ${brand} wurde geändert`,
          title: 'Ihr Passwort wurde geändert',
          lead: (when) => `Es wurde am ${when} geändert. Ihre anderen Geräte sind abgemeldet.`,
          advice:
            'Das waren nicht Sie? Wählen Sie auf der Anmeldeseite gleich „Passwort vergessen?“ und legen Sie ein neues fest.',
          link: 'Zu meinem Konto',
        },
        'password-removed': {
          subject: (brand) => `Das Passwort Ihres Kontos bei ${brand} wurde entfernt`,
          title: 'Ihr Passwort wurde entfernt',
          lead: (when) =>
            `Am ${when} haben Sie sich zum ersten Mal mit einem Code angemeldet. Das Passwort war gewählt worden, bevor bestätigt war, dass die Adresse Ihnen gehört. Deshalb haben wir es entfernt und Ihre anderen Geräte abgemeldet.`,
          advice:
            'Melden Sie sich weiter mit einem Code an, oder wählen Sie in den Einstellungen Ihres Kontos ein neues Passwort.',
          link: 'Zu meinem Konto',
        },
        'passkey-added': {
          subject: (brand) => `Neuer Passkey für Ihr Konto bei ${brand}`,
          title: 'Ein Passkey ist hinzugekommen',
          lead: (when) => `Seit dem ${when} können Sie sich auch mit einem neuen Passkey anmelden.`,
          advice:
            'Das waren nicht Sie? Entfernen Sie ihn gleich in den Einstellungen Ihres Kontos und melden Sie Ihre anderen Geräte ab.',
          link: 'Zu meinem Konto',
        },
        'provider-connected': {
          subject: (brand) => `Neuer Anbieter für die Anmeldung bei ${brand}`,
          title: 'Ein Anbieter wurde verbunden',
          lead: (when) =>
            `Seit dem ${when} können Sie sich auch mit Ihrem Konto bei einem anderen Anbieter anmelden.`,
          advice:
            'Das waren nicht Sie? Trennen Sie die Verbindung gleich in den Einstellungen Ihres Kontos und melden Sie Ihre anderen Geräte ab.',
          link: 'Zu meinem Konto',
        },
        'email-changed': {
          subject: (brand) => `Die Adresse Ihres Kontos bei ${brand} wurde geändert`,
          title: 'Ihre Adresse wurde geändert',
          lead: (when) =>
            `Ihr Konto hat seit dem ${when} eine andere E-Mail-Adresse. An diese hier schreiben wir nicht mehr.`,
          advice:
            'Das waren nicht Sie? Wenden Sie sich gleich an unseren Kundenservice: Wir helfen Ihnen, Ihr Konto zurückzubekommen.',
          link: 'Zu meinem Konto',
        },
        'account-deleted': {
          subject: (brand) => `Ihr Konto bei ${brand} wurde gelöscht`,
          title: 'Ihr Konto wurde gelöscht',
          lead: (when) => `Es wurde am ${when} gelöscht. Alle Geräte sind abgemeldet.`,
          advice: (days) =>
            `Das waren nicht Sie, oder Sie haben es sich anders überlegt? Melden Sie sich innerhalb von ${days} Tagen wieder an, um Ihr Konto wiederherzustellen. Danach werden die Daten gelöscht.`,
          link: 'Konto wiederherstellen',
        },
        'account-merged': {
          subject: (brand) => `Ihre Konten bei ${brand} wurden zusammengeführt`,
          title: 'Ihre Konten wurden zusammengeführt',
          lead: (when) =>
            `Unser Kundenservice hat dieses Konto am ${when} mit einem anderen Ihrer Konten zusammengeführt. Dort finden Sie Ihre Bestellungen, Rückgaben und alles andere. Diese E-Mail-Adresse hat kein Konto mehr.`,
          advice:
            'Sie haben das nicht gewünscht? Wenden Sie sich bitte gleich an unseren Kundenservice.',
          link: 'Zu meinem Konto',
        },
        'account-opened': {
          subject: (brand) => `Ihr Konto bei ${brand} wurde angelegt`,
          title: 'Willkommen',
          lead: (when) =>
            `Ihr Konto wurde am ${when} angelegt und enthält alles, was Sie als Gast bestellt haben. Zum Anmelden senden wir Ihnen einen Code; ein Passwort können Sie in den Einstellungen wählen.`,
          advice:
            'Das waren nicht Sie? Melden Sie sich an und löschen Sie das Konto in den Einstellungen.',
          link: 'Zu meinem Konto',
        },
        'account-reactivated': {
          subject: (brand) => `Ihr Konto bei ${brand} ist wiederhergestellt`,
          title: 'Willkommen zurück',
          lead: (when) =>
            `Ihr Konto wurde am ${when} wiederhergestellt. Alles ist noch an seinem Platz.`,
          advice: 'Das waren nicht Sie? Ändern Sie Ihr Passwort in Ihrem Konto.',
          link: 'Zu meinem Konto',
        },
      },
    },
    giftCard: {
      signature: (brand) =>
        `Sie erhalten diese Nachricht, weil Ihnen jemand eine Geschenkkarte von ${brand} geschenkt hat.`,
      subject: (brand) => `Eine Geschenkkarte von ${brand} für Sie`,
      title: (name) => `${name}, Ihre Geschenkkarte ist da`,
      subjectFrom: (sender, brand) => `Ein Geschenk von ${sender}: Ihre Geschenkkarte von ${brand}`,
      titleFrom: (name, sender) => `${name}, ein Geschenk von ${sender}`,
      lead: (amount, day) =>
        `Ihre Geschenkkarte hat einen Wert von ${amount} und ist bis zum ${day} gültig. Sie lässt sich auf einmal oder nach und nach einlösen. Geben Sie beim Bezahlen Nummer und PIN ein.`,
      number: 'Nummer',
      pin: 'PIN',
      link: 'Zur Kollektion',
    },
    stockAlert: {
      signature: (brand) =>
        `Sie erhalten diese Nachricht, weil Sie bei ${brand} eine Benachrichtigung zur Verfügbarkeit angefordert haben.`,
      subject: (product) => `Wieder da: ${product}`,
      title: 'Ihre Größe ist wieder da',
      shoeTitle: 'Ihre Schuhgröße ist wieder da',
      lead: (product) =>
        `In Ihrer Größe wieder verfügbar: ${product}. Der Vorrat ist begrenzt, und wir legen nichts zurück.`,
      shoeLead: (product) =>
        `In Ihrer Schuhgröße wieder verfügbar: ${product}. Der Vorrat ist begrenzt, und wir legen nichts zurück.`,
      link: 'Zum Artikel',
    },
    reservation: {
      signature: (brand) =>
        `Sie erhalten diese Nachricht, weil Sie in einem Geschäft von ${brand} einen Artikel reserviert haben.`,
      madeSubject: (product) => `Für Sie reserviert: ${product}`,
      madeTitle: 'Ihr Artikel liegt für Sie bereit',
      madeLead: (until) =>
        `Das Geschäft legt ihn bis zum ${until} für Sie zurück. Anprobieren und bezahlen können Sie dort.`,
      cancelledSubject: (product) => `Reservierung storniert: ${product}`,
      cancelledTitle: 'Ihre Reservierung ist storniert',
      cancelledLead: (when) => `Sie wurde am ${when} storniert. Der Artikel ist wieder im Verkauf.`,
      number: 'Nummer',
      store: 'Geschäft',
      link: 'Zu meinen Reservierungen',
    },
    newsletter: {
      signature: (brand) =>
        `Sie erhalten diese Nachricht, weil diese Adresse für den Newsletter von ${brand} angegeben wurde.`,
      confirmSubject: (brand) => `Bitte bestätigen: Newsletter von ${brand}`,
      confirmTitle: 'Nur noch ein Klick',
      confirmLead: (brand) =>
        `Sie möchten den Newsletter von ${brand} erhalten. Bitte bestätigen Sie Ihre E-Mail-Adresse innerhalb von 48 Stunden: Wir schreiben nur, wenn Sie es möchten.`,
      confirmLink: 'Abonnement bestätigen',
      notYou:
        'Das waren nicht Sie? Dann ignorieren Sie diese Nachricht, Sie erhalten keine weitere.',
      welcomeSubject: (brand) => `Willkommen beim Newsletter von ${brand}`,
      welcomeTitle: 'Schön, dass Sie dabei sind',
      welcomeLead: (brand) =>
        `Neuheiten, Angebote und Geschichten aus dem Atelier von ${brand} kommen ab jetzt in Ihr Postfach.`,
      leaveLead:
        'Doch nicht das Richtige? Über diesen Link können Sie den Newsletter jederzeit abbestellen.',
      leaveLink: 'Newsletter abbestellen',
    },
    signature: (brand) => `Sie erhalten diese Nachricht, weil Sie bei ${brand} bestellt haben.`,
    order: {
      subject: (number) => `Ihre Bestellung ${number}`,
      title: (name) => `Vielen Dank, ${name}`,
      lead: (number, day) =>
        `Ihre Bestellung ${number} vom ${day} ist bei uns eingegangen. Wir packen sie und melden uns, sobald sie unterwegs ist.`,
      colour: (label) => label,
      size: (size) => `Größe: ${size}`,
      shoeSize: (size) => `Schuhgröße: ${size}`,
      quantity: (count) => `Menge: ${count}`,
      total: 'Gesamt inkl. MwSt.',
      untaxedTotal: 'Gesamt',
      free: 'Kostenlos',
      freeDelivery: 'Kostenlos',
      loyaltyCard: 'Kundenkarte',
      giftCard: 'Geschenkkarte',
      giftCardOn: (day) => `Wird am ${day} verschickt`,
      donation: 'Spende',
      giftWrap: 'Geschenkverpackung',
      deliveredTo: 'Lieferung',
      expected: (days) => `Voraussichtliche Lieferung: ${days}`,
      billedTo: 'Rechnungsadresse',
      sorting:
        'So trennen Sie richtig: Kartons und Papier gehören ins Altpapier, getragene Kleidung und Schuhe in die Kleidersammlung.',
      toCome: 'Aus dieser Bestellung kommt noch:',
      track: 'Sendung verfolgen',
      link: 'Bestellung ansehen',
    },
    paymentLink: {
      signature: (brand) =>
        `Sie erhalten diese Nachricht, weil unser Kundenservice bei ${brand} eine Bestellung für Sie vorbereitet hat.`,
      subject: (brand) => `Ihre Bestellung bei ${brand} kann bezahlt werden`,
      addedSubject: (number) => `Artikel zu Ihrer Bestellung ${number} hinzugefügt`,
      addedTitle: 'Weitere Artikel für Ihre Bestellung',
      title: (name) =>
        name === ''
          ? 'Ihre Bestellung ist vorbereitet'
          : `${name}, Ihre Bestellung ist vorbereitet`,
      lead: (brand) =>
        `Wir haben diese Artikel bei ${brand} für Sie zusammengestellt. Melden Sie sich mit dieser E-Mail-Adresse an und bezahlen Sie, dann senden wir sie Ihnen zu.`,
      addedLead: (number) =>
        `Wir haben diese Artikel zu Ihrer Bestellung ${number} hinzugefügt. Melden Sie sich an und bezahlen Sie: Die Artikel werden mitgeschickt, falls die Bestellung noch nicht unterwegs ist. Der Versand ist kostenlos.`,
      toPay: 'Zu zahlen',
      link: 'Prüfen und bezahlen',
      noDelivery:
        'Die Versandart wählen Sie vor dem Bezahlen; die Versandkosten kommen dann hinzu.',
      terms: (day) =>
        `Der Link funktioniert bis zum ${day}, und so lange gelten diese Preise. Solange Sie nicht bezahlt haben, kann ein Artikel noch ausverkauft werden. Wenn Sie nicht darum gebeten haben, ignorieren Sie diese Nachricht; es wird nichts abgebucht.`,
    },
    shipping: {
      subject: (number) => `Ihre Bestellung ${number} ist unterwegs`,
      title: 'Ihre Bestellung ist unterwegs',
      lead: (number, carrier) =>
        `Ihre Bestellung ${number} ist mit ${carrier} auf dem Weg zu Ihnen.`,
      tracking: (tracking) => `Sendungsnummer: ${tracking}`,
    },
    refund: {
      subject: (number) => `Ihre Erstattung zur Bestellung ${number}`,
      title: 'Wir haben Ihnen das Geld erstattet',
      lead: (number, amount) =>
        `Die Artikel aus Ihrer Bestellung ${number} sind wieder bei uns. Wir haben Ihnen ${amount} erstattet.`,
      plainLead: (number, amount) =>
        `Wir haben Ihnen ${amount} für Ihre Bestellung ${number} erstattet.`,
      cancelled: 'Diese Artikel wurden storniert:',
      bank: 'Über Ihre Zahlungsart',
      giftCard: 'Auf Ihre Geschenkkarte',
      bankNext: 'Bis Ihre Bank den Betrag anzeigt, können einige Tage vergehen.',
      giftCardNext:
        'Was Sie mit einer Geschenkkarte bezahlt haben, ist schon wieder darauf gutgeschrieben.',
    },
    withdrawal: {
      subject: (number) => `Ihr Widerruf zur Bestellung ${number}`,
      title: 'Ihr Widerruf ist eingegangen',
      lead: (number, when) =>
        `Sie haben am ${when} den Vertrag für die folgenden Artikel Ihrer Bestellung ${number} widerrufen.`,
      next: 'Haben Sie die Artikel schon erhalten, senden Sie sie bitte binnen 14 Tagen zurück. Wir erstatten Ihnen den Betrag über die Zahlungsart, die Sie verwendet haben, sobald die Artikel bei uns sind oder Sie uns die Rücksendung nachweisen. Bitte bewahren Sie diese Nachricht auf.',
      unsent:
        'Sie müssen nichts zurücksenden. Wir erstatten Ihnen den Betrag binnen 14 Tagen über die Zahlungsart, die Sie verwendet haben. Bitte bewahren Sie diese Nachricht auf.',
      partUnsent: 'Diese Artikel waren noch nicht verschickt. Sie müssen sie nicht zurücksenden:',
    },
    return: {
      subject: (number) => `Ihre Rückgabe ${number}`,
      title: 'Ihre Rückgabe ist angemeldet',
      lead: (order, number) =>
        `Sie senden uns die folgenden Artikel Ihrer Bestellung ${order} zurück. Ihre Rückgabenummer lautet ${number}.`,
      how: 'So senden Sie die Artikel zurück',
      print:
        'Drucken Sie das Rücksendeetikett aus und kleben Sie es auf das Paket. Bitte senden Sie die Artikel ungetragen und mit Originaletikett zurück.',
      dropOff: (carrier, day) => `Geben Sie das Paket bis zum ${day} bei ${carrier} ab.`,
      free: 'Die Rücksendung ist kostenlos, das Porto übernehmen wir.',
      paid: 'Das Porto der Rücksendung tragen Sie.',
      fee: (amount) =>
        `Das Rücksendeetikett ist frankiert. Dafür ziehen wir ${amount} von der Erstattung ab.`,
      toStore: (number) =>
        `Bringen Sie die Artikel mit der Rückgabenummer ${number} in eines unserer Geschäfte, die Rückgaben annehmen. Das ist kostenlos.`,
      refund: (amount, days) =>
        `Wir erstatten Ihnen ${amount} über die Zahlungsart, die Sie verwendet haben, spätestens ${days} Tage, nachdem die Artikel bei uns angekommen sind.`,
      link: 'Rückgabe ansehen und Etikett drucken',
    },
  },
};
