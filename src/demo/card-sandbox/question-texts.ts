import type { Language } from '#src/domain/shop/locales.ts';

/** Words of the pages that ask one question: a wallet, a bank, a cash machine. */
type QuestionTexts = {
  walletTitle: string;
  walletText: string;
  identifyTitle: string;
  identifyText: string;
  voucherTitle: string;
  voucherText: string;
  machineTitle: string;
  machineText: string;
  goOn: string;
};

export const QUESTION_TEXTS: Record<Language, QuestionTexts> = {
  de: {
    walletTitle: 'Mit Ihrem Konto zahlen',
    walletText: 'Möchten Sie diese Zahlung aus Ihrem Konto freigeben?',
    identifyTitle: 'Ihre Bank prüft dieses Gerät',
    identifyText: 'Das dauert nur einen Augenblick.',
    voucherTitle: 'Am Geldautomaten zahlen',
    voucherText:
      'Sie bekommen eine Referenz, mit der Sie am Automaten oder in Ihrer Banking-App zahlen.',
    machineTitle: 'Geldautomat',
    machineText: 'Hier zahlen Sie den Zahlschein, wie Sie es am Automaten tun würden.',
    goOn: 'Weiter',
  },
  en: {
    walletTitle: 'Pay from your account',
    walletText: 'Do you approve this payment from your account?',
    identifyTitle: 'Your bank is checking this device',
    identifyText: 'This takes just a moment.',
    voucherTitle: 'Pay at a cash machine',
    voucherText: 'You get a reference to pay with at a cash machine or in your banking app.',
    machineTitle: 'Cash machine',
    machineText: 'Here you pay the voucher as you would at the machine.',
    goOn: 'Continue',
  },
  es: {
    walletTitle: 'Pagar desde tu cuenta',
    walletText: '¿Autorizas este pago desde tu cuenta?',
    identifyTitle: 'Tu banco comprueba este dispositivo',
    identifyText: 'Es solo un momento.',
    voucherTitle: 'Pagar en un cajero',
    voucherText: 'Recibes una referencia para pagar en un cajero o en la app de tu banco.',
    machineTitle: 'Cajero',
    machineText: 'Aquí pagas la referencia como lo harías en el cajero.',
    goOn: 'Continuar',
  },
  fr: {
    walletTitle: 'Payer depuis votre compte',
    walletText: 'Approuvez-vous ce paiement depuis votre compte\u202f?',
    identifyTitle: 'Votre banque vérifie cet appareil',
    identifyText: 'Cela ne prend qu’un instant.',
    voucherTitle: 'Payer à un distributeur',
    voucherText:
      'Vous recevez une référence à régler à un distributeur ou dans l’application de votre banque.',
    machineTitle: 'Distributeur',
    machineText: 'Réglez ici la référence comme vous le feriez au distributeur.',
    goOn: 'Continuer',
  },
  it: {
    walletTitle: 'Paga dal tuo conto',
    walletText: 'Approvi questo pagamento dal tuo conto?',
    identifyTitle: 'La tua banca verifica questo dispositivo',
    identifyText: 'Basta un momento.',
    voucherTitle: 'Paga a uno sportello',
    voucherText: 'Ricevi un riferimento con cui pagare a uno sportello o nell’app della tua banca.',
    machineTitle: 'Sportello automatico',
    machineText: 'Qui paghi il riferimento come faresti allo sportello.',
    goOn: 'Continua',
  },
  pl: {
    walletTitle: 'Zapłać ze swojego konta',
    walletText: 'Czy zatwierdzasz tę płatność ze swojego konta?',
    identifyTitle: 'Bank sprawdza to urządzenie',
    identifyText: 'To potrwa tylko chwilę.',
    voucherTitle: 'Zapłać w bankomacie',
    voucherText: 'Otrzymasz numer, którym zapłacisz w bankomacie lub w aplikacji banku.',
    machineTitle: 'Bankomat',
    machineText: 'Tutaj zapłacisz tak, jak w bankomacie.',
    goOn: 'Dalej',
  },
};
