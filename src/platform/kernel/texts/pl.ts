import type { PlatformTexts } from './text-types.ts';

const plural = new Intl.PluralRules('pl');
/** "za minutę", "za 2 minuty", "za 5 minut". */
function inMinutes(count: number): string {
  if (count === 1) return 'za minutę';
  return `za ${count} ${plural.select(count) === 'few' ? 'minuty' : 'minut'}`;
}

export const texts: PlatformTexts = {
  promotions: {
    forMembers: (label) => `Dla członków: ${label}`,
  },
  signIn: {
    title: 'Zaloguj się',
    leads: {
      customer: 'Twoje zamówienia i\u00a0adresy w\u00a0jednym miejscu.',
      eresa: 'Potem dokończysz rezerwację.',
      order: 'Potem wrócisz do zamówienia. Koszyk zostanie taki, jaki jest.',
      welcome: 'Miło Cię widzieć. Zaloguj się lub załóż konto.',
    },
    rememberMe: 'Zapamiętaj mnie',
    submit: 'Zaloguj się',
    newHere: (brand) => `Pierwszy raz w\u00a0${brand}?`,
    or: 'lub',
  },
  code: {
    ask: 'Wyślij mi kod e-mailem',
    askHint: 'Bez hasła. Jeśli nie masz jeszcze konta, od razu je założymy.',
    title: 'Sprawdź skrzynkę',
    lead: (email) =>
      `Na adres ${email} wysłaliśmy sześciocyfrowy kod. Jest ważny dziesięć minut, tylko w\u00a0tej przeglądarce.`,
    field: 'Sześciocyfrowy kod',
    notThere: 'Kod nie dotarł w\u00a0ciągu minuty? Zajrzyj do spamu albo poproś o\u00a0nowy kod.',
    again: 'Wyślij nowy kod',
    otherWay: 'Użyj innego adresu lub hasła',
  },
  guest: {
    title: 'Kontynuuj zamówienie',
    ask: 'Zamów jako gość',
    askHint: 'Kod wysłany e-mailem potwierdzi Twój adres. Nie zakładamy konta.',
    withAccount: 'Z\u00a0kontem',
  },
  createAccount: {
    title: 'Załóż konto',
    lead: 'To zajmie mniej niż minutę.',
    passwordRule: 'Co najmniej 8 znaków, w\u00a0tym litera i\u00a0cyfra.',
    submit: 'Załóż konto',
    haveAccount: 'Masz już konto?',
  },
  forgottenPassword: {
    link: 'Nie pamiętasz hasła?',
    title: 'Nie pamiętasz hasła?',
    lead: 'Podaj swój adres e-mail, a\u00a0wyślemy Ci link do ustawienia nowego hasła.',
    submit: 'Wyślij link',
    sentTitle: 'Sprawdź skrzynkę',
    sentText: (email) =>
      `Jeśli istnieje konto z\u00a0adresem ${email}, nasza wiadomość jest już w\u00a0drodze. Link w\u00a0niej jest jednorazowy i\u00a0ważny 30 minut.`,
    sentHint:
      'Wiadomość nie dotarła w\u00a0ciągu kilku minut? Zajrzyj do spamu albo podaj inny adres.',
    again: 'Podaj inny adres',
    backToSignIn: 'Wróć do logowania',
  },
  newPassword: {
    title: 'Ustaw nowe hasło',
    lead: 'Wylogujemy Cię ze wszystkich urządzeń.',
    submit: 'Zapisz hasło',
    doneTitle: 'Hasło zostało zmienione',
    doneText: 'Wylogowaliśmy Cię ze wszystkich urządzeń. Zaloguj się nowym hasłem.',
    expiredTitle: 'Ten link już nie działa',
    expiredText:
      'Link jest jednorazowy i\u00a0ważny 30 minut. Aby dostać nowy, wybierz na stronie logowania „Nie pamiętasz hasła?”.',
  },
  newEmail: {
    title: 'Potwierdź nowy adres',
    lead: (email) =>
      `Od tej chwili będziesz logować się adresem ${email} i\u00a0na niego będziemy do Ciebie pisać. Z\u00a0innych urządzeń Cię wylogujemy.`,
    submit: 'Użyj tego adresu',
    doneTitle: 'Adres został zmieniony',
    doneText: (email) => `Logujesz się teraz adresem ${email}. Hasło pozostaje bez zmian.`,
    expiredTitle: 'Ten link już nie działa',
    expiredText:
      'Link jest jednorazowy i\u00a0ważny 30 minut. O\u00a0nowy poprosisz w\u00a0ustawieniach konta.',
    toAccount: 'Przejdź do konta',
  },
  fields: {
    email: 'Adres e-mail',
    password: 'Hasło',
    newPassword: 'Nowe hasło',
    firstName: 'Imię',
    lastName: 'Nazwisko',
    show: 'Pokaż',
    hide: 'Ukryj',
    thePassword: 'hasło',
  },
  passkey: {
    signIn: 'Zaloguj się kluczem dostępu',
    title: 'Dodaj klucz dostępu',
    lead: 'Potem zalogujesz się odciskiem palca, twarzą lub kodem urządzenia: bez hasła i\u00a0bez e-maila.',
    name: 'Nazwa',
    nameHint: 'Dzięki niej rozpoznasz klucz na swoim koncie.',
    add: 'Dodaj ten klucz dostępu',
    notNow: 'Nie teraz',
    unsupported:
      'Ta przeglądarka nie może tu zapisać klucza dostępu. Użyj innej albo urządzenia z\u00a0blokadą ekranu.',
  },
  otherProvider: {
    continueWith: (provider) => `Kontynuuj z\u00a0${provider}`,
    connect: (provider) =>
      `Istnieje już konto z\u00a0tym adresem e-mail. Kod potwierdzi, że należy do Ciebie: potem zalogujesz się także przez ${provider}.`,
    problems: {
      denied: (provider) =>
        `Logowanie przez ${provider} zostało przerwane. Wybierz inny sposób logowania.`,
      away: (provider) =>
        `${provider} teraz nie odpowiada. Spróbuj ponownie później albo zaloguj się inaczej.`,
      failed: (provider) =>
        `Logowanie przez ${provider} nie powiodło się. Spróbuj ponownie albo zaloguj się inaczej.`,
      unverified: (provider) =>
        `${provider} nie potwierdza Twojego adresu e-mail. Zaloguj się kodem, który wyślemy e-mailem.`,
    },
  },
  signInProblems: {
    wrongCredentials:
      'Adres e-mail lub hasło jest nieprawidłowe. Sprawdź dane i\u00a0spróbuj ponownie.',
    emailMissing: 'Wpisz swój adres e-mail.',
    emailInvalid: 'Wpisz adres e-mail, na przykład imie@poczta.example.',
    emailTaken: 'Konto z\u00a0tym adresem e-mail już istnieje. Zaloguj się na nie.',
    codeMissing: 'Wpisz sześć cyfr kodu.',
    codeWrong:
      'To nie jest kod z\u00a0naszej najnowszej wiadomości. Sprawdź cyfry i\u00a0spróbuj ponownie.',
    codeOver:
      'Ten kod już nie działa: jest jednorazowy i\u00a0ważny dziesięć minut. Poproś o\u00a0nowy.',
    codeTooMany: 'Zbyt wiele błędnych kodów. Poproś o\u00a0nowy.',
    codeElsewhere:
      'Ten kod wysłaliśmy dla innego okna lub innej przeglądarki. Wpisz go tam albo poproś tutaj o\u00a0nowy.',
    codeTooSoon: 'Nasza wiadomość jest już w\u00a0drodze. O\u00a0nowy kod poprosisz za pół minuty.',
    passkeyUnknown: 'Ten klucz dostępu nie otwiera tu żadnego konta. Zaloguj się inaczej.',
    passkeyNotAdded: 'Klucz dostępu nie został zapisany. Spróbuj ponownie albo zrób to później.',
    passwordMissing: 'Wpisz hasło.',
    passwordWeak: 'Wybierz hasło, które ma co najmniej 8 znaków, w\u00a0tym literę i\u00a0cyfrę.',
    passwordNamed:
      'Hasło zawiera część Twojego adresu e-mail lub nazwę sklepu, więc łatwo je odgadnąć. Wybierz inne.',
    passwordCommon: 'Tego hasła używa wiele osób, więc łatwo je odgadnąć. Wybierz inne.',
    firstNameMissing: 'Wpisz swoje imię.',
    lastNameMissing: 'Wpisz swoje nazwisko.',
    nameTooLong: 'Skróć ten wpis do 50 znaków.',
    nameInvalid: 'Wpisz samo imię lub nazwisko, bez linków i\u00a0znaków < lub >.',
  },
  tooManyAttempts: (count) => `Zbyt wiele prób. Spróbuj ponownie ${inMinutes(count)}.`,
  signOut: { title: 'Wylogowywanie', submit: 'Wyloguj się' },
  signInFailure: {
    expiredTitle: 'Ta strona wygasła',
    expiredText: 'Wróć do sklepu i\u00a0zaloguj się stamtąd. Twój koszyk się nie zmienił.',
    noCookiesTitle: 'Do logowania potrzebne są pliki cookie',
    noCookiesText:
      'Twoja przeglądarka nie przesłała żadnych: blokuje je albo ta strona była otwarta zbyt długo. Zezwól tej witrynie na pliki cookie i\u00a0zaloguj się ponownie ze sklepu.',
    blockedTitle: 'To konto jest zablokowane',
    blockedText:
      'Na razie nie można się na nie zalogować ani składać zamówień. Powód poda nasza obsługa klienta.',
    errorTitle: 'Logowanie nie powiodło się',
    errorText: 'Wróć do sklepu i\u00a0za chwilę spróbuj ponownie.',
    tryAgain: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę.',
    backToShop: 'Wróć do sklepu',
  },
  backTo: (brand) => `Wróć do ${brand}`,
  invoice: {
    title: (number) => `Faktura ${number}`,
    fileName: (number) => `Faktura-${number}.pdf`,
    number: 'Numer',
    date: 'Data',
    fiscalNumber: (number) => `NIP: ${number}`,
    item: 'Produkt',
    quantity: 'Ilość',
    price: 'Cena jednostkowa',
    amount: 'Kwota',
    supplied: 'Data dostawy',
    order: 'Zamówienie',
    rate: 'Stawka VAT',
    net: 'Netto',
    vat: 'VAT',
    gross: 'Brutto',
    untaxed: 'Karty podarunkowe i darowizny: bez VAT',
    byGiftCard: (card) => `Karta podarunkowa ${card}`,
    paid: 'Zapłacono',
  },
  creditNote: {
    title: (number) => `Faktura korygująca ${number}`,
    fileName: (number) => `Faktura-korygujaca-${number}.pdf`,
    invoice: 'Faktura',
    rest: 'Rabaty i dostawa',
    label: 'Etykieta zwrotna',
    byHand: 'Obniżka ceny',
    total: 'Razem do zwrotu',
    toBank: 'Tą samą metodą płatności',
    toGiftCards: 'Na karty podarunkowe',
  },
  packing: {
    title: (number) => `Specyfikacja przesyłki ${number}`,
    fileName: (number) => `specyfikacja-${number}.pdf`,
    to: 'Adres dostawy',
    giftMessage: 'To zamówienie jest prezentem: zapakować, z tą wiadomością',
    gift: 'To zamówienie jest prezentem: zapakować, bez wiadomości',
    pickList: 'Lista kompletacyjna',
    slips: 'Specyfikacje przesyłek',
  },
  returnLabel: {
    sheet: 'Etykiety zwrotne',
    title: (number) => `Zwrot ${number}`,
    fileName: (number) => `Zwrot-${number}.pdf`,
    to: 'Adres zwrotu',
    order: 'Zamówienie',
    number: 'Numer zwrotu',
    free: 'Opłata pocztowa uiszczona',
    paid: 'Opłaca nadawca',
    cut: 'Przetnij tutaj. Górną część naklej na paczkę, a\u00a0dolną włóż do środka.',
  },
  mails: {
    staff: {
      signature: (brand) => `Otrzymujesz tę wiadomość, ponieważ masz dostęp do panelu ${brand}.`,
      subject: (brand) => `Zaproszenie do panelu ${brand}`,
      title: 'Masz zaproszenie',
      lead: (brand) =>
        `Ktoś z\u00a0zespołu zaprasza Cię do panelu ${brand}. Hasło ustawisz, korzystając z\u00a0tego linku. Jest jednorazowy i\u00a0ważny 7 dni.`,
      link: 'Przyjmij zaproszenie',
      notYou: 'Nie spodziewasz się tej wiadomości? Zignoruj ją: bez linku nic się nie stanie.',
      given: {
        subject: (name) => `Duża kwota przyznana ręcznie: ${name}`,
        title: 'Ręcznie przyznano dużą kwotę',
        lead: (name, amount) =>
          `Kwota przyznana ręcznie w\u00a0ciągu 24 godzin przez: ${name} to ${amount} (zwroty i\u00a0karty podarunkowe, wszystkie waluty razem). Każdą operację pokazuje dziennik działań.`,
        link: 'Otwórz dziennik działań',
      },
      password: {
        subject: (brand) => `Nowe hasło do panelu ${brand}`,
        title: 'Ustaw nowe hasło',
        lead: (brand) =>
          `Otrzymaliśmy prośbę o\u00a0nowe hasło do Twojego konta w\u00a0panelu ${brand}. Ustawisz je, korzystając z\u00a0tego linku. Jest jednorazowy i\u00a0ważny 30 minut.`,
        link: 'Ustaw nowe hasło',
        notYou: 'To nie Twoja prośba? Zignoruj tę wiadomość: hasło pozostanie bez zmian.',
      },
    },
    account: {
      signature: (brand) => `Ta wiadomość dotyczy konta w\u00a0${brand}.`,
      reset: {
        subject: (brand) => `Nowe hasło do ${brand}`,
        title: 'Ustaw nowe hasło',
        lead: (brand) =>
          `Otrzymaliśmy prośbę o\u00a0nowe hasło do Twojego konta w\u00a0${brand}. Ustawisz je, korzystając z\u00a0tego linku. Jest jednorazowy i\u00a0ważny 30 minut.`,
        link: 'Ustaw nowe hasło',
        notYou: 'To nie Twoja prośba? Zignoruj tę wiadomość: hasło pozostanie bez zmian.',
      },
      code: {
        signature: (brand) =>
          `Otrzymujesz tę wiadomość, ponieważ podano ten adres przy logowaniu do ${brand}.`,
        subject: (brand) => `Twój kod do ${brand}`,
        title: 'Twój kod logowania',
        preview: (code) => `Twój kod to ${code}.`,
        lead: (brand) =>
          `Wpisz ten kod w\u00a0oknie, w\u00a0którym o\u00a0niego poproszono, aby zalogować się do ${brand}. Jest jednorazowy i\u00a0ważny dziesięć minut.`,
        notYou: 'To nie Twoja prośba? Zignoruj tę wiadomość i\u00a0nikomu nie podawaj kodu.',
      },
      guestCode: {
        signature: (brand) =>
          `Otrzymujesz tę wiadomość, ponieważ podano ten adres przy składaniu zamówienia w\u00a0${brand}.`,
        title: 'Twój kod do zamówienia',
        lead: (brand) =>
          `Wpisz ten kod w\u00a0oknie, w\u00a0którym o\u00a0niego poproszono, aby kontynuować zamówienie w\u00a0${brand}. Jest jednorazowy i\u00a0ważny dziesięć minut.`,
      },
      newEmail: {
        subject: (brand) => `Potwierdź nowy adres w\u00a0${brand}`,
        title: 'Potwierdź nowy adres',
        lead: (brand) =>
          `Ten adres podano dla konta w\u00a0${brand}. Potwierdź go linkiem, aby logować się tym adresem. Link jest jednorazowy i\u00a0ważny 30 minut.`,
        link: 'Potwierdź adres',
        notYou: 'To nie Twoja prośba? Zignoruj tę wiadomość: nic się nie zmieni.',
      },
      notices: {
        'password-changed': {
          subject: (brand) => `Hasło do ${brand} zostało zmienione`,
          title: 'Hasło zostało zmienione',
          lead: (when) => `Data zmiany: ${when}. Wylogowaliśmy Cię z\u00a0innych urządzeń.`,
          advice:
            'To nie Ty? Na stronie logowania od razu wybierz „Nie pamiętasz hasła?” i\u00a0ustaw inne.',
          link: 'Przejdź do konta',
        },
        'password-removed': {
          subject: (brand) => `Hasło do Twojego konta w\u00a0${brand} zostało usunięte`,
          title: 'Hasło zostało usunięte',
          lead: (when) =>
            `Data pierwszego logowania kodem: ${when}. Hasło ustawiono przed potwierdzeniem adresu, więc zostało usunięte. Wylogowaliśmy Cię też z\u00a0innych urządzeń.`,
          advice:
            'Możesz nadal logować się kodem albo ustawić nowe hasło w\u00a0ustawieniach konta.',
          link: 'Przejdź do konta',
        },
        'passkey-added': {
          subject: (brand) => `Nowy klucz dostępu do konta w\u00a0${brand}`,
          title: 'Dodano klucz dostępu',
          lead: (when) => `Możesz logować się także nowym kluczem dostępu. Data dodania: ${when}.`,
          advice:
            'To nie Ty? Od razu usuń go w\u00a0ustawieniach konta i\u00a0wyloguj inne urządzenia.',
          link: 'Przejdź do konta',
        },
        'provider-connected': {
          subject: (brand) => `Nowy sposób logowania do konta w\u00a0${brand}`,
          title: 'Logowanie przez innego dostawcę',
          lead: (when) =>
            `Możesz logować się także kontem u\u00a0innego dostawcy. Data dodania: ${when}.`,
          advice:
            'To nie Ty? Od razu odłącz je w\u00a0ustawieniach konta i\u00a0wyloguj inne urządzenia.',
          link: 'Przejdź do konta',
        },
        'email-changed': {
          subject: (brand) => `Adres Twojego konta w\u00a0${brand} został zmieniony`,
          title: 'Adres został zmieniony',
          lead: (when) =>
            `Twoje konto ma inny adres e-mail. Data zmiany: ${when}. Na ten adres już nie piszemy.`,
          advice:
            'To nie Ty? Skontaktuj się od razu z\u00a0naszą obsługą klienta: pomożemy Ci odzyskać konto.',
          link: 'Przejdź do konta',
        },
        'account-deleted': {
          subject: (brand) => `Twoje konto w\u00a0${brand} zostało usunięte`,
          title: 'Twoje konto zostało usunięte',
          lead: (when) => `Data usunięcia: ${when}. Wylogowaliśmy Cię ze wszystkich urządzeń.`,
          advice: (days) =>
            `To nie Ty albo chcesz to cofnąć? Zaloguj się ponownie w\u00a0ciągu ${days} dni, aby przywrócić konto. Po tym czasie usuniemy jego dane.`,
          link: 'Przywróć konto',
        },
        'account-merged': {
          subject: (brand) => `Twoje konta w\u00a0${brand} zostały połączone`,
          title: 'Twoje konta zostały połączone',
          lead: (when) =>
            `Nasza obsługa klienta połączyła to konto z\u00a0innym Twoim kontem. Data: ${when}. Zamówienia, zwroty i\u00a0wszystko inne znajdziesz na tamtym koncie. Ten adres nie ma już własnego konta.`,
          advice: 'To nie Twoja prośba? Napisz od razu do naszej obsługi klienta.',
          link: 'Przejdź do konta',
        },
        'account-opened': {
          subject: (brand) => `Twoje konto w\u00a0${brand} jest gotowe`,
          title: 'Witamy',
          lead: (when) =>
            `Na koncie są zamówienia złożone bez logowania. Data utworzenia konta: ${when}. Aby się zalogować, poproś o\u00a0kod e-mailem; hasło możesz dodać w\u00a0ustawieniach.`,
          advice: 'To nie Ty? Zaloguj się i\u00a0usuń konto w\u00a0ustawieniach.',
          link: 'Przejdź do konta',
        },
        'account-reactivated': {
          subject: (brand) => `Twoje konto w\u00a0${brand} zostało przywrócone`,
          title: 'Witamy ponownie',
          lead: (when) => `Data przywrócenia konta: ${when}. Wszystko jest na swoim miejscu.`,
          advice: 'To nie Ty? Zmień hasło na swoim koncie.',
          link: 'Przejdź do konta',
        },
      },
    },
    giftCard: {
      signature: (brand) =>
        `Otrzymujesz tę wiadomość, ponieważ ktoś podarował Ci kartę podarunkową ${brand}.`,
      subject: (brand) => `Karta podarunkowa ${brand} dla Ciebie`,
      title: (name) => `${name}, oto Twoja karta podarunkowa`,
      subjectFrom: (sender, brand) => `Karta podarunkowa ${brand} od: ${sender}`,
      titleFrom: (name, sender) => `${name}, oto prezent od: ${sender}`,
      lead: (amount, day) =>
        `Karta podarunkowa ma wartość ${amount} i\u00a0jest ważna do ${day}. Możesz ją wykorzystać w\u00a0całości lub częściami. Przy płatności podaj numer i\u00a0PIN.`,
      number: 'Numer',
      pin: 'PIN',
      link: 'Zobacz kolekcję',
    },
    stockAlert: {
      signature: (brand) =>
        `Otrzymujesz tę wiadomość, ponieważ włączono dla tego adresu powiadomienie o\u00a0dostępności w\u00a0${brand}.`,
      subject: (product) => `Znów dostępne: ${product}`,
      title: 'Twój rozmiar wrócił',
      shoeTitle: 'Twój rozmiar wrócił',
      lead: (product) =>
        `Ten produkt jest znów dostępny w\u00a0Twoim rozmiarze: ${product}. Liczba sztuk jest ograniczona i\u00a0żadnej nie odkładamy.`,
      shoeLead: (product) =>
        `Ten produkt jest znów dostępny w\u00a0Twoim rozmiarze: ${product}. Liczba sztuk jest ograniczona i\u00a0żadnej nie odkładamy.`,
      link: 'Zobacz produkt',
    },
    reservation: {
      signature: (brand) =>
        `Otrzymujesz tę wiadomość w\u00a0związku z\u00a0rezerwacją w\u00a0sklepie ${brand}.`,
      madeSubject: (product) => `Rezerwacja dla Ciebie: ${product}`,
      madeTitle: 'Twój produkt czeka na Ciebie',
      madeLead: (until) =>
        `Sklep przechowa go dla Ciebie do ${until}. Przymierzysz go i\u00a0zapłacisz na miejscu.`,
      cancelledSubject: (product) => `Rezerwacja anulowana: ${product}`,
      cancelledTitle: 'Twoja rezerwacja jest anulowana',
      cancelledLead: (when) =>
        `Data anulowania: ${when}. Produkt wrócił do sprzedaży w\u00a0sklepie.`,
      number: 'Numer',
      store: 'Sklep',
      link: 'Zobacz rezerwacje',
    },
    newsletter: {
      signature: (brand) =>
        `Otrzymujesz tę wiadomość, ponieważ podano ten adres do newslettera ${brand}.`,
      confirmSubject: (brand) => `Potwierdź zapis do newslettera ${brand}`,
      confirmTitle: 'Jeszcze jeden krok',
      confirmLead: (brand) =>
        `Chcesz otrzymywać newsletter ${brand}. Potwierdź swój adres w\u00a0ciągu 48 godzin: piszemy tylko do osób, które tego chcą.`,
      confirmLink: 'Potwierdzam zapis',
      notYou: 'To nie Twoja prośba? Zignoruj tę wiadomość, nic więcej nie wyślemy.',
      welcomeSubject: (brand) => `Witamy w\u00a0newsletterze ${brand}`,
      welcomeTitle: 'Zapis potwierdzony',
      welcomeLead: (brand) =>
        `Nowości, oferty i\u00a0opowieści z\u00a0pracowni ${brand} będą teraz trafiać do Twojej skrzynki.`,
      leaveLead: 'Nie chcesz już newslettera? Tym linkiem wypiszesz się w\u00a0każdej chwili.',
      leaveLink: 'Wypisz mnie',
    },
    signature: (brand) =>
      `Otrzymujesz tę wiadomość w\u00a0związku z\u00a0zamówieniem w\u00a0${brand}.`,
    order: {
      subject: (number) => `Twoje zamówienie ${number}`,
      title: (name) => `Dziękujemy, ${name}!`,
      lead: (number, day) =>
        `Otrzymaliśmy Twoje zamówienie ${number} z\u00a0dnia ${day}. Właśnie je przygotowujemy. Damy znać, gdy tylko je wyślemy.`,
      colour: (label) => `Kolor: ${label}`,
      size: (size) => `Rozmiar: ${size}`,
      shoeSize: (size) => `Rozmiar: ${size}`,
      quantity: (count) => `Ilość: ${count}`,
      total: 'Razem z\u00a0VAT',
      untaxedTotal: 'Razem',
      free: 'Bezpłatnie',
      freeDelivery: 'Bezpłatna',
      loyaltyCard: 'Karta stałego klienta',
      giftCard: 'Karta podarunkowa',
      giftCardOn: (day) => `Wysyłka ${day}`,
      donation: 'Darowizna',
      giftWrap: 'Pakowanie na prezent',
      deliveredTo: 'Dostawa',
      expected: (days) => `Przewidywana dostawa: ${days}`,
      billedTo: 'Adres do faktury',
      sorting:
        'Jak segregować: karton i\u00a0papier wrzuć do papieru, a\u00a0zużyte ubrania i\u00a0buty oddaj w\u00a0punkcie zbiórki.',
      toCome: 'Z\u00a0tego zamówienia otrzymasz jeszcze:',
      track: 'Śledź zamówienie',
      link: 'Zobacz zamówienie',
    },
    paymentLink: {
      signature: (brand) =>
        `Otrzymujesz tę wiadomość, ponieważ nasza obsługa klienta przygotowała dla Ciebie zamówienie w\u00a0${brand}.`,
      subject: (brand) => `Twoje zamówienie w\u00a0${brand} czeka na płatność`,
      addedSubject: (number) => `Produkty dodane do zamówienia ${number}`,
      addedTitle: 'Dodatkowe produkty do zamówienia',
      title: (name) =>
        name === '' ? 'Twoje zamówienie jest gotowe' : `${name}, Twoje zamówienie jest gotowe`,
      lead: (brand) =>
        `Przygotowaliśmy dla Ciebie te produkty w\u00a0${brand}. Zaloguj się tym adresem e-mail i\u00a0zapłać, a\u00a0my je wyślemy.`,
      addedLead: (number) =>
        `Dodaliśmy te produkty do Twojego zamówienia ${number}. Zaloguj się i\u00a0zapłać: wyślemy je razem z\u00a0nim, jeśli zamówienie jeszcze nie wyruszyło. Dostawa jest bezpłatna.`,
      toPay: 'Do zapłaty',
      link: 'Sprawdź i\u00a0zapłać',
      noDelivery: 'Dostawę wybierasz przed zapłatą; jej cena zostanie wtedy doliczona.',
      terms: (day) =>
        `Link działa do ${day} i\u00a0do tego dnia obowiązują te ceny. Do czasu zapłaty produkt może się jeszcze wyprzedać. Jeśli to nie Twoja prośba, zignoruj tę wiadomość, a\u00a0nic nie zostanie pobrane.`,
    },
    shipping: {
      subject: (number) => `Zamówienie ${number} jest w\u00a0drodze`,
      title: 'Twoje zamówienie jest w\u00a0drodze',
      lead: (number, carrier) => `Zamówienie ${number} właśnie wyruszyło. Przewoźnik: ${carrier}.`,
      tracking: (tracking) => `Numer przesyłki: ${tracking}`,
    },
    refund: {
      subject: (number) => `Zwrot pieniędzy za zamówienie ${number}`,
      title: 'Zwróciliśmy Ci pieniądze',
      lead: (number, amount) =>
        `Produkty z\u00a0zamówienia ${number} do nas dotarły. Zwróciliśmy Ci ${amount}.`,
      plainLead: (number, amount) => `Zwróciliśmy Ci ${amount} za zamówienie ${number}.`,
      cancelled: 'Te produkty zostały anulowane:',
      bank: 'Tą samą metodą płatności',
      giftCard: 'Na Twoją kartę podarunkową',
      bankNext: 'Bank może pokazać kwotę dopiero po kilku dniach.',
      giftCardNext: 'Kwota zapłacona kartą podarunkową jest już na niej z\u00a0powrotem.',
    },
    withdrawal: {
      subject: (number) => `Odstąpienie od umowy, zamówienie ${number}`,
      title: 'Otrzymaliśmy Twoje odstąpienie od umowy',
      lead: (number, when) =>
        `Odstąpienie od umowy dotyczy tych produktów z\u00a0zamówienia ${number}. Data i\u00a0godzina złożenia: ${when}.`,
      next: 'Jeśli produkty są już u\u00a0Ciebie, odeślij je w\u00a0ciągu 14 dni. Zwrócimy pieniądze tą samą metodą płatności, gdy tylko paczka do nas dotrze albo otrzymamy dowód nadania. Zachowaj tę wiadomość.',
      unsent:
        'Nie musisz niczego odsyłać. Zwrócimy pieniądze tą samą metodą płatności w\u00a0ciągu 14 dni. Zachowaj tę wiadomość.',
      partUnsent: 'Te produkty nie zostały jeszcze wysłane. Nie musisz ich odsyłać:',
    },
    return: {
      subject: (number) => `Twój zwrot ${number}`,
      title: 'Zwrot został zgłoszony',
      lead: (order, number) =>
        `Odsyłasz nam te produkty z\u00a0zamówienia ${order}. Numer zwrotu to ${number}.`,
      how: 'Jak je odesłać',
      print:
        'Wydrukuj etykietę zwrotną i\u00a0naklej ją na paczkę. Odeślij produkty nienoszone i\u00a0z\u00a0metkami.',
      dropOff: (carrier, day) => `Nadaj paczkę najpóźniej ${day}. Przewoźnik: ${carrier}.`,
      free: 'Zwrot jest bezpłatny: przesyłka jest już opłacona.',
      paid: 'Koszt odesłania pokrywasz Ty.',
      fee: (amount) => `Etykieta jest już opłacona. Potrącimy za nią ${amount} ze zwracanej kwoty.`,
      toStore: (number) =>
        `Przynieś produkty i\u00a0numer zwrotu ${number} do jednego z\u00a0naszych sklepów, które przyjmują zwroty. To nic nie kosztuje.`,
      refund: (amount, days) =>
        `Zwrócimy ${amount} tą samą metodą płatności, najpóźniej ${days} dni po tym, jak dotrą do nas produkty.`,
      link: 'Zobacz zwrot i\u00a0wydrukuj etykietę',
    },
  },
};
