import type { SentenceWords } from './word-lists.ts';

export const SENTENCES_IT: SentenceWords = {
  models: {
    't-shirt': [
      'Un capo basic disegnato con cura: scollo pulito, spalle al loro posto, lunghezza giusta.',
      'La T-shirt che si prende senza pensarci e si tiene tutto il giorno.',
    ],
    'long-sleeve': [
      'Maniche lunghe e linea sobria, per le mattine in cui il tempo è indeciso.',
      'Un primo strato facile, bello da solo come sotto una giacca.',
    ],
    polo: [
      'Una polo dal colletto morbido e dall’abbottonatura discreta, tra sport e città.',
      'La compostezza di un colletto, la comodità della maglia.',
    ],
    camisole: [
      'Spalline sottili e scollo delicato: da solo d’estate, sotto un cardigan d’autunno.',
      'Un capo delicato, tagliato per sfiorare senza segnare.',
    ],
    shirt: [
      'Una camicia dal colletto impeccabile, da abbottonare fino in cima o lasciare aperta.',
      'Proporzioni studiate e finiture pulite, per una camicia che dura.',
    ],
    'mens-shirt': [
      'Una camicia dal colletto impeccabile, da abbottonare fino in cima o lasciare aperta.',
      'Proporzioni studiate e finiture pulite, per una camicia che dura.',
    ],
    blouse: [
      'Una blusa dalla linea morbida, con il giusto volume nelle maniche.',
      'Leggera e femminile, sta bene con i jeans come con una gonna.',
    ],
    sweater: [
      'Un maglione con bordi a coste, lavorato per tenere la forma stagione dopo stagione.',
      'La maglia che si tira fuori ai primi freschi.',
    ],
    cardigan: [
      'Abbottonato, da buttare sulle spalle o da portare come un maglione.',
      'Una maglia facile, per mattine fresche e sere in giardino.',
    ],
    hoodie: [
      'Cappuccio foderato e tasca a marsupio: la comodità del weekend, tagliata meglio.',
      'Un capo generoso, pensato per i viaggi, le domeniche e i ritorni dalla spiaggia.',
    ],
    sweatshirt: [
      'Una felpa essenziale con finiture a coste, da portare dalla mattina alla sera.',
      'La semplicità di una felpa, la cura di un buon taglio.',
    ],
    blazer: [
      'Un blazer dalla spalla netta, che dà struttura senza irrigidire.',
      'La giacca che dà carattere ai jeans e sicurezza a un appuntamento.',
    ],
    'suit-jacket': [
      'Una giacca dai revers curati, da portare con i suoi pantaloni o spezzata.',
      'Taglio preciso e spalla naturale, per un’eleganza senza sforzo.',
    ],
    'denim-jacket': [
      'Tasche con pattina, impunture, bottoni in metallo: una giacca di jeans come si deve.',
      'Migliora con il tempo e accompagna tutte le mezze stagioni.',
    ],
    coat: [
      'Un cappotto dalla linea pulita, con lo spazio per un maglione pesante.',
      'Il capo forte dell’inverno: un bel collo, tasche profonde, caduta perfetta.',
    ],
    trench: [
      'Sprone, revers e cintura da annodare: un trench fedele alle origini.',
      'Il soprabito dei cieli variabili, aperto o ben stretto in vita.',
    ],
    'midi-dress': [
      'Un abito midi che segue il movimento, dal mattino alla sera.',
      'Lunghezza midi, linea semplice: un abito da mettere senza pensarci troppo.',
    ],
    'maxi-dress': [
      'Un abito lungo che sfiora la caviglia e ondeggia a ogni passo.',
      'Tutta la leggerezza di un abito estivo, in versione lunga.',
    ],
    'shirt-dress': [
      'Un abito abbottonato che prende in prestito il colletto delle camicie, con o senza cintura.',
      'Il colletto di una camicia, la libertà di un abito.',
    ],
    'pleated-skirt': [
      'Pieghe regolari che si aprono camminando e tornano sempre al loro posto.',
      'Una gonna plissettata dalla vita comoda, bella con le sneakers come con le ballerine.',
    ],
    'mini-skirt': [
      'Una gonna corta dalla linea decisa, a gambe nude o con i collant.',
      'Sopra il ginocchio, allunga la gamba con tutta semplicità.',
    ],
    'straight-jeans': [
      'Né troppo stretti né troppo larghi: i jeans che vanno con tutto.',
      'Cinque tasche, gamba dritta, vita al punto giusto: l’essenziale.',
    ],
    'wide-jeans': [
      'Una gamba ampia che scende dal fianco e slancia la figura.',
      'Comodi e dalla caduta decisa, perfetti con una maglia aderente.',
    ],
    chinos: [
      'Taglio pulito, tasche oblique e orlo da risvoltare.',
      'Più eleganti dei jeans e altrettanto comodi: i pantaloni di ogni giorno.',
    ],
    trousers: [
      'Pantaloni con la piega stirata, che allungano la gamba.',
      'Il rigore della sartoria, con la comodità in più.',
    ],
    shorts: [
      'La lunghezza giusta, con una cura da città.',
      'Tasche pratiche e vita comoda, per le giornate che non finiscono.',
    ],
    sneakers: [
      'Sneakers essenziali su una suola flessibile cucita a mano.',
      'Un paio discreto che va con tutto, dal completo ai pantaloncini.',
    ],
    handbag: [
      'Una borsa che tiene la forma, con tasca interna a zip per l’essenziale.',
      'Abbastanza grande per il giorno, abbastanza sottile per la sera.',
    ],
    scarf: [
      'Una sciarpa generosa, da avvolgere due volte intorno al collo.',
      'La morbidezza che ci vuole tra il bavero e il mento.',
    ],
    foulard: [
      'Un foulard orlato a mano, da annodare al collo, tra i capelli o al manico della borsa.',
      'Un tocco di colore, e il look cambia tono.',
    ],
    beanie: [
      'Un berretto a coste con risvolto, che scalda senza stringere.',
      'Il compagno delle mattine fredde, che sta in ogni tasca.',
    ],
    puffer: ['Un piumino leggero che scalda senza ingombrare.'],
    raincoat: ['Una giacca da pioggia con abbottonatura coperta e tasche profonde.'],
    joggers: ['Vita elastica, polsini a costine e libertà di movimento.'],
    leggings: ['Leggings con fascia alta in vita che seguono ogni movimento.'],
    jumpsuit: ['Una tuta intera: la indossi e il look è fatto.'],
    pyjama: ['Un due pezzi dalla vita morbida per notti tranquille.'],
    bodysuit: ['Un body con cuciture piatte e bottoni a pressione che resta al suo posto.'],
    swimsuit: ['Un costume da bagno che sostiene, con una bella scollatura sulla schiena.'],
    'lingerie-set': ['Reggiseno e slip coordinati che quasi non si sentono.'],
    'ankle-boots': ['Stivaletti dal tacco stabile con zip laterale.'],
    sandals: ['Sandali con cinturini regolabili e soletta morbida.'],
    backpack: ['Uno zaino con tasca interna e spallacci imbottiti.'],
    belt: ['Una cintura essenziale con fibbia satinata.'],
    cushion: ['Un cuscino sfoderabile dai bordi curati.'],
    towel: ['Un asciugamano assorbente con bordura tessuta e passante.'],
  },
  fabrics: {
    linen: 'Il lino, fresco e traspirante, diventa più morbido a ogni lavaggio.',
    'linen-blend': 'Il misto lino conserva la freschezza della fibra e si sgualcisce meno.',
    poplin: 'Il popeline di cotone, fine e compatto, ha una mano netta e fresca.',
    viscose: 'La viscosa, fluida e leggera, accarezza la pelle.',
    lyocell: 'Il lyocell, ricavato dal legno, è morbido come la seta e cade con naturalezza.',
    satin: 'Il raso cattura la luce e scivola a ogni gesto.',
    silk: 'La seta lavata, opaca e vellutata, si porta tutto l’anno.',
    'organic-cotton': 'Il cotone da agricoltura biologica è morbido fin dal primo giorno.',
    'heavy-cotton': 'Il cotone pesante ha corpo e non si deforma.',
    merino: 'La lana merino, fine e termoregolante, non pizzica.',
    'cashmere-blend': 'Lana e cashmere si uniscono per scaldare senza pesare.',
    'cotton-knit': 'La maglia di cotone, morbida e traspirante, va bene tutto l’anno.',
    'alpaca-blend': 'L’alpaca porta volume e un calore senza peso.',
    'recycled-wool': 'La lana riciclata, filata in Italia, dà alla fibra una seconda vita.',
    'brushed-cotton': 'Garzato all’interno, il cotone è caldo e soffice.',
    denim: 'Il denim è robusto e con gli anni diventa più bello.',
    'recycled-denim': 'Il denim contiene cotone riciclato e mantiene tutta la sua tenuta.',
    corduroy: 'Il velluto a coste, fitto e morbido, è fatto per i mesi freddi.',
    gabardine: 'La gabardina di cotone, compatta e morbida, ripara dal vento.',
    twill: 'Il twill di cotone, morbido e resistente, è fatto per tutti i giorni.',
    'wool-cloth': 'Il panno di lana, compatto e caldo, tiene la linea.',
    'cool-wool': 'Il fresco lana è leggero e si distende da solo sulla gruccia.',
    leather: 'Pelle conciata con cura, che si fa più bella con gli anni.',
    'grained-leather': 'La pelle martellata, morbida e robusta, non teme i piccoli graffi.',
    canvas: 'La tela di cotone, robusta e leggera, si pulisce con una spugna.',
    flannel: 'La flanella, appena garzata, è morbida e calda sulla pelle.',
    'recycled-jersey': 'Il jersey di fibre riciclate è elastico e si asciuga in fretta.',
  },
  patterns: {
    breton: 'Le righe regolari portano un’aria di mare.',
    pinstripe: 'Le righe sottili slanciano la linea.',
    gingham: 'I quadretti vichy hanno la freschezza di un picnic.',
    tartan: 'I quadri scozzesi scaldano l’insieme.',
    'floral-liberty': 'Una pioggia di fiorellini, tutta delicatezza.',
    'floral-bold': 'Grandi fiori disegnati a mano sbocciano sul tessuto.',
    'floral-sparse': 'Pochi fiori sparsi, come caduti da un mazzo.',
    dots: 'Pois ben ordinati, con un pizzico di malizia.',
    chevron: 'La spina di pesce dà profondità al tessuto.',
    animal: 'Un tocco di leopardo, e non serve altro.',
    houndstooth: 'Il pied-de-poule, nitido e grafico, non passa mai di moda.',
    'colour-block': 'Due colori decisi che dialogano.',
    print: 'Un motivo grafico disegnato nel nostro studio.',
  },
  stylings: {
    tops: [
      'Da portare dentro una vita alta o, semplicemente, fuori.',
      'Sta bene con jeans, gonne e giacche.',
    ],
    shirts: [
      'Con le maniche arrotolate quando fa caldo, abbottonata sotto un maglione quando rinfresca.',
      'Passa dalla settimana al weekend senza cambiare tono.',
    ],
    knitwear: [
      'Da sovrapporre a una camicia o da portare sulla pelle.',
      'Meglio piegato che appeso, così tiene la forma.',
    ],
    sweats: ['Da abbinare a jeans dritti e sneakers.', 'Sotto un cappotto, alleggerisce il look.'],
    jackets: [
      'Con una T-shirt bianca, e basta.',
      'L’ultima cosa che si indossa, la prima che si nota.',
    ],
    dresses: [
      'Con le sneakers di giorno, con i sandali di sera.',
      'Una giacca sopra, e la stagione si allunga.',
    ],
    skirts: [
      'Da portare con una maglia fine o una camicia annodata.',
      'Va d’accordo con le sneakers e con gli stivaletti.',
    ],
    trousers: [
      'Con una camicia, una maglia o una semplice T-shirt.',
      'L’orlo si risvolta per scoprire la caviglia.',
    ],
    jeans: [
      'Lavarli al rovescio e a freddo, per conservare il colore.',
      'Con una camicia bianca, il look è fatto.',
    ],
    shorts: [
      'Con una T-shirt ampia o una camicia aperta.',
      'In valigia occupano pochissimo spazio.',
    ],
    shoes: ['Il sottopiede è estraibile.', 'Scegli il tuo numero abituale.'],
    bags: ['Con tasca interna con zip per l’essenziale.', 'Arriva nel suo sacchetto di cotone.'],
    accessories: ['Un regalo che piace sempre, anche per te.', 'Un dettaglio che cambia un look.'],
    night: [
      'La comodità si sente dal primo giorno.',
      'Si abbina a tutto quello che hai nel cassetto.',
    ],
    home: ['Colori fatti per essere mescolati.', 'Un piccolo regalo per una casa nuova.'],
  },
  digitalPattern: {
    name: 'Cartamodello di abito chemisier da scaricare',
    description:
      'Un cartamodello digitale da stampare a casa. Lo trovi nel tuo account subito dopo l’ordine.',
    keywords: 'cartamodello cucito pdf',
  },
};
