import type { PlatformTexts } from './text-types.ts';

const minutes = (count: number) => (count === 1 ? '1 minuto' : `${count} minutos`);

export const texts: PlatformTexts = {
  promotions: {
    forMembers: (label) => `Para miembros: ${label}`,
  },
  signIn: {
    title: 'Iniciar sesión',
    leads: {
      customer: 'Tus pedidos y direcciones en un solo lugar.',
      eresa: 'Después podrás terminar la reserva.',
      order: 'Después seguirás con tu pedido. Tu cesta se queda como está.',
      welcome: 'Nos alegra verte por aquí. Inicia sesión o crea una cuenta.',
    },
    rememberMe: 'Recordarme',
    submit: 'Iniciar sesión',
    newHere: (brand) => `¿Es tu primera vez en ${brand}?`,
    or: 'o',
  },
  code: {
    ask: 'Recibir un código por correo',
    askHint: 'Sin contraseña. Si es tu primera vez, crearemos tu cuenta.',
    title: 'Mira tu correo',
    lead: (email) =>
      `Hemos enviado un código de seis cifras a ${email}. Es válido durante diez minutos y solo en este navegador.`,
    field: 'Código de seis cifras',
    notThere: '¿No te ha llegado en un minuto? Mira en la carpeta de spam o pide otro código.',
    again: 'Enviar otro código',
    otherWay: 'Usar otra dirección o una contraseña',
  },
  guest: {
    title: 'Continuar con el pedido',
    ask: 'Comprar como invitado',
    askHint: 'Un código por correo confirma tu dirección. No se crea ninguna cuenta.',
    withAccount: 'Con una cuenta',
  },
  createAccount: {
    title: 'Crear cuenta',
    lead: 'Te llevará menos de un minuto.',
    passwordRule: 'Al menos 8 caracteres, con una letra y un número.',
    submit: 'Crear cuenta',
    haveAccount: '¿Ya tienes cuenta?',
  },
  forgottenPassword: {
    link: '¿Has olvidado tu contraseña?',
    title: '¿Has olvidado tu contraseña?',
    lead: 'Escribe tu correo y te enviaremos un enlace para elegir una contraseña nueva.',
    submit: 'Recibir el enlace',
    sentTitle: 'Mira tu correo',
    sentText: (email) =>
      `Si hay una cuenta con ${email}, nuestro mensaje ya está en camino. El enlace es de un solo uso y caduca a los 30 minutos.`,
    sentHint:
      '¿No te ha llegado en unos minutos? Mira en la carpeta de spam o prueba con otra dirección.',
    again: 'Probar con otra dirección',
    backToSignIn: 'Volver a iniciar sesión',
  },
  newPassword: {
    title: 'Elige una contraseña nueva',
    lead: 'Se cerrará tu sesión en todos los dispositivos.',
    submit: 'Guardar la contraseña',
    doneTitle: 'Tu contraseña ha cambiado',
    doneText: 'Hemos cerrado tu sesión en todos los dispositivos. Inicia sesión con la nueva.',
    expiredTitle: 'Este enlace ya no funciona',
    expiredText:
      'Un enlace es de un solo uso y caduca a los 30 minutos. Para recibir uno nuevo, elige «¿Has olvidado tu contraseña?» en la página de inicio de sesión.',
  },
  newEmail: {
    title: 'Confirma tu dirección nueva',
    lead: (email) =>
      `Desde ese momento iniciarás sesión con ${email} y te escribiremos a esa dirección. Se cerrará tu sesión en los demás dispositivos.`,
    submit: 'Usar esta dirección',
    doneTitle: 'Tu dirección ha cambiado',
    doneText: (email) => `Ahora inicias sesión con ${email}. Tu contraseña sigue igual.`,
    expiredTitle: 'Este enlace ya no funciona',
    expiredText:
      'Un enlace es de un solo uso y caduca a los 30 minutos. Puedes pedir otro en los ajustes de tu cuenta.',
    toAccount: 'Ir a mi cuenta',
  },
  fields: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    newPassword: 'Contraseña nueva',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    show: 'Mostrar',
    hide: 'Ocultar',
    thePassword: 'la contraseña',
  },
  passkey: {
    signIn: 'Iniciar sesión con una llave de acceso',
    title: 'Añadir una llave de acceso',
    lead: 'Después iniciarás sesión con la huella, la cara o el código de tu dispositivo: sin contraseña y sin correo.',
    name: 'Nombre',
    nameHint: 'Para que la reconozcas en tu cuenta.',
    add: 'Añadir la llave de acceso',
    notNow: 'Ahora no',
    unsupported:
      'Este navegador no puede guardar llaves de acceso aquí. Prueba con otro o con un dispositivo con bloqueo de pantalla.',
  },
  otherProvider: {
    continueWith: (provider) => `Continuar con ${provider}`,
    connect: (provider) =>
      `Ya hay una cuenta con este correo. Un código demuestra que es tuya: después también podrás iniciar sesión con ${provider}.`,
    problems: {
      denied: (provider) =>
        `Has interrumpido el inicio de sesión con ${provider}. Elige cómo quieres entrar.`,
      away: (provider) =>
        `${provider} no responde en este momento. Inténtalo más tarde o inicia sesión de otra forma.`,
      failed: (provider) =>
        `El inicio de sesión con ${provider} no ha funcionado. Inténtalo de nuevo o inicia sesión de otra forma.`,
      unverified: (provider) =>
        `${provider} no ha confirmado tu correo electrónico. Inicia sesión con un código que te enviamos por correo.`,
    },
  },
  signInProblems: {
    wrongCredentials: 'El correo o la contraseña no son correctos. Revísalos e inténtalo de nuevo.',
    emailMissing: 'Escribe tu correo electrónico.',
    emailInvalid: 'Escribe un correo electrónico como nombre@correo.example.',
    emailTaken: 'Ya hay una cuenta con este correo. Inicia sesión con ella.',
    codeMissing: 'Escribe las seis cifras del código.',
    codeWrong: 'No es el código de nuestro último mensaje. Revisa las cifras e inténtalo de nuevo.',
    codeOver: 'Este código ya no sirve: es de un solo uso y caduca a los diez minutos. Pide otro.',
    codeTooMany: 'Demasiados códigos incorrectos. Pide otro.',
    codeElsewhere:
      'Este código se envió para otra ventana u otro navegador. Escríbelo allí o pide otro aquí.',
    codeTooSoon:
      'Nuestro mensaje ya está en camino. Podrás pedir otro código dentro de medio minuto.',
    passkeyUnknown:
      'Esta llave de acceso no abre ninguna cuenta aquí. Inicia sesión de otra forma.',
    passkeyNotAdded:
      'La llave de acceso no se ha guardado. Inténtalo de nuevo o déjalo para otro momento.',
    passwordMissing: 'Escribe tu contraseña.',
    passwordWeak: 'Elige una contraseña de al menos 8 caracteres, con una letra y un número.',
    passwordNamed:
      'La contraseña contiene parte de tu correo o el nombre de la tienda y es fácil de adivinar. Elige otra.',
    passwordCommon: 'Es una contraseña muy usada y fácil de adivinar. Elige otra.',
    firstNameMissing: 'Escribe tu nombre.',
    lastNameMissing: 'Escribe tus apellidos.',
    nameTooLong: 'Acorta el nombre a 50 caracteres como máximo.',
    nameInvalid: 'Escribe solo un nombre, sin enlaces ni < o >.',
  },
  tooManyAttempts: (count) =>
    `Demasiados intentos. Inténtalo de nuevo dentro de ${minutes(count)}.`,
  signOut: { title: 'Cerrando sesión', submit: 'Cerrar sesión' },
  signInFailure: {
    expiredTitle: 'Esta página ha caducado',
    expiredText: 'Vuelve a la tienda e inicia sesión desde allí. Tu cesta sigue como la dejaste.',
    noCookiesTitle: 'Para iniciar sesión hacen falta cookies',
    noCookiesText:
      'Tu navegador no ha enviado ninguna: las bloquea o esta página llevaba demasiado tiempo abierta. Permite las cookies de este sitio y vuelve a iniciar sesión desde la tienda.',
    blockedTitle: 'Esta cuenta está bloqueada',
    blockedText:
      'Por ahora no es posible iniciar sesión ni comprar con ella. Nuestro servicio de atención al cliente te dirá por qué.',
    errorTitle: 'No se ha podido iniciar sesión',
    errorText: 'Vuelve a la tienda e inténtalo de nuevo en un momento.',
    tryAgain: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.',
    backToShop: 'Volver a la tienda',
  },
  backTo: (brand) => `Volver a ${brand}`,
  invoice: {
    title: (number) => `Factura ${number}`,
    fileName: (number) => `Factura-${number}.pdf`,
    number: 'Número',
    date: 'Fecha',
    fiscalNumber: (number) => `NIF: ${number}`,
    item: 'Artículo',
    quantity: 'Cantidad',
    price: 'Precio unitario',
    amount: 'Importe',
    supplied: 'Fecha de entrega',
    order: 'Pedido',
    rate: 'Tipo de IVA',
    net: 'Base imponible',
    vat: 'IVA',
    gross: 'Total',
    untaxed: 'Tarjetas regalo y donaciones: sin IVA',
    byGiftCard: (card) => `Tarjeta regalo ${card}`,
    paid: 'Pagado',
  },
  creditNote: {
    title: (number) => `Factura rectificativa ${number}`,
    fileName: (number) => `Factura-rectificativa-${number}.pdf`,
    invoice: 'Factura',
    rest: 'Descuentos y envío',
    label: 'Etiqueta de devolución',
    byHand: 'Descuento',
    total: 'Total abonado',
    toBank: 'Al medio de pago',
    toGiftCards: 'A tarjetas regalo',
  },
  packing: {
    title: (number) => `Albarán ${number}`,
    fileName: (number) => `albaran-${number}.pdf`,
    to: 'Dirección de entrega',
    giftMessage: 'Este pedido es un regalo: envolver, con este mensaje',
    gift: 'Este pedido es un regalo: envolver, sin mensaje',
    pickList: 'Lista de preparación',
    slips: 'Albaranes',
  },
  returnLabel: {
    sheet: 'Etiquetas de devolución',
    title: (number) => `Devolución ${number}`,
    fileName: (number) => `Devolucion-${number}.pdf`,
    to: 'Dirección de devolución',
    order: 'Pedido',
    number: 'Número de devolución',
    free: 'Franqueo pagado',
    paid: 'Pendiente de franqueo',
    cut: 'Corta por aquí. Pega la parte de arriba en el paquete y mete la de abajo dentro.',
  },
  mails: {
    staff: {
      signature: (brand) => `Recibes este mensaje porque trabajas con el back office de ${brand}.`,
      subject: (brand) => `Tu invitación al back office de ${brand}`,
      title: 'Tienes una invitación',
      lead: (brand) =>
        `Te han invitado al back office de ${brand}. Elige tu contraseña con este enlace: es de un solo uso y caduca a los 7 días.`,
      link: 'Aceptar la invitación',
      notYou: '¿No esperabas este mensaje? Ignóralo: sin el enlace no pasa nada.',
      given: {
        subject: (name) => `Importe alto concedido a mano: ${name}`,
        title: 'Se ha concedido un importe alto a mano',
        lead: (name, amount) =>
          `En 24 horas, ${name} ha concedido ${amount} a mano, en reembolsos y tarjetas regalo, sumando todas las divisas. El registro de auditoría muestra cada operación.`,
        link: 'Abrir el registro de auditoría',
      },
      password: {
        subject: (brand) => `Tu contraseña nueva del back office de ${brand}`,
        title: 'Elige una contraseña nueva',
        lead: (brand) =>
          `Se ha pedido una contraseña nueva para tu acceso al back office de ${brand}. Elígela con este enlace: es de un solo uso y caduca a los 30 minutos.`,
        link: 'Elegir una contraseña nueva',
        notYou: '¿No la has pedido? Ignora este mensaje: tu contraseña sigue igual.',
      },
    },
    account: {
      signature: (brand) => `Este mensaje se refiere a una cuenta en ${brand}.`,
      reset: {
        subject: (brand) => `Tu contraseña nueva de ${brand}`,
        title: 'Elige una contraseña nueva',
        lead: (brand) =>
          `Se ha pedido una contraseña nueva para tu cuenta en ${brand}. Elígela con este enlace: es de un solo uso y caduca a los 30 minutos.`,
        link: 'Elegir una contraseña nueva',
        notYou: '¿No la has pedido? Ignora este mensaje: tu contraseña sigue igual.',
      },
      code: {
        signature: (brand) =>
          `Recibes este mensaje porque alguien ha indicado esta dirección para iniciar sesión en ${brand}.`,
        subject: (brand) => `Tu código para ${brand}`,
        title: 'Tu código para iniciar sesión',
        preview: (code) => `Tu código es ${code}.`,
        lead: (brand) =>
          `Este es tu código para iniciar sesión en ${brand}. Escríbelo en la página donde lo has pedido. Es de un solo uso y caduca a los diez minutos.`,
        notYou: '¿No lo has pedido? Ignora este mensaje y no des el código a nadie.',
      },
      guestCode: {
        signature: (brand) =>
          `Recibes este mensaje porque alguien ha indicado esta dirección para hacer un pedido en ${brand}.`,
        title: 'Tu código para hacer el pedido',
        lead: (brand) =>
          `Este es tu código para continuar con tu pedido en ${brand}. Escríbelo en la página donde lo has pedido. Es de un solo uso y caduca a los diez minutos.`,
      },
      newEmail: {
        subject: (brand) => `Confirma tu dirección nueva para ${brand}`,
        title: 'Confirma tu dirección nueva',
        lead: (brand) =>
          `Alguien ha indicado esta dirección para una cuenta en ${brand}. Confírmala con este enlace para iniciar sesión con ella: es de un solo uso y caduca a los 30 minutos.`,
        link: 'Confirmar la dirección',
        notYou: '¿No lo has pedido? Ignora este mensaje: no cambia nada.',
      },
      notices: {
        'password-changed': {
          subject: (brand) => `Tu contraseña de ${brand} ha cambiado`,
          title: 'Tu contraseña ha cambiado',
          lead: (when) =>
            `El cambio se hizo el ${when}. Hemos cerrado tu sesión en los demás dispositivos.`,
          advice:
            '¿No has sido tú? En la página de inicio de sesión, elige enseguida «¿Has olvidado tu contraseña?» y pon otra.',
          link: 'Ir a mi cuenta',
        },
        'password-removed': {
          subject: (brand) => `Hemos quitado la contraseña de tu cuenta de ${brand}`,
          title: 'Hemos quitado tu contraseña',
          lead: (when) =>
            `El ${when} iniciaste sesión con un código por primera vez. La contraseña se creó antes de confirmar que la dirección es tuya, así que la hemos quitado y hemos cerrado tu sesión en los demás dispositivos.`,
          advice:
            'Puedes seguir iniciando sesión con un código o elegir una contraseña nueva en los ajustes de tu cuenta.',
          link: 'Ir a mi cuenta',
        },
        'passkey-added': {
          subject: (brand) => `Nueva llave de acceso en tu cuenta de ${brand}`,
          title: 'Se ha añadido una llave de acceso',
          lead: (when) =>
            `Desde el ${when} también puedes iniciar sesión con una llave de acceso nueva.`,
          advice:
            '¿No has sido tú? Quítala enseguida en los ajustes de tu cuenta y cierra la sesión en los demás dispositivos.',
          link: 'Ir a mi cuenta',
        },
        'provider-connected': {
          subject: (brand) => `Nueva forma de entrar en tu cuenta de ${brand}`,
          title: 'Has vinculado un proveedor',
          lead: (when) =>
            `Desde el ${when} también puedes iniciar sesión con tu cuenta de otro proveedor.`,
          advice:
            '¿No has sido tú? Desvincúlalo enseguida en los ajustes de tu cuenta y cierra la sesión en los demás dispositivos.',
          link: 'Ir a mi cuenta',
        },
        'email-changed': {
          subject: (brand) => `La dirección de tu cuenta de ${brand} ha cambiado`,
          title: 'Tu dirección ha cambiado',
          lead: (when) =>
            `Tu cuenta tiene otro correo electrónico desde el ${when}. A este ya no te escribimos.`,
          advice:
            '¿No has sido tú? Escribe enseguida a nuestro servicio de atención al cliente: te ayudamos a recuperar tu cuenta.',
          link: 'Ir a mi cuenta',
        },
        'account-deleted': {
          subject: (brand) => `Hemos eliminado tu cuenta de ${brand}`,
          title: 'Hemos eliminado tu cuenta',
          lead: (when) =>
            `Se eliminó el ${when}. Hemos cerrado tu sesión en todos los dispositivos.`,
          advice: (days) =>
            `¿No has sido tú o has cambiado de idea? Inicia sesión de nuevo en un plazo de ${days} días para recuperar tu cuenta. Pasado ese plazo, se borrarán sus datos.`,
          link: 'Recuperar mi cuenta',
        },
        'account-merged': {
          subject: (brand) => `Hemos unido tus cuentas de ${brand}`,
          title: 'Hemos unido tus cuentas',
          lead: (when) =>
            `Nuestro servicio de atención al cliente unió esta cuenta con otra tuya el ${when}. En esa otra cuenta están tus pedidos, tus devoluciones y todo lo demás. Este correo ya no tiene cuenta propia.`,
          advice: '¿No lo has pedido? Escribe enseguida a nuestro servicio de atención al cliente.',
          link: 'Ir a mi cuenta',
        },
        'account-opened': {
          subject: (brand) => `Tu cuenta de ${brand} ya está lista`,
          title: 'Te damos la bienvenida',
          lead: (when) =>
            `Tu cuenta se creó el ${when} con los pedidos que hiciste como invitado. Para iniciar sesión, pide un código por correo; en los ajustes puedes elegir una contraseña.`,
          advice: '¿No has sido tú? Inicia sesión y elimina la cuenta en los ajustes.',
          link: 'Ir a mi cuenta',
        },
        'account-reactivated': {
          subject: (brand) => `Hemos recuperado tu cuenta de ${brand}`,
          title: 'Qué alegría verte de nuevo',
          lead: (when) => `Tu cuenta se recuperó el ${when}. Todo sigue donde lo dejaste.`,
          advice: '¿No has sido tú? Cambia la contraseña en tu cuenta.',
          link: 'Ir a mi cuenta',
        },
      },
    },
    giftCard: {
      signature: (brand) =>
        `Recibes este mensaje porque alguien te ha enviado una tarjeta regalo de ${brand}.`,
      subject: (brand) => `Una tarjeta regalo de ${brand} para ti`,
      title: (name) => `${name}, aquí tienes tu tarjeta regalo`,
      subjectFrom: (sender, brand) => `Tu tarjeta regalo de ${brand}, de parte de ${sender}`,
      titleFrom: (name, sender) => `${name}, ${sender} te hace un regalo`,
      lead: (amount, day) =>
        `La tarjeta regalo tiene un valor de ${amount} y puedes usarla en una o varias compras hasta el ${day}. Al pagar, escribe su número y su PIN.`,
      number: 'Número',
      pin: 'PIN',
      link: 'Ver la colección',
    },
    stockAlert: {
      signature: (brand) =>
        `Recibes este mensaje porque pediste un aviso de disponibilidad en ${brand}.`,
      subject: (product) => `De nuevo disponible: ${product}`,
      title: 'Tu talla ha vuelto',
      shoeTitle: 'Tu número ha vuelto',
      lead: (product) =>
        `Este artículo vuelve a estar disponible en tu talla: ${product}. Las unidades son limitadas y no reservamos ninguna.`,
      shoeLead: (product) =>
        `Este artículo vuelve a estar disponible en tu número: ${product}. Las unidades son limitadas y no reservamos ninguna.`,
      link: 'Ver el artículo',
    },
    reservation: {
      signature: (brand) =>
        `Recibes este mensaje porque has reservado un artículo en una tienda de ${brand}.`,
      madeSubject: (product) => `Reservado para ti: ${product}`,
      madeTitle: 'Tu artículo te espera',
      madeLead: (until) =>
        `La tienda te lo guarda hasta el ${until}. Te lo pruebas y lo pagas allí.`,
      cancelledSubject: (product) => `Reserva cancelada: ${product}`,
      cancelledTitle: 'Tu reserva está cancelada',
      cancelledLead: (when) => `Se canceló el ${when}. El artículo vuelve a estar a la venta.`,
      number: 'Número',
      store: 'Tienda',
      link: 'Ver mis reservas',
    },
    newsletter: {
      signature: (brand) =>
        `Recibes este mensaje porque se indicó esta dirección para la newsletter de ${brand}.`,
      confirmSubject: (brand) => `Confirma tu suscripción a la newsletter de ${brand}`,
      confirmTitle: 'Un último paso',
      confirmLead: (brand) =>
        `Quieres recibir la newsletter de ${brand}. Confirma tu dirección en las próximas 48 horas: solo escribimos a quien lo desea.`,
      confirmLink: 'Confirmar mi suscripción',
      notYou: '¿No lo has pedido? Ignora este mensaje y no te enviaremos nada.',
      welcomeSubject: (brand) => `Te damos la bienvenida a la newsletter de ${brand}`,
      welcomeTitle: 'Ya está confirmado',
      welcomeLead: (brand) =>
        `Las novedades, las ofertas y las historias del taller de ${brand} llegarán a tu correo a partir de ahora.`,
      leaveLead: '¿Cambias de idea? Con este enlace te das de baja cuando quieras.',
      leaveLink: 'Darme de baja',
    },
    signature: (brand) => `Recibes este mensaje porque has hecho un pedido en ${brand}.`,
    order: {
      subject: (number) => `Tu pedido ${number}`,
      title: (name) => `¡Gracias, ${name}!`,
      lead: (number, day) =>
        `Hemos recibido tu pedido ${number} del ${day}. Lo estamos preparando y te escribiremos en cuanto salga.`,
      colour: (label) => label,
      size: (size) => `Talla: ${size}`,
      shoeSize: (size) => `Número: ${size}`,
      quantity: (count) => `Cantidad: ${count}`,
      total: 'Total con IVA',
      untaxedTotal: 'Total',
      free: 'Gratis',
      freeDelivery: 'Gratis',
      loyaltyCard: 'Tarjeta de fidelidad',
      giftCard: 'Tarjeta regalo',
      giftCardOn: (day) => `Se envía el ${day}`,
      donation: 'Donación',
      giftWrap: 'Envoltorio de regalo',
      deliveredTo: 'Entrega',
      expected: (days) => `Entrega prevista: ${days}`,
      billedTo: 'Facturación',
      sorting:
        'Cómo separar: el cartón y el papel van al contenedor de papel; la ropa y los zapatos usados, a un punto de recogida.',
      toCome: 'De este pedido aún queda por llegar:',
      track: 'Seguir mi pedido',
      link: 'Ver mi pedido',
    },
    paymentLink: {
      signature: (brand) =>
        `Recibes este mensaje porque nuestro servicio de atención al cliente ha preparado un pedido de ${brand} para ti.`,
      subject: (brand) => `Tu pedido de ${brand} está listo para pagar`,
      addedSubject: (number) => `Artículos añadidos a tu pedido ${number}`,
      addedTitle: 'Más artículos para tu pedido',
      title: (name) => (name === '' ? 'Tu pedido está listo' : `${name}, tu pedido está listo`),
      lead: (brand) =>
        `Hemos reunido estos artículos para ti en ${brand}. Inicia sesión con esta dirección de correo y paga, y te los enviaremos.`,
      addedLead: (number) =>
        `Hemos añadido estos artículos a tu pedido ${number}. Inicia sesión y paga: irán en el mismo envío si el pedido aún no ha salido. El envío es gratis.`,
      toPay: 'Total a pagar',
      link: 'Revisar y pagar',
      noDelivery: 'El envío se elige antes de pagar; su precio se añadirá en ese momento.',
      terms: (day) =>
        `El enlace funciona hasta el ${day} y estos precios se mantienen hasta entonces. Hasta que pagues, un artículo aún puede agotarse. Si no lo has pedido tú, ignora este mensaje y no se te cobrará nada.`,
    },
    shipping: {
      subject: (number) => `Tu pedido ${number} está en camino`,
      title: 'Ya está en camino',
      lead: (number, carrier) => `Tu pedido ${number} acaba de salir con ${carrier}.`,
      tracking: (tracking) => `Número de seguimiento: ${tracking}`,
    },
    refund: {
      subject: (number) => `Tu reembolso del pedido ${number}`,
      title: 'Te hemos devuelto el dinero',
      lead: (number, amount) =>
        `Hemos recibido los artículos de tu pedido ${number} y te hemos reembolsado ${amount}.`,
      plainLead: (number, amount) => `Te hemos reembolsado ${amount} por tu pedido ${number}.`,
      cancelled: 'Estos artículos se han anulado:',
      bank: 'En tu medio de pago',
      giftCard: 'En tu tarjeta regalo',
      bankNext: 'Tu banco puede tardar unos días en mostrar el importe.',
      giftCardNext: 'Lo que pagaste con una tarjeta regalo ya vuelve a estar en ella.',
    },
    withdrawal: {
      subject: (number) => `Tu desistimiento, pedido ${number}`,
      title: 'Hemos recibido tu desistimiento',
      lead: (number, when) =>
        `El ${when} desististe del contrato respecto de estos artículos de tu pedido ${number}.`,
      next: 'Si ya los has recibido, devuélvelos en un plazo de 14 días. Te reembolsaremos por el mismo medio de pago en cuanto lleguen o nos acredites que los has enviado. Conserva este mensaje.',
      unsent:
        'No tienes que devolver nada. Te reembolsaremos por el mismo medio de pago en un plazo de 14 días. Conserva este mensaje.',
      partUnsent: 'Estos artículos aún no se habían enviado. No tienes que devolverlos:',
    },
    return: {
      subject: (number) => `Tu devolución ${number}`,
      title: 'Tu devolución está registrada',
      lead: (order, number) =>
        `Nos devuelves estos artículos de tu pedido ${order}. El número de la devolución es ${number}.`,
      how: 'Cómo devolverlos',
      print:
        'Imprime la etiqueta de devolución y pégala en el paquete. Devuelve los artículos sin usar y con sus etiquetas.',
      dropOff: (carrier, day) => `Entrega el paquete en ${carrier} como muy tarde el ${day}.`,
      free: 'La devolución es gratis: el franqueo ya está pagado.',
      paid: 'Los gastos de devolución corren de tu cuenta.',
      fee: (amount) =>
        `La etiqueta lleva el franqueo pagado. Por ella descontamos ${amount} del reembolso.`,
      toStore: (number) =>
        `Lleva los artículos con el número de devolución ${number} a una de nuestras tiendas que aceptan devoluciones. Es gratis.`,
      refund: (amount, days) =>
        `Te reembolsaremos ${amount} por el mismo medio de pago, como muy tarde ${days} días después de que nos lleguen los artículos.`,
      link: 'Ver mi devolución e imprimir la etiqueta',
    },
  },
};
