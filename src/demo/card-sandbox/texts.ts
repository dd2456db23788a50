import type { Language } from '#src/domain/shop/locales.ts';

/** Words of the card page. English ones are fixed by the shop's word list. */
export type CardTexts = {
  title: string;
  /** Over what the payment is for. */
  order: string;
  amount: string;
  number: string;
  expiry: string;
  expiryHint: string;
  securityCode: string;
  name: string;
  pay: string;
  cancel: string;
  checkFields: string;
  wrong: { number: string; expiry: string; securityCode: string; name: string };
  testCards: string;
  testCardsHint: string;
  secureTitle: string;
  secureText: string;
  approve: string;
  decline: string;
  abandon: string;
  notFoundTitle: string;
  notFoundText: string;
};

export const CARD_TEXTS: Record<Language, CardTexts> = {
  de: {
    title: 'Sichere Kartenzahlung',
    order: 'Ihre Bestellung',
    amount: 'Zu zahlen',
    number: 'Kartennummer',
    expiry: 'Gültig bis',
    expiryHint: 'MM/JJ',
    securityCode: 'Prüfnummer',
    name: 'Name auf der Karte',
    pay: 'Bezahlen',
    cancel: 'Abbrechen',
    checkFields: 'Bitte prüfen Sie die markierten Felder.',
    wrong: {
      number: 'Bitte geben Sie die 12 bis 19 Ziffern Ihrer Kartennummer ein.',
      expiry: 'Bitte geben Sie ein Datum ein, das noch nicht vorbei ist, zum Beispiel 08/29.',
      securityCode: 'Bitte geben Sie die 3 oder 4 Ziffern der Prüfnummer ein.',
      name: 'Bitte geben Sie den Namen ein, der auf der Karte steht.',
    },
    testCards: 'Testkarten',
    testCardsHint: 'Diese Seite nimmt kein echtes Geld. Die Kartennummer bestimmt, was geschieht.',
    secureTitle: 'Ihre Bank bittet um Bestätigung',
    secureText: 'Möchten Sie diese Zahlung freigeben?',
    approve: 'Freigeben',
    decline: 'Ablehnen',
    abandon: 'Abbrechen und zurück zum Shop',
    notFoundTitle: 'Diese Zahlung gibt es nicht',
    notFoundText: 'Bitte gehen Sie zurück zum Shop und beginnen Sie die Zahlung noch einmal.',
  },
  en: {
    title: 'Secure card payment',
    order: 'Your order',
    amount: 'To pay',
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'MM/YY',
    securityCode: 'Security code',
    name: 'Name on card',
    pay: 'Pay',
    cancel: 'Cancel',
    checkFields: 'Please check the fields that are marked.',
    wrong: {
      number: 'Enter the 12 to 19 digits of your card number.',
      expiry: 'Enter a date that has not passed, for example 08/29.',
      securityCode: 'Enter the 3 or 4 digits of the security code.',
      name: 'Enter the name that is printed on the card.',
    },
    testCards: 'Test cards',
    testCardsHint: 'This page takes no real money. The card number decides what happens.',
    secureTitle: 'Your bank asks you to confirm',
    secureText: 'Do you approve this payment?',
    approve: 'Approve',
    decline: 'Decline',
    abandon: 'Cancel and return to the shop',
    notFoundTitle: 'There is no such payment',
    notFoundText: 'Please go back to the shop and start the payment again.',
  },
  es: {
    title: 'Pago seguro con tarjeta',
    order: 'Tu pedido',
    amount: 'Importe',
    number: 'Número de tarjeta',
    expiry: 'Fecha de caducidad',
    expiryHint: 'MM/AA',
    securityCode: 'Código de seguridad',
    name: 'Nombre en la tarjeta',
    pay: 'Pagar',
    cancel: 'Cancelar',
    checkFields: 'Revisa los campos marcados.',
    wrong: {
      number: 'Escribe el número de tu tarjeta: de 12 a 19 cifras.',
      expiry: 'Escribe una fecha que no haya pasado, por ejemplo 08/29.',
      securityCode: 'Escribe las 3 o 4 cifras del código de seguridad.',
      name: 'Escribe el nombre que figura en la tarjeta.',
    },
    testCards: 'Tarjetas de prueba',
    testCardsHint: 'Esta página no cobra dinero real. El número de la tarjeta decide el resultado.',
    secureTitle: 'Tu banco te pide una confirmación',
    secureText: '¿Autorizas este pago?',
    approve: 'Autorizar',
    decline: 'Rechazar',
    abandon: 'Cancelar y volver a la tienda',
    notFoundTitle: 'Este pago no existe',
    notFoundText: 'Vuelve a la tienda y empieza el pago de nuevo.',
  },
  fr: {
    title: 'Paiement sécurisé par carte',
    order: 'Votre commande',
    amount: 'À payer',
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    expiryHint: 'MM/AA',
    securityCode: 'Cryptogramme',
    name: 'Nom sur la carte',
    pay: 'Payer',
    cancel: 'Annuler',
    checkFields: 'Vérifiez les champs signalés.',
    wrong: {
      number: 'Saisissez les 12 à 19 chiffres de votre numéro de carte.',
      expiry: 'Saisissez une date à venir, par exemple 08/29.',
      securityCode: 'Saisissez les 3 ou 4 chiffres du cryptogramme.',
      name: 'Saisissez le nom inscrit sur la carte.',
    },
    testCards: 'Cartes de test',
    testCardsHint: 'Cette page n’encaisse rien. Le numéro de carte décide du résultat.',
    secureTitle: 'Votre banque vous demande de confirmer',
    secureText: 'Approuvez-vous ce paiement\u202f?',
    approve: 'Approuver',
    decline: 'Refuser',
    abandon: 'Annuler et revenir à la boutique',
    notFoundTitle: 'Ce paiement n’existe pas',
    notFoundText: 'Revenez à la boutique et recommencez le paiement.',
  },
  it: {
    title: 'Pagamento sicuro con carta',
    order: 'Il tuo ordine',
    amount: 'Da pagare',
    number: 'Numero della carta',
    expiry: 'Data di scadenza',
    expiryHint: 'MM/AA',
    securityCode: 'Codice di sicurezza',
    name: 'Nome sulla carta',
    pay: 'Paga',
    cancel: 'Annulla',
    checkFields: 'Controlla i campi segnalati.',
    wrong: {
      number: 'Inserisci il numero della carta: da 12 a 19 cifre.',
      expiry: 'Inserisci una data non ancora passata, per esempio 08/29.',
      securityCode: 'Inserisci le 3 o 4 cifre del codice di sicurezza.',
      name: 'Inserisci il nome riportato sulla carta.',
    },
    testCards: 'Carte di prova',
    testCardsHint: 'Questa pagina non incassa denaro. Il numero della carta decide l’esito.',
    secureTitle: 'La tua banca chiede una conferma',
    secureText: 'Approvi questo pagamento?',
    approve: 'Approva',
    decline: 'Rifiuta',
    abandon: 'Annulla e torna al negozio',
    notFoundTitle: 'Questo pagamento non esiste',
    notFoundText: 'Torna al sito e ricomincia il pagamento.',
  },
  pl: {
    title: 'Bezpieczna płatność kartą',
    order: 'Twoje zamówienie',
    amount: 'Do zapłaty',
    number: 'Numer karty',
    expiry: 'Data ważności',
    expiryHint: 'MM/RR',
    securityCode: 'Kod zabezpieczający',
    name: 'Imię i\u00a0nazwisko na karcie',
    pay: 'Zapłać',
    cancel: 'Anuluj',
    checkFields: 'Sprawdź zaznaczone pola.',
    wrong: {
      number: 'Podaj od 12 do 19 cyfr numeru karty.',
      expiry: 'Podaj datę, która jeszcze nie minęła, na przykład 08/29.',
      securityCode: 'Podaj 3 lub 4 cyfry kodu zabezpieczającego.',
      name: 'Podaj imię i\u00a0nazwisko widoczne na karcie.',
    },
    testCards: 'Karty testowe',
    testCardsHint: 'Ta strona nie pobiera pieniędzy. O\u00a0wyniku decyduje numer karty.',
    secureTitle: 'Bank prosi o\u00a0potwierdzenie',
    secureText: 'Czy zatwierdzasz tę płatność?',
    approve: 'Zatwierdź',
    decline: 'Odrzuć',
    abandon: 'Anuluj i\u00a0wróć do sklepu',
    notFoundTitle: 'Nie ma takiej płatności',
    notFoundText: 'Wróć do sklepu i\u00a0rozpocznij płatność od nowa.',
  },
};
