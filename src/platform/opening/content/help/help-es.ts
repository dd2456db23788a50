import type { HelpWords } from './help-words.ts';

export const HELP_ES: HelpWords = {
  title: '¿En qué podemos ayudarte?',
  text: 'Respuestas a lo que más se pregunta, del envío a la devolución.',
  delivery: {
    slug: 'envio',
    title: 'Envío',
    answers: {
      price: [
        '¿Cuánto cuesta el envío?',
        '<p>El envío a domicilio es gratis en pedidos de más de {amount}. Por debajo, verás su precio al elegir el envío, antes de pagar.</p>',
      ],
      arrival: [
        '¿Cuándo llega mi paquete?',
        '<p>El día previsto aparece junto a cada forma de envío y después en la página de tu pedido.</p>',
      ],
    },
  },
  returns: {
    slug: 'devoluciones',
    title: 'Devoluciones',
    answers: {
      time: [
        '¿Cuánto tiempo tengo para devolver algo?',
        '<p>Tienes <strong>30 días</strong> desde que llega el paquete. Devuelve los artículos sin usar y con sus etiquetas.</p>',
      ],
      refund: [
        '¿Cuándo recibo mi dinero?',
        '<p>En cuanto nos llega la devolución. Te lo devolvemos por el mismo medio de pago.</p>',
      ],
      refundToGiftCard: [
        '¿Cuándo recibo mi dinero?',
        '<p>En cuanto nos llega la devolución. Te lo devolvemos por el mismo medio de pago: tu tarjeta bancaria o tu tarjeta regalo.</p>',
      ],
    },
  },
  payment: {
    slug: 'pago',
    title: 'Pago',
    answers: {
      ways: [
        '¿Cómo puedo pagar?',
        '<p>Con tarjeta bancaria o de otra de las formas que aparecen en el paso del pago. Es posible que tu banco te pida confirmar el pago.</p>',
      ],
      waysWithGiftCard: [
        '¿Cómo puedo pagar?',
        '<p>Con tarjeta bancaria, y con tarjeta regalo para todo el pedido o una parte. Es posible que tu banco te pida confirmar el pago.</p>',
      ],
      refused: [
        'Han rechazado mi pago. ¿Qué hago?',
        '<p>Tu cesta sigue ahí. Revisa los datos de la tarjeta o usa otra y vuelve a intentarlo.</p>',
      ],
    },
  },
  sizes: {
    slug: 'tallas',
    title: 'Tallas',
    answers: {
      guide: [
        '¿Cómo encuentro mi talla?',
        '<p>Abre la <strong>guía de tallas</strong> en la página de un artículo: indica las medidas de cada talla.</p>',
      ],
      alert: [
        'Mi talla está agotada. ¿Me avisáis?',
        '<p>Elige la talla en la página del artículo y pide un aviso de disponibilidad. Tus avisos se guardan en tu cuenta.</p>',
      ],
    },
  },
  account: {
    slug: 'cuenta',
    title: 'Cuenta',
    answers: {
      orders: [
        '¿Dónde encuentro mis pedidos?',
        '<p>En tu cuenta, cada uno con sus artículos, su total y su estado.</p>',
      ],
      wishlist: [
        '¿Dónde están mis favoritos?',
        '<p>Pulsa el corazón de un artículo y lo encontrarás en los favoritos de tu cuenta.</p>',
      ],
    },
  },
  giftCards: {
    slug: 'tarjetas-regalo',
    title: 'Tarjetas regalo',
    answers: {
      paying: [
        '¿Cómo pago con una tarjeta regalo?',
        '<p>Escribe su número en el paso del pago. Se aplica hasta el importe del pedido y el resto lo pagas con tarjeta bancaria.</p>',
      ],
      rest: [
        '¿Qué pasa con el saldo que queda?',
        '<p>Se queda en la tarjeta para tu próximo pedido.</p>',
      ],
    },
  },
  loyalty: {
    slug: 'fidelidad',
    title: 'Tarjeta de fidelidad',
    answers: {
      benefits: [
        '¿Qué me aporta la tarjeta de fidelidad?',
        '<p>Ofertas personales que encontrarás en la cesta cuando inicies sesión.</p>',
      ],
      offers: [
        '¿Cómo uso mis ofertas?',
        '<p>Inicia sesión, abre la cesta y elige la oferta: el total cambia al momento.</p>',
      ],
    },
  },
  stores: {
    slug: 'tiendas',
    title: 'Tiendas',
    answers: {
      stock: [
        '¿Está este artículo en una tienda cercana?',
        '<p>Donde tenemos tiendas, la página de un artículo muestra en cuáles está tu talla.</p>',
      ],
      reserving: [
        '¿Podéis guardarme un artículo?',
        '<p>Sí: elige tu talla y después la reserva en tienda. Tus reservas se guardan en tu cuenta.</p>',
      ],
    },
  },
  contact: {
    slug: 'contacto',
    title: 'Contacto',
    answers: {
      order: [
        '¿Cómo os escribo sobre un pedido?',
        '<p>Ten a mano el número del pedido, que está en tu cuenta y en el correo que lo confirma. Responde a ese correo y nos ocupamos.</p>',
      ],
      damaged: [
        'Algo ha llegado dañado.',
        '<p>Lo sentimos. Responde al correo de tu pedido con una foto y guarda el artículo hasta que te contestemos.</p>',
      ],
    },
  },
};
