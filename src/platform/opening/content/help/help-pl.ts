import type { HelpWords } from './help-words.ts';

export const HELP_PL: HelpWords = {
  title: 'W czym możemy pomóc?',
  text: 'Odpowiedzi na najczęstsze pytania, od dostawy po zwrot.',
  delivery: {
    slug: 'dostawa',
    title: 'Dostawa',
    answers: {
      price: [
        'Ile kosztuje dostawa?',
        '<p>Dostawa do domu jest bezpłatna przy zamówieniach powyżej {amount}. Poniżej tej kwoty cenę widać przy wyborze dostawy, przed zapłatą.</p>',
      ],
      arrival: [
        'Kiedy dotrze moja paczka?',
        '<p>Przewidywany dzień widać przy każdym sposobie dostawy, a później na stronie zamówienia.</p>',
      ],
    },
  },
  returns: {
    slug: 'zwroty',
    title: 'Zwroty',
    answers: {
      time: [
        'Ile mam czasu na zwrot?',
        '<p>Masz <strong>30 dni</strong> od dnia, w którym dotarła paczka. Odeślij produkty nienoszone i z metkami.</p>',
      ],
      refund: [
        'Kiedy dostanę zwrot pieniędzy?',
        '<p>Gdy tylko zwrot do nas dotrze. Pieniądze zwracamy na użytą metodę płatności.</p>',
      ],
      refundToGiftCard: [
        'Kiedy dostanę zwrot pieniędzy?',
        '<p>Gdy tylko zwrot do nas dotrze. Pieniądze zwracamy na użytą metodę płatności: kartę płatniczą albo kartę podarunkową.</p>',
      ],
    },
  },
  payment: {
    slug: 'platnosc',
    title: 'Płatność',
    answers: {
      ways: [
        'Jak mogę zapłacić?',
        '<p>Kartą albo w inny sposób, widoczny na etapie płatności. Bank może poprosić o potwierdzenie płatności.</p>',
      ],
      waysWithGiftCard: [
        'Jak mogę zapłacić?',
        '<p>Kartą, a także kartą podarunkową za całość lub część zamówienia. Bank może poprosić o potwierdzenie płatności.</p>',
      ],
      refused: [
        'Płatność została odrzucona. Co teraz?',
        '<p>Koszyk nadal czeka. Sprawdź dane karty albo użyj innej i spróbuj ponownie.</p>',
      ],
    },
  },
  sizes: {
    slug: 'rozmiary',
    title: 'Rozmiary',
    answers: {
      guide: [
        'Jak znaleźć swój rozmiar?',
        '<p>Otwórz <strong>tabelę rozmiarów</strong> na stronie produktu. Podaje wymiary dla każdego rozmiaru.</p>',
      ],
      alert: [
        'Mój rozmiar jest wyprzedany. Czy dacie znać?',
        '<p>Wybierz rozmiar na stronie produktu i poproś o powiadomienie o dostępności. Powiadomienia znajdziesz na koncie.</p>',
      ],
    },
  },
  account: {
    slug: 'konto',
    title: 'Konto',
    answers: {
      orders: [
        'Gdzie są moje zamówienia?',
        '<p>Na koncie: z listą produktów, sumą i statusem.</p>',
      ],
      wishlist: [
        'Gdzie są moje ulubione?',
        '<p>Kliknij serce przy produkcie, a znajdziesz go w ulubionych na swoim koncie.</p>',
      ],
    },
  },
  giftCards: {
    slug: 'karty-podarunkowe',
    title: 'Karty podarunkowe',
    answers: {
      paying: [
        'Jak zapłacić kartą podarunkową?',
        '<p>Wpisz jej numer na etapie płatności. Pokryje zamówienie do wysokości sumy, a resztę zapłacisz kartą.</p>',
      ],
      rest: ['Co z kwotą, która zostanie?', '<p>Zostaje na karcie na kolejne zamówienie.</p>'],
    },
  },
  loyalty: {
    slug: 'karta-stalego-klienta',
    title: 'Karta stałego klienta',
    answers: {
      benefits: [
        'Co daje karta stałego klienta?',
        '<p>Oferty tylko dla Ciebie, widoczne w koszyku po zalogowaniu.</p>',
      ],
      offers: [
        'Jak skorzystać z ofert?',
        '<p>Zaloguj się, otwórz koszyk i wybierz ofertę. Suma zmieni się od razu.</p>',
      ],
    },
  },
  stores: {
    slug: 'sklepy',
    title: 'Sklepy',
    answers: {
      stock: [
        'Czy ten produkt jest w sklepie w pobliżu?',
        '<p>Tam, gdzie mamy sklepy, strona produktu pokazuje, w których jest Twój rozmiar.</p>',
      ],
      reserving: [
        'Czy można odłożyć dla mnie produkt?',
        '<p>Tak. Wybierz rozmiar, a potem rezerwację w sklepie. Rezerwacje znajdziesz na koncie.</p>',
      ],
    },
  },
  contact: {
    slug: 'kontakt',
    title: 'Kontakt',
    answers: {
      order: [
        'Jak napisać w sprawie zamówienia?',
        '<p>Przygotuj numer zamówienia, który jest na koncie i w e-mailu z potwierdzeniem. Odpowiedz na ten e-mail, a zajmiemy się sprawą.</p>',
      ],
      damaged: [
        'Produkt dotarł uszkodzony.',
        '<p>Przepraszamy. Odpowiedz na e-mail z zamówieniem, dołącz zdjęcie i zachowaj produkt do naszej odpowiedzi.</p>',
      ],
    },
  },
};
