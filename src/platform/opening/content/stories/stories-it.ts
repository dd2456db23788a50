import type { StoriesWords } from './story-words.ts';

export const STORIES_IT: StoriesWords = {
  noel25: {
    slug: 'natale',
    title: 'Regali da indossare',
    text: 'Un foulard per i giorni di vento, la maglia per quelli lenti: idee scelte una a una, per tutta la lista.',
    bodyTitle: 'Scegliere senza dubbi',
    body: '<p>Un buon regalo parte da ciò che qualcuno ama già: <strong>un colore</strong> che ritorna sempre, <strong>un tessuto</strong> che invita a toccarlo.</p><ul><li>Non sai la taglia? Foulard, cinture e borse vanno bene a tutti.</li><li>La maglia perdona: nel dubbio, prendi la più grande.</li></ul>',
    parts: [
      {
        title: 'Lana per mattine lente',
        text: 'Cardigan e maglioni che restano addosso fino a mezzogiorno, e spesso fino a sera.',
      },
      { title: 'Ancora più morbido', text: 'Raso e pizzo, per chi conosci alla perfezione.' },
    ],
    products: 'Per tutta la lista',
  },
  linen26: {
    slug: 'lino',
    title: 'Prima di tutto, il lino',
    text: 'Lavato, stropicciato, fresco sulla pelle. L’estate comincia dal tessuto.',
    bodyTitle: 'Perché il lino si stropiccia, e perché ci piace così',
    body: '<p>La sua fibra è lunga, forte e poco elastica. Per questo rinfresca, e per questo ricorda come ti siedi.</p><p>Stiralo umido, o non stirarlo: <em>appeso bagnato si distende da solo.</em></p>',
    parts: [
      {
        title: 'Camicie da lasciare aperte',
        text: 'Sopra una t-shirt, sopra un costume, sopra quasi niente.',
      },
      {
        title: 'Abiti che respirano',
        text: 'Morbidi in vita, lunghi sulla gamba, pronti in un minuto.',
      },
    ],
    products: 'Novità in lino',
  },
  t10: {
    slug: 'denim',
    title: 'Denim dalla testa ai piedi',
    text: 'Due blu insieme non sono un errore. In questa stagione sono il punto di partenza.',
    bodyTitle: 'Il blu sul blu',
    body: '<p>Lascia <strong>un tono di differenza</strong>: una giacca chiara su jeans scuri, o il contrario. Il resto tace.</p><p>Le sneakers bianche ammorbidiscono la linea, gli stivaletti in pelle la definiscono.</p>',
    parts: [
      {
        title: 'I jeans ampi al posto di quelli dritti',
        text: 'Alto in vita e libero dal fianco: parla la gamba.',
      },
      {
        title: 'Il look completo',
        text: 'Jeans ampi, una giacca di un tono più scuro, sneakers bianche per chiudere.',
      },
    ],
    products: 'I jeans della stagione',
  },
  t11: {
    slug: 'sartoria',
    title: 'Una linea più netta',
    text: 'Spalle che reggono, pantaloni che cadono. La sartoria, senza l’ufficio.',
    bodyTitle: 'Tre regole, due da dimenticare',
    body: '<ol><li>Decide la spalla: finisce dove finisce la tua.</li><li>La manica arriva all’osso del polso. O si arrotola.</li><li>Con le sneakers, appena qualcuno lo sconsiglia.</li></ol>',
    parts: [
      {
        title: 'Sopra, il cappotto',
        text: 'Lungo, semplice, abbottonato: il resto può essere qualsiasi cosa.',
      },
      {
        title: 'Il look completo',
        text: 'Un blazer pied-de-poule, chino morbidi, stivaletti dalla suola importante.',
      },
    ],
    products: 'Giacche da cui partire',
  },
  lb7: {
    slug: 'estate',
    title: 'Estate, a finestra aperta',
    text: 'Abiti, pelle e caviglie nude. Un guardaroba per giorni che cominciano tardi e finiscono più tardi.',
    bodyTitle: 'All’ombra',
    body: '<p>Abbiamo cercato colori che il sole non stanca: salvia, sabbia, un vermiglio che resta sveglio. E tessuti che si muovono prima di te.</p>',
    parts: [
      {
        title: 'Lungo, e più lungo',
        text: 'Un abito lungo per la sera, uno midi per tutto il resto, sandali bassi per entrambi.',
      },
      {
        title: 'Piccoli dettagli, grande effetto',
        text: 'Un foulard al polso o tra i capelli, una borsa che invecchia bene, una cintura che tiene insieme.',
      },
    ],
    products: 'Altri abiti',
  },
  lb8: {
    slug: 'citta',
    title: 'La città tra due acquazzoni',
    text: 'Un trench che si muove, una blusa che brilla, buone suole per strade lunghe.',
    bodyTitle: 'Dal primo tram all’ultimo',
    body: '<p>Strati che si tolgono in fretta, tasche in cui sta un libro, pelle che non teme la pioggia. Una sola silhouette per tutto il giorno.</p>',
    parts: [
      {
        title: 'Collo aperto, cintura annodata',
        text: 'Raso sotto, cotone sopra e una borsa in pelle sulla spalla.',
      },
      {
        title: 'A piedi',
        text: 'Stivaletti al mattino, sneakers al pomeriggio, sandali appena schiarisce.',
      },
    ],
    products: 'Giacche e cappotti',
  },
};
