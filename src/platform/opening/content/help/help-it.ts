import type { HelpWords } from './help-words.ts';

export const HELP_IT: HelpWords = {
  title: 'Come possiamo aiutarti?',
  text: 'Le risposte alle domande più frequenti, dalla consegna al reso.',
  delivery: {
    slug: 'consegna',
    title: 'Consegna',
    answers: {
      price: [
        'Quanto costa la consegna?',
        '<p>La consegna a domicilio è gratuita per ordini superiori a {amount}. Al di sotto, il prezzo è indicato quando scegli la consegna, prima di pagare.</p>',
      ],
      arrival: [
        'Quando arriva il mio pacco?',
        '<p>Il giorno previsto è indicato accanto a ogni modalità di consegna e poi nella pagina del tuo ordine.</p>',
      ],
    },
  },
  returns: {
    slug: 'resi',
    title: 'Resi',
    answers: {
      time: [
        'Quanto tempo ho per un reso?',
        '<p>Hai <strong>30 giorni</strong> dall’arrivo del pacco. Gli articoli vanno restituiti non indossati e con le etichette.</p>',
      ],
      refund: [
        'Quando ricevo il rimborso?',
        '<p>Appena il reso è arrivato da noi. Ti rimborsiamo sul metodo di pagamento che hai usato.</p>',
      ],
      refundToGiftCard: [
        'Quando ricevo il rimborso?',
        '<p>Appena il reso è arrivato da noi. Ti rimborsiamo sul metodo di pagamento che hai usato: carta di pagamento o carta regalo.</p>',
      ],
    },
  },
  payment: {
    slug: 'pagamento',
    title: 'Pagamento',
    answers: {
      ways: [
        'Come posso pagare?',
        '<p>Con carta di pagamento o con uno degli altri metodi indicati al momento del pagamento. La banca può chiederti di confermare.</p>',
      ],
      waysWithGiftCard: [
        'Come posso pagare?',
        '<p>Con carta di pagamento, e con carta regalo per tutto l’ordine o una parte. La banca può chiederti di confermare.</p>',
      ],
      refused: [
        'Il pagamento è stato rifiutato. Che cosa faccio?',
        '<p>Il tuo carrello è ancora lì. Verifica i dati della carta o usane un’altra, poi prova di nuovo.</p>',
      ],
    },
  },
  sizes: {
    slug: 'taglie',
    title: 'Taglie',
    answers: {
      guide: [
        'Come trovo la mia taglia?',
        '<p>Apri la <strong>guida alle taglie</strong> nella pagina di un articolo: indica le misure di ogni taglia.</p>',
      ],
      alert: [
        'La mia taglia è esaurita. Potete avvisarmi?',
        '<p>Scegli la taglia nella pagina dell’articolo e chiedi un avviso di disponibilità. Gli avvisi restano nel tuo account.</p>',
      ],
    },
  },
  account: {
    slug: 'account',
    title: 'Account',
    answers: {
      orders: [
        'Dove trovo i miei ordini?',
        '<p>Nel tuo account, ognuno con i suoi articoli, il totale e lo stato.</p>',
      ],
      wishlist: [
        'Dove trovo la mia wishlist?',
        '<p>Tocca il cuore di un articolo: lo ritrovi nella wishlist del tuo account.</p>',
      ],
    },
  },
  giftCards: {
    slug: 'carte-regalo',
    title: 'Carte regalo',
    answers: {
      paying: [
        'Come pago con una carta regalo?',
        '<p>Inserisci il numero al momento del pagamento. Si applica fino all’importo dell’ordine, il resto si paga con carta.</p>',
      ],
      rest: [
        'Che cosa succede al credito che resta?',
        '<p>Rimane sulla carta per il prossimo ordine.</p>',
      ],
    },
  },
  loyalty: {
    slug: 'carta-fedelta',
    title: 'Carta fedeltà',
    answers: {
      benefits: [
        'Che cosa offre la carta fedeltà?',
        '<p>Offerte personali, che trovi nel carrello dopo l’accesso.</p>',
      ],
      offers: [
        'Come uso le mie offerte?',
        '<p>Accedi, apri il carrello e scegli l’offerta: il totale cambia subito.</p>',
      ],
    },
  },
  stores: {
    slug: 'negozi',
    title: 'Negozi',
    answers: {
      stock: [
        'Questo articolo è in un negozio vicino a me?',
        '<p>Dove abbiamo negozi, la pagina di un articolo mostra in quali c’è la tua taglia.</p>',
      ],
      reserving: [
        'Posso far mettere da parte un articolo?',
        '<p>Sì: scegli la taglia e poi la prenotazione in negozio. Le prenotazioni restano nel tuo account.</p>',
      ],
    },
  },
  contact: {
    slug: 'contatti',
    title: 'Contatti',
    answers: {
      order: [
        'Come vi contatto per un ordine?',
        '<p>Tieni a portata di mano il numero dell’ordine, che è nel tuo account e nell’e-mail di conferma. Rispondi a quell’e-mail e ce ne occupiamo noi.</p>',
      ],
      damaged: [
        'Un articolo è arrivato danneggiato.',
        '<p>Ci dispiace. Rispondi all’e-mail dell’ordine con una foto e conserva l’articolo fino alla nostra risposta.</p>',
      ],
    },
  },
};
