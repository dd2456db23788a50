import type { HelpWords } from './help-words.ts';

export const HELP_DE: HelpWords = {
  title: 'Wie können wir helfen?',
  text: 'Antworten auf die häufigsten Fragen, vom Versand bis zur Rückgabe.',
  delivery: {
    slug: 'versand',
    title: 'Versand',
    answers: {
      price: [
        'Was kostet der Versand?',
        '<p>Der Versand nach Hause ist bei Bestellungen über {amount} kostenlos. Darunter sehen Sie den Preis bei der Wahl der Versandart, vor dem Bezahlen.</p>',
      ],
      arrival: [
        'Wann kommt mein Paket an?',
        '<p>Der erwartete Tag steht bei jeder Versandart an der Kasse und danach auf der Seite Ihrer Bestellung.</p>',
      ],
    },
  },
  returns: {
    slug: 'rueckgabe',
    title: 'Rückgabe',
    answers: {
      time: [
        'Wie lange kann ich etwas zurückgeben?',
        '<p>Sie haben <strong>30 Tage</strong> ab Ankunft des Pakets. Bitte senden Sie die Artikel ungetragen und mit Etikett zurück.</p>',
      ],
      refund: [
        'Wann bekomme ich mein Geld zurück?',
        '<p>Sobald die Rückgabe bei uns ist. Wir erstatten über die Zahlungsart, die Sie benutzt haben.</p>',
      ],
      refundToGiftCard: [
        'Wann bekomme ich mein Geld zurück?',
        '<p>Sobald die Rückgabe bei uns ist. Wir erstatten über die Zahlungsart, die Sie benutzt haben: auf Ihre Bankkarte oder Ihre Geschenkkarte.</p>',
      ],
    },
  },
  payment: {
    slug: 'bezahlung',
    title: 'Bezahlung',
    answers: {
      ways: [
        'Wie kann ich bezahlen?',
        '<p>Mit Karte oder auf einem der anderen Wege, die beim Bezahlen angezeigt werden. Ihre Bank fragt eventuell nach einer Bestätigung.</p>',
      ],
      waysWithGiftCard: [
        'Wie kann ich bezahlen?',
        '<p>Mit Karte, und mit Geschenkkarte für die ganze Bestellung oder einen Teil. Ihre Bank fragt eventuell nach einer Bestätigung.</p>',
      ],
      refused: [
        'Meine Zahlung wurde abgelehnt. Was nun?',
        '<p>Ihr Warenkorb ist noch da. Prüfen Sie die Angaben der Karte oder nehmen Sie eine andere, und versuchen Sie es erneut.</p>',
      ],
    },
  },
  sizes: {
    slug: 'groessen',
    title: 'Größen',
    answers: {
      guide: [
        'Wie finde ich meine Größe?',
        '<p>Öffnen Sie die <strong>Größentabelle</strong> auf der Seite eines Artikels: Sie nennt die Körpermaße zu jeder Größe.</p>',
      ],
      alert: [
        'Meine Größe ist ausverkauft. Sagen Sie mir Bescheid?',
        '<p>Wählen Sie die Größe auf der Seite des Artikels und richten Sie eine Benachrichtigung ein. Sie finden sie in Ihrem Konto.</p>',
      ],
    },
  },
  account: {
    slug: 'konto',
    title: 'Konto',
    answers: {
      orders: [
        'Wo finde ich meine Bestellungen?',
        '<p>In Ihrem Konto, mit Artikeln, Summe und Status.</p>',
      ],
      wishlist: [
        'Wo finde ich meine Wunschliste?',
        '<p>Tippen Sie bei einem Artikel auf das Herz: Sie finden ihn dann auf der Wunschliste in Ihrem Konto.</p>',
      ],
    },
  },
  giftCards: {
    slug: 'geschenkkarten',
    title: 'Geschenkkarten',
    answers: {
      paying: [
        'Wie bezahle ich mit einer Geschenkkarte?',
        '<p>Geben Sie ihre Nummer beim Bezahlen ein. Sie wird bis zur Höhe der Bestellsumme angerechnet, den Rest zahlen Sie mit Karte.</p>',
      ],
      rest: [
        'Was wird aus dem Rest der Karte?',
        '<p>Er bleibt für Ihre nächste Bestellung auf der Karte.</p>',
      ],
    },
  },
  loyalty: {
    slug: 'kundenkarte',
    title: 'Kundenkarte',
    answers: {
      benefits: [
        'Was bringt mir die Kundenkarte?',
        '<p>Persönliche Angebote, die Sie im Warenkorb finden, sobald Sie angemeldet sind.</p>',
      ],
      offers: [
        'Wie löse ich meine Angebote ein?',
        '<p>Melden Sie sich an, öffnen Sie den Warenkorb und wählen Sie das Angebot: Die Summe ändert sich sofort.</p>',
      ],
    },
  },
  stores: {
    slug: 'geschaefte',
    title: 'Geschäfte',
    answers: {
      stock: [
        'Gibt es diesen Artikel in meiner Nähe?',
        '<p>Wo wir Geschäfte haben, zeigt die Seite eines Artikels, in welchen Ihre Größe vorrätig ist.</p>',
      ],
      reserving: [
        'Kann ich einen Artikel zurücklegen lassen?',
        '<p>Ja: Wählen Sie Ihre Größe, dann die Reservierung im Geschäft. Ihre Reservierungen finden Sie in Ihrem Konto.</p>',
      ],
    },
  },
  contact: {
    slug: 'kontakt',
    title: 'Kontakt',
    answers: {
      order: [
        'Wie erreiche ich Sie zu einer Bestellung?',
        '<p>Halten Sie die Bestellnummer bereit: Sie steht in Ihrem Konto und in der Bestätigung. Antworten Sie auf diese E-Mail, wir kümmern uns darum.</p>',
      ],
      damaged: [
        'Etwas ist beschädigt angekommen.',
        '<p>Das tut uns leid. Antworten Sie auf die E-Mail zu Ihrer Bestellung mit einem Foto und behalten Sie den Artikel, bis Sie von uns hören.</p>',
      ],
    },
  },
};
