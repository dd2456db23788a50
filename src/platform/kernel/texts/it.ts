import type { PlatformTexts } from './text-types.ts';

const ARTICLES = {
  il: 'l’',
  Il: 'L’',
  al: 'all’',
  dal: 'dall’',
  Dal: 'Dall’',
  del: 'dell’',
} as const;

/** A day after its article: “il 7 dicembre”, “l’8 dicembre”, “l’11 dicembre”. */
const on = (article: keyof typeof ARTICLES, day: string) =>
  /^(?:8|11)\D/.test(day) ? `${ARTICLES[article]}${day}` : `${article} ${day}`;

const minutes = (count: number) => (count === 1 ? '1 minuto' : `${count} minuti`);

export const texts: PlatformTexts = {
  promotions: {
    forMembers: (label) => `Per i membri: ${label}`,
  },
  signIn: {
    title: 'Accedi',
    leads: {
      customer: 'I tuoi ordini e indirizzi in un unico posto.',
      eresa: 'Poi completi la prenotazione.',
      order: 'Poi prosegui con l’ordine. Il carrello resta com’è.',
      welcome: 'È un piacere averti qui. Accedi o crea un account.',
    },
    rememberMe: 'Ricordami',
    submit: 'Accedi',
    newHere: (brand) => `Prima volta su ${brand}?`,
    or: 'oppure',
  },
  code: {
    ask: 'Ricevi un codice via e-mail',
    askHint: 'Senza password. Se è la prima volta, creiamo anche il tuo account.',
    title: 'Controlla la tua casella di posta',
    lead: (email) =>
      `Abbiamo inviato un codice di sei cifre a ${email}. Vale dieci minuti, in questo browser.`,
    field: 'Codice di sei cifre',
    notThere: 'Ancora niente dopo un minuto? Guarda nello spam o chiedi un altro codice.',
    again: 'Invia un altro codice',
    otherWay: 'Usa un altro indirizzo o una password',
  },
  guest: {
    title: 'Continua con l’ordine',
    ask: 'Ordina come ospite',
    askHint: 'Un codice via e-mail conferma il tuo indirizzo. Non creiamo nessun account.',
    withAccount: 'Con un account',
  },
  createAccount: {
    title: 'Crea un account',
    lead: 'Ci vuole meno di un minuto.',
    passwordRule: 'Almeno 8 caratteri, con una lettera e un numero.',
    submit: 'Crea un account',
    haveAccount: 'Hai già un account?',
  },
  forgottenPassword: {
    link: 'Password dimenticata?',
    title: 'Password dimenticata?',
    lead: 'Inserisci il tuo indirizzo e-mail: ti invieremo un link per scegliere una nuova password.',
    submit: 'Invia il link',
    sentTitle: 'Controlla la tua casella di posta',
    sentText: (email) =>
      `Se esiste un account per ${email}, il nostro messaggio è in arrivo. Il link si può usare una sola volta, entro 30 minuti.`,
    sentHint:
      'Ancora niente dopo qualche minuto? Guarda nello spam o prova con un altro indirizzo.',
    again: 'Prova con un altro indirizzo',
    backToSignIn: 'Torna all’accesso',
  },
  newPassword: {
    title: 'Scegli una nuova password',
    lead: 'Verrà chiusa la sessione su tutti i tuoi dispositivi.',
    submit: 'Salva la password',
    doneTitle: 'La tua password è cambiata',
    doneText: 'La sessione è chiusa su tutti i dispositivi. Accedi con la nuova password.',
    expiredTitle: 'Questo link non funziona più',
    expiredText:
      'Un link si può usare una sola volta, entro 30 minuti. Per riceverne uno nuovo, scegli «Password dimenticata?» nella pagina di accesso.',
  },
  newEmail: {
    title: 'Conferma il tuo nuovo indirizzo',
    lead: (email) =>
      `Da quel momento accedi con ${email} e ti scriviamo lì. Sugli altri dispositivi la sessione viene chiusa.`,
    submit: 'Usa questo indirizzo',
    doneTitle: 'Il tuo indirizzo è cambiato',
    doneText: (email) => `Ora accedi con ${email}. La tua password resta com’è.`,
    expiredTitle: 'Questo link non funziona più',
    expiredText:
      'Un link si può usare una sola volta, entro 30 minuti. Puoi chiederne uno nuovo nelle impostazioni del tuo account.',
    toAccount: 'Vai al mio account',
  },
  fields: {
    email: 'Indirizzo e-mail',
    password: 'Password',
    newPassword: 'Nuova password',
    firstName: 'Nome',
    lastName: 'Cognome',
    show: 'Mostra',
    hide: 'Nascondi',
    thePassword: 'la password',
  },
  passkey: {
    signIn: 'Accedi con una passkey',
    title: 'Aggiungi una passkey',
    lead: 'Poi accedi con l’impronta, il volto o il codice del tuo dispositivo: senza password e senza e-mail.',
    name: 'Nome',
    nameHint: 'Così la riconosci nel tuo account.',
    add: 'Aggiungi la passkey',
    notNow: 'Non ora',
    unsupported:
      'Questo browser non può salvare passkey qui. Prova con un altro o con un dispositivo con blocco schermo.',
  },
  otherProvider: {
    continueWith: (provider) => `Continua con ${provider}`,
    connect: (provider) =>
      `Esiste già un account con questo indirizzo e-mail. Un codice dimostra che è tuo: poi potrai accedere anche con ${provider}.`,
    problems: {
      denied: (provider) => `Hai interrotto l’accesso con ${provider}. Scegli come vuoi accedere.`,
      away: (provider) =>
        `${provider} al momento non risponde. Riprova più tardi o accedi in un altro modo.`,
      failed: (provider) =>
        `L’accesso con ${provider} non è riuscito. Riprova o accedi in un altro modo.`,
      unverified: (provider) =>
        `${provider} non ha confermato il tuo indirizzo e-mail. Accedi con un codice che ti inviamo via e-mail.`,
    },
  },
  signInProblems: {
    wrongCredentials: 'Indirizzo e-mail o password non validi. Controlla e riprova.',
    emailMissing: 'Inserisci il tuo indirizzo e-mail.',
    emailInvalid: 'Inserisci un indirizzo e-mail come nome@posta.example.',
    emailTaken: 'Esiste già un account con questo indirizzo e-mail. Usalo per accedere.',
    codeMissing: 'Inserisci le sei cifre del codice.',
    codeWrong: 'Non è il codice del nostro ultimo messaggio. Controlla le cifre e riprova.',
    codeOver:
      'Questo codice non funziona più: si può usare una sola volta, entro dieci minuti. Chiedine un altro.',
    codeTooMany: 'Troppi codici sbagliati. Chiedine un altro.',
    codeElsewhere:
      'Questo codice è stato inviato per un’altra finestra o un altro browser. Inseriscilo lì o chiedine un altro qui.',
    codeTooSoon:
      'Il nostro messaggio è in arrivo. Potrai chiedere un altro codice tra mezzo minuto.',
    passkeyUnknown: 'Questa passkey non apre nessun account qui. Accedi in un altro modo.',
    passkeyNotAdded: 'La passkey non è stata salvata. Riprova o lascia stare per ora.',
    passwordMissing: 'Inserisci la password.',
    passwordWeak: 'Scegli una password di almeno 8 caratteri, con una lettera e un numero.',
    passwordNamed:
      'La password contiene parte del tuo indirizzo e-mail o il nome del sito ed è facile da indovinare. Scegline un’altra.',
    passwordCommon: 'Questa password è molto diffusa e facile da indovinare. Scegline un’altra.',
    firstNameMissing: 'Inserisci il tuo nome.',
    lastNameMissing: 'Inserisci il tuo cognome.',
    nameTooLong: 'Accorcia il nome a 50 caratteri al massimo.',
    nameInvalid: 'Inserisci solo un nome, senza link né < o >.',
  },
  tooManyAttempts: (count) => `Troppi tentativi. Riprova tra ${minutes(count)}.`,
  signOut: { title: 'Disconnessione in corso', submit: 'Esci' },
  signInFailure: {
    expiredTitle: 'Questa pagina è scaduta',
    expiredText: 'Torna al sito e accedi da lì. Il tuo carrello è rimasto com’era.',
    noCookiesTitle: 'Per accedere servono i cookie',
    noCookiesText:
      'Il tuo browser non ne ha inviati: li blocca, oppure questa pagina è rimasta aperta troppo a lungo. Consenti i cookie per questo sito, torna alla pagina iniziale e accedi di nuovo.',
    blockedTitle: 'Questo account è bloccato',
    blockedText:
      'Al momento non è possibile accedere né ordinare. Il nostro servizio clienti ti spiegherà perché.',
    errorTitle: 'L’accesso non è riuscito',
    errorText: 'Torna al sito e riprova tra un momento.',
    tryAgain: 'Qualcosa è andato storto da parte nostra. Riprova tra un momento.',
    backToShop: 'Torna al sito',
  },
  backTo: (brand) => `Torna a ${brand}`,
  invoice: {
    title: (number) => `Fattura ${number}`,
    fileName: (number) => `Fattura-${number}.pdf`,
    number: 'Numero',
    date: 'Data',
    fiscalNumber: (number) => `Codice fiscale: ${number}`,
    item: 'Articolo',
    quantity: 'Quantità',
    price: 'Prezzo unitario',
    amount: 'Importo',
    supplied: 'Data di consegna',
    order: 'Ordine',
    rate: 'Aliquota IVA',
    net: 'Imponibile',
    vat: 'IVA',
    gross: 'Totale',
    untaxed: 'Carte regalo e donazioni: senza IVA',
    byGiftCard: (card) => `Carta regalo ${card}`,
    paid: 'Pagato',
  },
  creditNote: {
    title: (number) => `Nota di credito ${number}`,
    fileName: (number) => `Nota-di-credito-${number}.pdf`,
    invoice: 'Fattura',
    rest: 'Sconti e consegna',
    label: 'Etichetta di reso',
    byHand: 'Riduzione',
    total: 'Totale accreditato',
    toBank: 'Sul metodo di pagamento',
    toGiftCards: 'Su carte regalo',
  },
  packing: {
    title: (number) => `Distinta di imballaggio ${number}`,
    fileName: (number) => `distinta-${number}.pdf`,
    to: 'Indirizzo di consegna',
    giftMessage: 'Questo ordine è un regalo: confezionare, con questo messaggio',
    gift: 'Questo ordine è un regalo: confezionare, senza messaggio',
    pickList: 'Lista di prelievo',
    slips: 'Distinte di imballaggio',
  },
  returnLabel: {
    sheet: 'Etichette di reso',
    title: (number) => `Reso ${number}`,
    fileName: (number) => `Reso-${number}.pdf`,
    to: 'Indirizzo per il reso',
    order: 'Ordine',
    number: 'Numero del reso',
    free: 'Affrancatura pagata',
    paid: 'Da affrancare',
    cut: 'Ritaglia qui. Incolla la parte superiore sul pacco e metti quella inferiore all’interno.',
  },
  mails: {
    staff: {
      signature: (brand) => `Ricevi questo messaggio perché lavori con il back office di ${brand}.`,
      subject: (brand) => `Il tuo invito al back office di ${brand}`,
      title: 'Un invito per te',
      lead: (brand) =>
        `Hai ricevuto un invito al back office di ${brand}. Scegli la tua password con questo link: si può usare una sola volta, entro 7 giorni.`,
      link: 'Accetta l’invito',
      notYou: 'Non te lo aspettavi? Ignora questo messaggio: senza il link non succede nulla.',
      given: {
        subject: (name) => `Importo elevato concesso manualmente: ${name}`,
        title: 'È stato concesso manualmente un importo elevato',
        lead: (name, amount) =>
          `In 24 ore ${name} ha concesso manualmente ${amount}, tra rimborsi e carte regalo, sommando tutte le valute. Il registro delle attività mostra ogni operazione.`,
        link: 'Apri il registro delle attività',
      },
      password: {
        subject: (brand) => `La tua nuova password per il back office di ${brand}`,
        title: 'Scegli una nuova password',
        lead: (brand) =>
          `È stata richiesta una nuova password per il tuo accesso al back office di ${brand}. Sceglila con questo link: si può usare una sola volta, entro 30 minuti.`,
        link: 'Scegli una nuova password',
        notYou: 'Non l’hai richiesta tu? Ignora questo messaggio: la tua password resta com’è.',
      },
    },
    account: {
      signature: (brand) => `Questo messaggio riguarda un account su ${brand}.`,
      reset: {
        subject: (brand) => `La tua nuova password per ${brand}`,
        title: 'Scegli una nuova password',
        lead: (brand) =>
          `È stata richiesta una nuova password per il tuo account su ${brand}. Sceglila con questo link: si può usare una sola volta, entro 30 minuti.`,
        link: 'Scegli una nuova password',
        notYou: 'Non l’hai richiesta tu? Ignora questo messaggio: la tua password resta com’è.',
      },
      code: {
        signature: (brand) =>
          `Ricevi questo messaggio perché questo indirizzo è stato indicato per accedere a ${brand}.`,
        subject: (brand) => `Il tuo codice per ${brand}`,
        title: 'Il tuo codice di accesso',
        preview: (code) => `Il tuo codice è ${code}.`,
        lead: (brand) =>
          `Ecco il tuo codice per accedere a ${brand}. Inseriscilo nella pagina in cui l’hai richiesto. Si può usare una sola volta, entro dieci minuti.`,
        notYou: 'Non l’hai richiesto tu? Ignora questo messaggio e non dare il codice a nessuno.',
      },
      guestCode: {
        signature: (brand) =>
          `Ricevi questo messaggio perché questo indirizzo è stato indicato per un ordine su ${brand}.`,
        title: 'Il tuo codice per ordinare',
        lead: (brand) =>
          `Ecco il tuo codice per continuare l’ordine su ${brand}. Inseriscilo nella pagina in cui l’hai richiesto. Si può usare una sola volta, entro dieci minuti.`,
      },
      newEmail: {
        subject: (brand) => `Conferma il tuo nuovo indirizzo per ${brand}`,
        title: 'Conferma il tuo nuovo indirizzo',
        lead: (brand) =>
          `Questo indirizzo è stato indicato per un account su ${brand}. Confermalo con il link per usarlo d’ora in poi per accedere. Il link si può usare una sola volta, entro 30 minuti.`,
        link: 'Conferma l’indirizzo',
        notYou: 'Non l’hai richiesto tu? Ignora questo messaggio: non cambia nulla.',
      },
      notices: {
        'password-changed': {
          subject: (brand) => `La tua password per ${brand} è cambiata`,
          title: 'La tua password è cambiata',
          lead: (when) =>
            `È cambiata ${on('il', when)}. Sugli altri dispositivi la sessione è stata chiusa.`,
          advice:
            'Non eri tu? Nella pagina di accesso scegli subito «Password dimenticata?» e impostane un’altra.',
          link: 'Vai al mio account',
        },
        'password-removed': {
          subject: (brand) => `La password del tuo account ${brand} è stata rimossa`,
          title: 'La tua password è stata rimossa',
          lead: (when) =>
            `${on('Il', when)} hai fatto il primo accesso con un codice. La password era stata scelta prima della conferma dell’indirizzo: l’abbiamo rimossa e abbiamo chiuso la sessione sugli altri dispositivi.`,
          advice:
            'Puoi continuare ad accedere con un codice o scegliere una nuova password nelle impostazioni del tuo account.',
          link: 'Vai al mio account',
        },
        'passkey-added': {
          subject: (brand) => `Nuova passkey per il tuo account ${brand}`,
          title: 'È stata aggiunta una passkey',
          lead: (when) => `${on('Dal', when)} puoi accedere anche con una nuova passkey.`,
          advice:
            'Non eri tu? Rimuovila subito nelle impostazioni del tuo account e chiudi la sessione sugli altri dispositivi.',
          link: 'Vai al mio account',
        },
        'provider-connected': {
          subject: (brand) => `Un nuovo modo di accedere al tuo account ${brand}`,
          title: 'Accedi anche con un altro fornitore',
          lead: (when) =>
            `${on('Dal', when)} puoi accedere anche con il tuo account presso un altro fornitore.`,
          advice:
            'Non eri tu? Scollegalo subito nelle impostazioni del tuo account e chiudi la sessione sugli altri dispositivi.',
          link: 'Vai al mio account',
        },
        'email-changed': {
          subject: (brand) => `L’indirizzo del tuo account ${brand} è cambiato`,
          title: 'Il tuo indirizzo è cambiato',
          lead: (when) =>
            `Il tuo account ha un altro indirizzo e-mail ${on('dal', when)}. A questo indirizzo non scriviamo più.`,
          advice:
            'Non eri tu? Contatta subito il nostro servizio clienti: ti aiutiamo a recuperare il tuo account.',
          link: 'Vai al mio account',
        },
        'account-deleted': {
          subject: (brand) => `Il tuo account ${brand} è stato eliminato`,
          title: 'Il tuo account è stato eliminato',
          lead: (when) =>
            `È stato eliminato ${on('il', when)}. La sessione è stata chiusa su tutti i dispositivi.`,
          advice: (days) =>
            `Non eri tu, o hai cambiato idea? Accedi di nuovo entro ${days} giorni per riattivare il tuo account. Trascorso questo termine, i dati vengono cancellati.`,
          link: 'Riattiva il mio account',
        },
        'account-merged': {
          subject: (brand) => `I tuoi account ${brand} sono stati uniti`,
          title: 'I tuoi account sono stati uniti',
          lead: (when) =>
            `Il nostro servizio clienti ha unito questo account a un altro dei tuoi ${on('il', when)}. In quell’account trovi ordini, resi e tutto il resto. Questo indirizzo non ha più un account proprio.`,
          advice: 'Non l’hai richiesto tu? Scrivi subito al nostro servizio clienti.',
          link: 'Vai al mio account',
        },
        'account-opened': {
          subject: (brand) => `Il tuo account ${brand} è pronto`,
          title: 'Ti diamo il benvenuto',
          lead: (when) =>
            `Il tuo account è stato creato ${on('il', when)} con gli ordini che hai fatto come ospite. Per accedere, richiedi un codice via e-mail; nelle impostazioni puoi scegliere una password.`,
          advice: 'Non eri tu? Accedi ed elimina l’account nelle impostazioni.',
          link: 'Vai al mio account',
        },
        'account-reactivated': {
          subject: (brand) => `Il tuo account ${brand} è stato riattivato`,
          title: 'Che bello rivederti',
          lead: (when) =>
            `Il tuo account è stato riattivato ${on('il', when)}. Tutto è rimasto al suo posto.`,
          advice: 'Non eri tu? Cambia la password nel tuo account.',
          link: 'Vai al mio account',
        },
      },
    },
    giftCard: {
      signature: (brand) =>
        `Ricevi questo messaggio perché qualcuno ti ha inviato una carta regalo di ${brand}.`,
      subject: (brand) => `Una carta regalo di ${brand} per te`,
      title: (name) => `${name}, ecco la tua carta regalo`,
      subjectFrom: (sender, brand) => `Una carta regalo di ${brand} da parte di ${sender}`,
      titleFrom: (name, sender) => `${name}, ecco il regalo di ${sender}`,
      lead: (amount, day) =>
        `La carta regalo ha un valore di ${amount} e si può usare in una o più volte fino ${on('al', day)}. Al pagamento, inserisci il numero e il PIN.`,
      number: 'Numero',
      pin: 'PIN',
      link: 'Scopri la collezione',
    },
    stockAlert: {
      signature: (brand) =>
        `Ricevi questo messaggio perché hai richiesto un avviso di disponibilità su ${brand}.`,
      subject: (product) => `Di nuovo disponibile: ${product}`,
      title: 'La tua taglia è tornata',
      shoeTitle: 'Il tuo numero è tornato',
      lead: (product) =>
        `Questo articolo è di nuovo disponibile nella tua taglia: ${product}. La disponibilità è limitata e non mettiamo da parte nulla.`,
      shoeLead: (product) =>
        `Questo articolo è di nuovo disponibile nel tuo numero: ${product}. La disponibilità è limitata e non mettiamo da parte nulla.`,
      link: 'Vedi l’articolo',
    },
    reservation: {
      signature: (brand) =>
        `Ricevi questo messaggio perché hai prenotato un articolo in un negozio ${brand}.`,
      madeSubject: (product) => `Prenotato per te: ${product}`,
      madeTitle: 'Il tuo articolo ti aspetta',
      madeLead: (until) =>
        `Il negozio lo tiene da parte per te fino ${on('al', until)}. Lo provi e lo paghi lì.`,
      cancelledSubject: (product) => `Prenotazione annullata: ${product}`,
      cancelledTitle: 'La tua prenotazione è annullata',
      cancelledLead: (when) =>
        `È stata annullata ${on('il', when)}. L’articolo è di nuovo in vendita.`,
      number: 'Numero',
      store: 'Negozio',
      link: 'Vedi le mie prenotazioni',
    },
    newsletter: {
      signature: (brand) =>
        `Ricevi questo messaggio perché questo indirizzo è stato indicato per la newsletter di ${brand}.`,
      confirmSubject: (brand) => `Conferma la tua iscrizione alla newsletter di ${brand}`,
      confirmTitle: 'Un ultimo passo',
      confirmLead: (brand) =>
        `Hai chiesto di ricevere la newsletter di ${brand}. Conferma il tuo indirizzo entro 48 ore: scriviamo solo a chi lo desidera.`,
      confirmLink: 'Conferma la mia iscrizione',
      notYou: 'Non l’hai richiesto tu? Ignora questo messaggio e non ti invieremo nulla.',
      welcomeSubject: (brand) => `Ti diamo il benvenuto nella newsletter di ${brand}`,
      welcomeTitle: 'Iscrizione confermata',
      welcomeLead: (brand) =>
        `Novità, offerte e storie dall’atelier di ${brand} arriveranno d’ora in poi nella tua casella di posta.`,
      leaveLead: 'Hai cambiato idea? Con questo link annulli l’iscrizione quando vuoi.',
      leaveLink: 'Annulla l’iscrizione',
    },
    signature: (brand) => `Ricevi questo messaggio perché hai fatto un ordine su ${brand}.`,
    order: {
      subject: (number) => `Il tuo ordine ${number}`,
      title: (name) => `Grazie, ${name}!`,
      lead: (number, day) =>
        `Abbiamo ricevuto il tuo ordine ${number} ${on('del', day)}. Lo stiamo preparando e ti scriveremo appena parte.`,
      colour: (label) => label,
      size: (size) => `Taglia: ${size}`,
      shoeSize: (size) => `Numero: ${size}`,
      quantity: (count) => `Quantità: ${count}`,
      total: 'Totale IVA inclusa',
      untaxedTotal: 'Totale',
      free: 'In omaggio',
      freeDelivery: 'Gratuita',
      loyaltyCard: 'Carta fedeltà',
      giftCard: 'Carta regalo',
      giftCardOn: (day) => `Invio ${on('il', day)}`,
      donation: 'Donazione',
      giftWrap: 'Confezione regalo',
      deliveredTo: 'Consegna',
      expected: (days) => `Consegna prevista: ${days}`,
      billedTo: 'Fatturazione',
      sorting:
        'Come differenziare: cartone e carta nella raccolta della carta, abiti e scarpe usati in un punto di raccolta.',
      toCome: 'Di questo ordine deve ancora arrivare:',
      track: 'Segui il mio ordine',
      link: 'Vedi il mio ordine',
    },
    paymentLink: {
      signature: (brand) =>
        `Ricevi questo messaggio perché il nostro servizio clienti ha preparato per te un ordine ${brand}.`,
      subject: (brand) => `Il tuo ordine ${brand} è pronto per il pagamento`,
      addedSubject: (number) => `Articoli aggiunti al tuo ordine ${number}`,
      addedTitle: 'Altri articoli per il tuo ordine',
      title: (name) => (name === '' ? 'Il tuo ordine è pronto' : `${name}, il tuo ordine è pronto`),
      lead: (brand) =>
        `Abbiamo riunito per te questi articoli di ${brand}. Accedi con questo indirizzo e-mail e paga: poi te li spediamo.`,
      addedLead: (number) =>
        `Abbiamo aggiunto questi articoli al tuo ordine ${number}. Accedi e paga: li spediremo insieme, se l’ordine non è ancora partito. La consegna è gratuita.`,
      toPay: 'Da pagare',
      link: 'Controlla e paga',
      noDelivery: 'Scegli la consegna prima di pagare; il costo si aggiunge in quel momento.',
      terms: (day) =>
        `Il link funziona fino ${on('al', day)} e questi prezzi valgono fino ad allora. Finché non paghi, un articolo può ancora esaurirsi. Se non hai chiesto nulla, ignora questo messaggio e non ti sarà addebitato nulla.`,
    },
    shipping: {
      subject: (number) => `Il tuo ordine ${number} è in viaggio`,
      title: 'Il tuo ordine è in viaggio',
      lead: (number, carrier) => `Il tuo ordine ${number} è appena partito con ${carrier}.`,
      tracking: (tracking) => `Numero di spedizione: ${tracking}`,
    },
    refund: {
      subject: (number) => `Il tuo rimborso per l’ordine ${number}`,
      title: 'Ti abbiamo rimborsato',
      lead: (number, amount) =>
        `Abbiamo ricevuto gli articoli del tuo ordine ${number} e ti abbiamo rimborsato ${amount}.`,
      plainLead: (number, amount) => `Ti abbiamo rimborsato ${amount} per il tuo ordine ${number}.`,
      cancelled: 'Questi articoli sono stati annullati:',
      bank: 'Sul tuo metodo di pagamento',
      giftCard: 'Sulla tua carta regalo',
      bankNext: 'La tua banca può impiegare qualche giorno a mostrare l’importo.',
      giftCardNext: 'Quello che hai pagato con una carta regalo è già di nuovo sulla carta.',
    },
    withdrawal: {
      subject: (number) => `Il tuo recesso per l’ordine ${number}`,
      title: 'Abbiamo ricevuto il tuo recesso',
      lead: (number, when) =>
        `${on('Il', when)} hai esercitato il recesso per questi articoli del tuo ordine ${number}.`,
      next: 'Se li hai già ricevuti, rispediscili entro 14 giorni. Ti rimborsiamo con lo stesso metodo di pagamento appena arrivano o ci dimostri di averli spediti. Conserva questo messaggio.',
      unsent:
        'Non devi rispedire nulla. Ti rimborsiamo con lo stesso metodo di pagamento entro 14 giorni. Conserva questo messaggio.',
      partUnsent: 'Questi articoli non erano ancora partiti. Non devi rispedirli:',
    },
    return: {
      subject: (number) => `Il tuo reso ${number}`,
      title: 'Il tuo reso è registrato',
      lead: (order, number) =>
        `Ci rispedisci questi articoli del tuo ordine ${order}. Il numero del tuo reso è ${number}.`,
      how: 'Come rispedirli',
      print:
        'Stampa l’etichetta di reso e incollala sul pacco. Gli articoli vanno restituiti non indossati e con le etichette.',
      dropOff: (carrier, day) => `Consegna il pacco a ${carrier} entro ${on('il', day)}.`,
      free: 'Il reso è gratuito: l’affrancatura è già pagata.',
      paid: 'Le spese di spedizione del reso sono a tuo carico.',
      fee: (amount) => `L’etichetta è prepagata: per questo tratteniamo ${amount} dal rimborso.`,
      toStore: (number) =>
        `Porta gli articoli con il numero del reso ${number} in uno dei nostri negozi che accettano resi. È gratuito.`,
      refund: (amount, days) =>
        `Ti rimborsiamo ${amount} con lo stesso metodo di pagamento, entro ${days} giorni da quando riceviamo gli articoli.`,
      link: 'Vedi il reso e stampa l’etichetta',
    },
  },
};
