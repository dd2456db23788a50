import type { StoriesWords } from './story-words.ts';

export const STORIES_PL: StoriesWords = {
  noel25: {
    slug: 'swieta',
    title: 'Prezenty, które chce się nosić',
    text: 'Apaszka na wietrzne dni, dzianina na te powolne. Pomysły wybrane jeden po drugim, dla wszystkich z listy.',
    bodyTitle: 'Wybór bez zgadywania',
    body: '<p>Dobry prezent zaczyna się od tego, co ktoś już lubi. Może to być <strong>kolor</strong>, do którego wraca, albo <strong>tkanina</strong>, której chce się dotykać.</p><ul><li>Nie znasz rozmiaru? Apaszki, paski i torebki pasują każdemu.</li><li>Dzianina wybacza, więc w razie wątpliwości wybierz większy rozmiar.</li></ul>',
    parts: [
      {
        title: 'Wełna na powolne poranki',
        text: 'Kardigany i swetry, w których zostaje się do południa, a często do wieczora.',
      },
      {
        title: 'Coś jeszcze bardziej miękkiego',
        text: 'Satyna i koronka dla osób, które znasz na wylot.',
      },
    ],
    products: 'Dla wszystkich z listy',
  },
  linen26: {
    slug: 'len',
    title: 'Najpierw len',
    text: 'Sprany, pognieciony, chłodny na skórze. Lato zaczyna się od tkaniny.',
    bodyTitle: 'Dlaczego len się gniecie i za co go lubimy',
    body: '<p>Jego włókno jest długie, mocne i mało sprężyste. Dlatego chłodzi i dlatego zapamiętuje każdy ruch.</p><p>Prasuj go wilgotnego albo wcale. <em>Powieszony na mokro prostuje się sam.</em></p>',
    parts: [
      {
        title: 'Koszule do noszenia na rozpiętych guzikach',
        text: 'Na T-shirt, na kostium kąpielowy, na prawie nic.',
      },
      { title: 'Sukienki, które oddychają', text: 'Luźne w talii, długie, gotowe w minutę.' },
    ],
    products: 'Nowości z lnu',
  },
  t10: {
    slug: 'denim',
    title: 'Denim od stóp do głów',
    text: 'Dwa odcienie niebieskiego naraz to nie pomyłka. W tym sezonie o to właśnie chodzi.',
    bodyTitle: 'Jak łączyć niebieski z niebieskim',
    body: '<p>Zostaw <strong>jeden ton różnicy</strong>. Jasna kurtka do ciemnych jeansów albo odwrotnie. Reszta niech milczy.</p><p>Białe sneakersy zmiękczają linię, skórzane botki ją wyostrzają.</p>',
    parts: [
      {
        title: 'Szerokie jeansy zamiast prostych',
        text: 'Wysoko w talii i luźno od bioder, bo to nogawka mówi najwięcej.',
      },
      {
        title: 'Cały zestaw',
        text: 'Szerokie jeansy, kurtka o ton ciemniejsza i białe sneakersy, które wszystko uspokajają.',
      },
    ],
    products: 'Jeansy sezonu',
  },
  t11: {
    slug: 'krawiectwo',
    title: 'Wyraźna linia',
    text: 'Ramiona, które trzymają formę, i spodnie, które dobrze leżą. Krawiectwo bez biura.',
    bodyTitle: 'Trzy zasady, o dwóch można zapomnieć',
    body: '<ol><li>Decyduje ramię. Szew kończy się tam, gdzie Twoje ramię.</li><li>Rękaw sięga kości nadgarstka. Albo jest podwinięty.</li><li>Noś ze sneakersami, gdy tylko ktoś to odradzi.</li></ol>',
    parts: [
      { title: 'Na wierzch płaszcz', text: 'Długi, prosty, zapięty. Reszta może być dowolna.' },
      {
        title: 'Cały zestaw',
        text: 'Marynarka w pepitkę, miękkie chinosy i botki na solidnej podeszwie.',
      },
    ],
    products: 'Marynarki i kurtki na początek',
  },
  lb7: {
    slug: 'lato',
    title: 'Lato przy otwartym oknie',
    text: 'Sukienki, skóra i odkryte kostki. Szafa na dni, które zaczynają się późno i kończą jeszcze później.',
    bodyTitle: 'W cieniu',
    body: '<p>Szukaliśmy kolorów, których słońce nie męczy: szałwii, piasku, cynobru, który nie zasypia. Oraz tkanin, które ruszają pierwsze.</p>',
    parts: [
      {
        title: 'Długa i jeszcze dłuższa',
        text: 'Sukienka maxi na wieczór, midi na wszystko przedtem, płaskie sandały do obu.',
      },
      {
        title: 'Drobiazgi, wielki efekt',
        text: 'Apaszka na nadgarstku albo we włosach, torebka, która ładnie się starzeje, i pasek, który wszystko spina.',
      },
    ],
    products: 'Więcej sukienek',
  },
  lb8: {
    slug: 'miasto',
    title: 'Miasto między deszczami',
    text: 'Trencz w ruchu, bluzka z połyskiem i dobre podeszwy na długie ulice.',
    bodyTitle: 'Od pierwszego tramwaju do ostatniego',
    body: '<p>Warstwy, które łatwo zdjąć, kieszenie, w których mieści się książka, i skóra, która nie boi się deszczu. Jedna sylwetka na cały dzień.</p>',
    parts: [
      {
        title: 'Kołnierz rozpięty, pasek zawiązany',
        text: 'Satyna pod spodem, bawełna na wierzchu i skórzana torebka na ramieniu.',
      },
      {
        title: 'Pieszo',
        text: 'Botki rano, sneakersy po południu, sandały, gdy tylko się przejaśni.',
      },
    ],
    products: 'Kurtki i płaszcze',
  },
};
