import type { SentenceWords } from './word-lists.ts';

export const SENTENCES_ES: SentenceWords = {
  models: {
    't-shirt': [
      'Un básico dibujado con esmero: escote limpio, hombros en su sitio, largo justo.',
      'La camiseta que se coge sin pensar y se lleva todo el día.',
    ],
    'long-sleeve': [
      'Manga larga y línea sobria, para esas mañanas en que el tiempo duda.',
      'Una primera capa fácil, tan cómoda sola como bajo una chaqueta.',
    ],
    polo: [
      'Un polo de cuello suave y tapeta discreta, entre el deporte y la ciudad.',
      'El porte de un cuello, la comodidad del punto.',
    ],
    camisole: [
      'Tirantes finos y escote delicado, para llevar sin nada encima en verano y bajo un cárdigan en otoño.',
      'Una prenda delicada, cortada para caer sin ceñirse.',
    ],
    shirt: [
      'Una camisa de cuello impecable, para abotonar hasta arriba o llevar abierta.',
      'Proporciones pensadas y acabados limpios, para una camisa que dura.',
    ],
    'mens-shirt': [
      'Una camisa de cuello impecable, para abotonar hasta arriba o llevar abierta.',
      'Proporciones pensadas y acabados limpios, para una camisa que dura.',
    ],
    blouse: [
      'Una blusa de caída suave, con el volumen justo en las mangas.',
      'Ligera y femenina, acompaña igual de bien a un vaquero que a una falda.',
    ],
    sweater: [
      'Un jersey con remates de canalé, tejido para conservar la forma temporada tras temporada.',
      'La prenda de punto que vuelve con los primeros frescos.',
    ],
    cardigan: [
      'Abotonado, para echarse sobre los hombros o llevar como un jersey.',
      'Una prenda de punto para mañanas frescas y noches de jardín.',
    ],
    hoodie: [
      'Capucha forrada y bolsillo canguro: la comodidad del fin de semana, mejor cortada.',
      'Una prenda generosa, pensada para viajes, domingos y vueltas de la playa.',
    ],
    sweatshirt: [
      'Una sudadera sobria con acabados de canalé, para llevar de la mañana a la noche.',
      'La sencillez de una sudadera, el cuidado de un buen corte.',
    ],
    blazer: [
      'Un blazer de hombro definido, que da estructura sin rigidez.',
      'La chaqueta que da aplomo a un vaquero y seguridad a una cita.',
    ],
    'suit-jacket': [
      'Una americana de solapas cuidadas, para llevar con su pantalón o por separado.',
      'Corte preciso y hombro natural, para una elegancia sin esfuerzo.',
    ],
    'denim-jacket': [
      'Bolsillos con solapa, pespuntes, botones metálicos: una cazadora vaquera como debe ser.',
      'Mejora con el tiempo y acompaña todos los entretiempos.',
    ],
    coat: [
      'Un abrigo de línea clara, con espacio para un jersey grueso.',
      'La pieza clave del invierno: buen cuello, bolsillos hondos, bonita caída.',
    ],
    trench: [
      'Solapas y cinturón para anudar: un trench fiel a sus orígenes.',
      'El abrigo de los cielos cambiantes, abierto o bien ceñido a la cintura.',
    ],
    'midi-dress': [
      'Un vestido midi que acompaña el movimiento, de la mañana a la noche.',
      'Largo midi, línea sencilla: un vestido para no pensárselo dos veces.',
    ],
    'maxi-dress': [
      'Un vestido largo que roza el tobillo y baila a cada paso.',
      'Toda la ligereza de un vestido de verano, en versión larga.',
    ],
    'shirt-dress': [
      'Un vestido abotonado que toma prestado el cuello de las camisas, con cinturón o sin él.',
      'El cuello de una camisa, la libertad de un vestido.',
    ],
    'pleated-skirt': [
      'Tablas regulares que se abren al andar y vuelven siempre a su sitio.',
      'Una falda plisada de cintura cómoda, perfecta con zapatillas o con bailarinas.',
    ],
    'mini-skirt': [
      'Una falda corta de línea decidida, con las piernas al aire o con medias.',
      'Por encima de la rodilla, alarga la pierna con toda sencillez.',
    ],
    'straight-jeans': [
      'Ni muy ajustados ni muy anchos: los vaqueros que van con todo.',
      'Cinco bolsillos, pierna recta, cintura en su sitio: lo esencial.',
    ],
    'wide-jeans': [
      'Una pierna ancha que cae desde la cadera y estiliza la silueta.',
      'Amplios y de buena caída, ideales con un punto ceñido.',
    ],
    chinos: [
      'Corte limpio, bolsillos al bies y bajo para doblar.',
      'Más vestido que un vaquero e igual de cómodo: el pantalón de cada día.',
    ],
    trousers: [
      'Un pantalón con la raya marcada, que alarga la pierna.',
      'El rigor de la sastrería, con comodidad añadida.',
    ],
    shorts: [
      'El largo justo, con un acabado digno de la ciudad.',
      'Bolsillos prácticos y cintura cómoda, para días que se alargan.',
    ],
    sneakers: [
      'Zapatillas depuradas, sobre una suela flexible cosida a mano.',
      'Un par discreto que va con todo, del traje al pantalón corto.',
    ],
    handbag: [
      'Un bolso que mantiene la forma, con bolsillo interior de cremallera para lo esencial.',
      'Bastante grande para el día, bastante fino para la noche.',
    ],
    scarf: [
      'Una bufanda generosa, que da dos vueltas al cuello.',
      'Toda la suavidad entre el cuello del abrigo y la barbilla.',
    ],
    foulard: [
      'Un pañuelo de borde enrollado a mano, para el cuello, el pelo o el asa del bolso.',
      'Un toque de color, y el conjunto cambia de tono.',
    ],
    beanie: [
      'Un gorro de canalé con vuelta, que abriga sin apretar.',
      'El compañero de las mañanas frías, que cabe en cualquier bolsillo.',
    ],
    puffer: ['Un plumífero ligero que abriga sin abultar.'],
    raincoat: ['Un impermeable con tapeta cubierta y bolsillos hondos.'],
    joggers: ['Cintura elástica, puños de canalé y libertad de movimiento.'],
    leggings: ['Unos leggings de cintura ancha que acompañan cada movimiento.'],
    jumpsuit: ['Un mono con el que vestirse en un solo gesto.'],
    pyjama: ['Un conjunto de dos piezas con cintura suave para noches tranquilas.'],
    bodysuit: ['Un body de costuras planas y corchetes que no se mueve.'],
    swimsuit: ['Un bañador que sujeta bien y luce una bonita espalda.'],
    'lingerie-set': ['Un sujetador y una braga a juego que apenas se notan.'],
    'ankle-boots': ['Unos botines de tacón estable con cremallera lateral.'],
    sandals: ['Unas sandalias de tiras ajustables y plantilla mullida.'],
    backpack: ['Una mochila con bolsillo interior y tirantes acolchados.'],
    belt: ['Un cinturón sencillo con hebilla cepillada.'],
    cushion: ['Un cojín con funda extraíble y borde cuidado.'],
    towel: ['Una toalla absorbente con cenefa tejida y presilla.'],
  },
  fabrics: {
    linen: 'El lino, fresco y transpirable, se suaviza con cada lavado.',
    'linen-blend': 'La mezcla de lino conserva la frescura de la fibra y se arruga menos.',
    poplin: 'La popelina de algodón, fina y tupida, tiene un tacto limpio y fresco.',
    viscose: 'La viscosa, fluida y ligera, acaricia la piel.',
    lyocell: 'El lyocell, obtenido de la madera, es suave como la seda y cae con soltura.',
    satin: 'El satén atrapa la luz y se desliza con cada gesto.',
    silk: 'La seda lavada, mate y aterciopelada, se lleva todo el año.',
    'organic-cotton': 'El algodón de cultivo ecológico es suave desde el primer día.',
    'heavy-cotton': 'El algodón grueso tiene cuerpo y no se deforma.',
    merino: 'La lana merina, fina y termorreguladora, no pica.',
    'cashmere-blend': 'La lana y el cachemir se unen para abrigar sin pesar.',
    'cotton-knit': 'El punto de algodón, suave y transpirable, sirve todo el año.',
    'alpaca-blend': 'La alpaca aporta esponjosidad y un calor muy ligero.',
    'recycled-wool': 'La lana reciclada, hilada en Italia, da una segunda vida a la fibra.',
    'brushed-cotton': 'Perchado por dentro, el algodón resulta cálido y mullido.',
    denim: 'El denim es resistente y gana con los años.',
    'recycled-denim': 'El denim contiene algodón reciclado y mantiene toda su consistencia.',
    corduroy: 'La pana, densa y suave, pide los meses fríos.',
    gabardine: 'La gabardina de algodón, tupida y flexible, protege del viento.',
    twill: 'La sarga de algodón, flexible y resistente, está hecha para el día a día.',
    'wool-cloth': 'El paño de lana, denso y cálido, mantiene la línea.',
    'cool-wool': 'La lana fría, ligera, se desarruga sola en la percha.',
    leather: 'Piel curtida con esmero, que embellece con los años.',
    'grained-leather': 'La piel granulada, flexible y robusta, disimula los pequeños roces.',
    canvas: 'La lona de algodón, robusta y ligera, se limpia con una esponja.',
    flannel: 'La franela, ligeramente perchada, es suave y cálida sobre la piel.',
    'recycled-jersey': 'El punto de fibras recicladas es elástico y se seca rápido.',
  },
  patterns: {
    breton: 'Las rayas regulares le dan un aire marinero.',
    pinstripe: 'La raya fina estiliza la línea.',
    gingham: 'El vichy aporta una frescura de merienda campestre.',
    tartan: 'Los cuadros escoceses dan calor al conjunto.',
    'floral-liberty': 'Un salpicado de florecillas, todo delicadeza.',
    'floral-bold': 'Grandes flores dibujadas a mano se abren sobre el tejido.',
    'floral-sparse': 'Unas pocas flores sueltas, como caídas de un ramo.',
    dots: 'Lunares bien colocados, con un punto travieso.',
    chevron: 'La espiga da profundidad al tejido.',
    animal: 'Un toque de leopardo, y no hace falta más.',
    houndstooth: 'La pata de gallo, nítida y gráfica, nunca pasa de moda.',
    'colour-block': 'Dos colores rotundos que dialogan.',
    print: 'Un motivo gráfico dibujado en nuestro estudio.',
  },
  stylings: {
    tops: [
      'Para llevar por dentro de un tiro alto o, sencillamente, por fuera.',
      'Combina con vaqueros, faldas y chaquetas.',
    ],
    shirts: [
      'Con las mangas remangadas si hace calor, abotonada bajo un jersey si refresca.',
      'De la oficina al fin de semana, sin cambiar de tono.',
    ],
    knitwear: [
      'Para superponer a una camisa o llevar sobre la piel.',
      'Mejor doblado que colgado, para que conserve la forma.',
    ],
    sweats: ['Combina con vaqueros rectos y zapatillas.', 'Bajo un abrigo, relaja el conjunto.'],
    jackets: [
      'Con una camiseta blanca, y nada más.',
      'Lo último que se pone, lo primero que se ve.',
    ],
    dresses: [
      'Con zapatillas de día, con sandalias de noche.',
      'Una chaqueta por encima, y la temporada se alarga.',
    ],
    skirts: [
      'Para llevar con un punto fino o una camisa anudada.',
      'Se entiende con las zapatillas y con los botines.',
    ],
    trousers: [
      'Con camisa, con punto o con una simple camiseta.',
      'El bajo se dobla para dejar ver el tobillo.',
    ],
    jeans: [
      'Lávalos del revés y en frío para conservar el color.',
      'Con una camisa blanca, el conjunto está hecho.',
    ],
    shorts: ['Con una camiseta holgada o una camisa abierta.', 'Ocupa muy poco en la maleta.'],
    shoes: ['La plantilla se quita y se pone con facilidad.', 'Elige tu número habitual.'],
    bags: [
      'Con bolsillo interior de cremallera para lo esencial.',
      'Llega en su funda de algodón.',
    ],
    accessories: [
      'Un regalo que siempre gusta, también para ti.',
      'Un detalle que cambia un conjunto.',
    ],
    night: ['Resulta familiar desde el primer día.', 'Combina con todo lo que tienes en el cajón.'],
    home: ['Colores pensados para mezclarse.', 'Un pequeño regalo para una casa nueva.'],
  },
  digitalPattern: {
    name: 'Patrón de vestido camisero para descargar',
    description:
      'Un patrón digital para imprimir en casa. Lo tienes en tu cuenta en cuanto haces el pedido.',
    keywords: 'patrón costura pdf',
  },
};
