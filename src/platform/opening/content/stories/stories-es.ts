import type { StoriesWords } from './story-words.ts';

export const STORIES_ES: StoriesWords = {
  noel25: {
    slug: 'navidad',
    title: 'Regalos para llevar puestos',
    text: 'Un pañuelo para los días de viento, punto para los días sin prisa: ideas elegidas una a una para toda la lista.',
    bodyTitle: 'Elegir sin dudar',
    body: '<p>Un buen regalo parte de lo que ya gusta: <strong>un color</strong> que siempre vuelve o <strong>un tejido</strong> que invita a tocarlo.</p><ul><li>¿No sabes la talla? Pañuelos, cinturones y bolsos sientan bien a todo el mundo.</li><li>El punto perdona: si dudas, elige la talla más grande.</li></ul>',
    parts: [
      {
        title: 'Lana para mañanas lentas',
        text: 'Cárdigans y jerséis que no te quitas hasta el mediodía, y a menudo hasta la noche.',
      },
      { title: 'Algo más suave', text: 'Satén y encaje, para quien conoces a la perfección.' },
    ],
    products: 'Para toda la lista',
  },
  linen26: {
    slug: 'lino',
    title: 'Primero, el lino',
    text: 'Lavado, arrugado, fresco sobre la piel. El verano empieza por el tejido.',
    bodyTitle: 'Por qué el lino se arruga y por qué nos gusta así',
    body: '<p>Su fibra es larga, fuerte y poco elástica. Por eso refresca y por eso recuerda cómo te has sentado.</p><p>Plánchalo húmedo o no lo planches: <em>colgado mojado se alisa solo.</em></p>',
    parts: [
      {
        title: 'Camisas para dejar abiertas',
        text: 'Sobre una camiseta, sobre un bañador, sobre casi nada.',
      },
      {
        title: 'Vestidos que respiran',
        text: 'Sueltos en la cintura, largos en la pierna, listos en un minuto.',
      },
    ],
    products: 'Novedades en lino',
  },
  t10: {
    slug: 'denim',
    title: 'Denim de pies a cabeza',
    text: 'Dos azules juntos no son un error. Esta temporada, son la clave.',
    bodyTitle: 'Cómo llevar azul sobre azul',
    body: '<p>Deja <strong>un tono de diferencia</strong>: una cazadora clara con vaqueros oscuros, o al revés. Lo demás, en silencio.</p><p>Las zapatillas blancas suavizan la línea, los botines de piel la afinan.</p>',
    parts: [
      {
        title: 'El vaquero ancho sustituye al recto',
        text: 'Alto en la cintura y suelto desde la cadera: habla la pierna.',
      },
      {
        title: 'El look completo',
        text: 'Vaqueros anchos, cazadora un tono más oscura y zapatillas blancas para asentarlo todo.',
      },
    ],
    products: 'Los vaqueros de la temporada',
  },
  t11: {
    slug: 'sastreria',
    title: 'Una línea más limpia',
    text: 'Hombros con estructura, pantalones con buena caída. Sastrería sin oficina.',
    bodyTitle: 'Tres reglas, dos para olvidar',
    body: '<ol><li>El hombro decide: termina donde termina el tuyo.</li><li>La manga llega al hueso de la muñeca. O se remanga.</li><li>Con zapatillas, en cuanto alguien te diga que no.</li></ol>',
    parts: [
      {
        title: 'El abrigo, encima',
        text: 'Largo, sobrio, abotonado: el resto puede ser cualquier cosa.',
      },
      {
        title: 'El look completo',
        text: 'Un blazer de pata de gallo, unos chinos suaves, botines de suela contundente.',
      },
    ],
    products: 'Chaquetas para empezar',
  },
  lb7: {
    slug: 'verano',
    title: 'Verano con la ventana abierta',
    text: 'Vestidos, cuero y tobillos al aire. Un armario para días que empiezan tarde y acaban más tarde.',
    bodyTitle: 'A la sombra',
    body: '<p>Buscamos colores que el sol no cansa: salvia, arena, un bermellón que sigue despierto. Y tejidos que se mueven antes que tú.</p>',
    parts: [
      {
        title: 'Largo y más largo',
        text: 'Un vestido largo para la noche, uno midi para todo lo anterior, sandalias planas para los dos.',
      },
      {
        title: 'Pequeños detalles, gran efecto',
        text: 'Un pañuelo en la muñeca o en el pelo, un bolso que envejece bien, un cinturón que lo une todo.',
      },
    ],
    products: 'Más vestidos',
  },
  lb8: {
    slug: 'ciudad',
    title: 'Ciudad entre dos chaparrones',
    text: 'Un trench que vuela, una blusa que brilla, buenas suelas para calles largas.',
    bodyTitle: 'Del primer tranvía al último',
    body: '<p>Capas que se quitan fácilmente, bolsillos donde cabe un libro, piel que no teme la lluvia. Una silueta para todo el día.</p>',
    parts: [
      {
        title: 'Cuello abierto, cinturón anudado',
        text: 'Satén debajo, algodón encima y un bolso de piel al hombro.',
      },
      {
        title: 'A pie',
        text: 'Botines por la mañana, zapatillas por la tarde, sandalias en cuanto escampa.',
      },
    ],
    products: 'Chaquetas y abrigos',
  },
};
