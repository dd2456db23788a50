import type { PlatformTexts } from './text-types.ts';

const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);

export const texts: PlatformTexts = {
  promotions: {
    forMembers: (label) => `Pour les membres\u00a0: ${label}`,
  },
  signIn: {
    title: 'Se connecter',
    leads: {
      customer: 'Vos commandes et vos adresses au même endroit.',
      eresa: 'Vous pourrez ensuite terminer la réservation.',
      order: 'Votre commande se poursuit ensuite. Votre panier reste tel quel.',
      welcome: 'Ravis de vous accueillir. Connectez-vous ou créez un compte.',
    },
    rememberMe: 'Se souvenir de moi',
    submit: 'Se connecter',
    newHere: (brand) => `Première visite chez ${brand}\u202f?`,
    or: 'ou',
  },
  code: {
    ask: 'Recevoir un code par e-mail',
    askHint: 'Sans mot de passe. Si c’est votre première visite, nous créons votre compte.',
    title: 'Consultez votre messagerie',
    lead: (email) =>
      `Nous avons envoyé un code à six chiffres à ${email}. Il est valable dix minutes, dans ce navigateur.`,
    field: 'Code à six chiffres',
    notThere:
      'Rien après une minute\u202f? Regardez dans vos courriers indésirables, ou demandez un autre code.',
    again: 'Envoyer un autre code',
    otherWay: 'Utiliser une autre adresse ou un mot de passe',
  },
  guest: {
    title: 'Poursuivre la commande',
    ask: 'Commander en tant qu’invité',
    askHint: 'Un code envoyé par e-mail confirme votre adresse. Aucun compte n’est créé.',
    withAccount: 'Avec un compte',
  },
  createAccount: {
    title: 'Créer un compte',
    lead: 'Cela prend moins d’une minute.',
    passwordRule: 'Au moins 8 caractères, dont une lettre et un chiffre.',
    submit: 'Créer un compte',
    haveAccount: 'Vous avez déjà un compte\u202f?',
  },
  forgottenPassword: {
    link: 'Mot de passe oublié\u202f?',
    title: 'Mot de passe oublié\u202f?',
    lead: 'Saisissez votre adresse e-mail\u00a0: nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'Recevoir le lien',
    sentTitle: 'Consultez votre messagerie',
    sentText: (email) =>
      `Si un compte existe pour ${email}, notre message est en route. Le lien qu’il contient est à usage unique et valable 30 minutes.`,
    sentHint:
      'Rien après quelques minutes\u202f? Regardez dans vos courriers indésirables, ou essayez une autre adresse.',
    again: 'Essayer une autre adresse',
    backToSignIn: 'Retour à la connexion',
  },
  newPassword: {
    title: 'Choisissez un nouveau mot de passe',
    lead: 'Tous vos appareils seront ensuite déconnectés.',
    submit: 'Enregistrer le mot de passe',
    doneTitle: 'Votre mot de passe est modifié',
    doneText: 'Tous vos appareils sont déconnectés. Connectez-vous avec le nouveau mot de passe.',
    expiredTitle: 'Ce lien ne fonctionne plus',
    expiredText:
      'Un lien est à usage unique et valable 30 minutes. Pour en recevoir un nouveau, choisissez «\u202fMot de passe oublié\u202f?\u202f» sur la page de connexion.',
  },
  newEmail: {
    title: 'Confirmez votre nouvelle adresse',
    lead: (email) =>
      `Vous vous connecterez ensuite avec ${email}, et nous vous écrirons à cette adresse. Vos autres appareils seront déconnectés.`,
    submit: 'Utiliser cette adresse',
    doneTitle: 'Votre adresse est modifiée',
    doneText: (email) =>
      `Vous vous connectez désormais avec ${email}. Votre mot de passe ne change pas.`,
    expiredTitle: 'Ce lien ne fonctionne plus',
    expiredText:
      'Un lien est à usage unique et valable 30 minutes. Vous pouvez en demander un nouveau dans les paramètres de votre compte.',
    toAccount: 'Voir mon compte',
  },
  fields: {
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    firstName: 'Prénom',
    lastName: 'Nom',
    show: 'Afficher',
    hide: 'Masquer',
    thePassword: 'le mot de passe',
  },
  passkey: {
    signIn: 'Se connecter avec une clé d’accès',
    title: 'Ajouter une clé d’accès',
    lead: 'Vous vous connecterez ensuite avec votre empreinte, votre visage ou le code de votre appareil\u00a0: sans mot de passe ni e-mail.',
    name: 'Nom',
    nameHint: 'Pour la reconnaître dans votre compte.',
    add: 'Ajouter la clé d’accès',
    notNow: 'Pas maintenant',
    unsupported:
      'Ce navigateur ne peut pas enregistrer de clé d’accès ici. Essayez-en un autre, ou un appareil avec verrouillage d’écran.',
  },
  otherProvider: {
    continueWith: (provider) => `Continuer avec ${provider}`,
    connect: (provider) =>
      `Un compte existe déjà avec cette adresse e-mail. Un code prouve que c’est le vôtre\u00a0: ensuite, vous pourrez aussi vous connecter avec ${provider}.`,
    problems: {
      denied: (provider) =>
        `La connexion avec ${provider} a été interrompue. Choisissez comment vous connecter.`,
      away: (provider) =>
        `${provider} ne répond pas pour le moment. Réessayez plus tard ou connectez-vous autrement.`,
      failed: (provider) =>
        `La connexion avec ${provider} n’a pas abouti. Réessayez ou connectez-vous autrement.`,
      unverified: (provider) =>
        `${provider} n’a pas confirmé votre adresse e-mail. Connectez-vous avec un code envoyé par e-mail.`,
    },
  },
  signInProblems: {
    wrongCredentials:
      'L’adresse e-mail ou le mot de passe est incorrect. Vérifiez-les et réessayez.',
    emailMissing: 'Saisissez votre adresse e-mail.',
    emailInvalid: 'Saisissez une adresse e-mail comme nom@mail.example.',
    emailTaken: 'Un compte existe déjà avec cette adresse e-mail. Utilisez-la pour vous connecter.',
    codeMissing: 'Saisissez les six chiffres du code.',
    codeWrong: 'Ce n’est pas le code de notre dernier message. Vérifiez les chiffres et réessayez.',
    codeOver:
      'Ce code ne fonctionne plus\u00a0: il est à usage unique et valable dix minutes. Demandez-en un autre.',
    codeTooMany: 'Trop de codes erronés. Demandez-en un autre.',
    codeElsewhere:
      'Ce code a été envoyé pour une autre fenêtre ou un autre navigateur. Saisissez-le là-bas, ou demandez-en un autre ici.',
    codeTooSoon:
      'Notre message est en route. Vous pourrez demander un autre code dans 30 secondes.',
    passkeyUnknown: 'Cette clé d’accès n’ouvre aucun compte ici. Connectez-vous autrement.',
    passkeyNotAdded:
      'La clé d’accès n’a pas été enregistrée. Réessayez, ou remettez cela à plus tard.',
    passwordMissing: 'Saisissez votre mot de passe.',
    passwordWeak:
      'Choisissez un mot de passe d’au moins 8 caractères, dont une lettre et un chiffre.',
    passwordNamed:
      'Le mot de passe contient une partie de votre adresse e-mail ou le nom de la boutique\u202f; il est facile à deviner. Choisissez-en un autre.',
    passwordCommon:
      'Ce mot de passe est très répandu, donc facile à deviner. Choisissez-en un autre.',
    firstNameMissing: 'Saisissez votre prénom.',
    lastNameMissing: 'Saisissez votre nom.',
    nameTooLong: 'Raccourcissez ce nom à 50 caractères au maximum.',
    nameInvalid: 'Saisissez un nom seul, sans lien ni < ou >.',
  },
  tooManyAttempts: (count) => `Trop de tentatives. Réessayez dans ${minutes(count)}.`,
  signOut: { title: 'Déconnexion en cours', submit: 'Se déconnecter' },
  signInFailure: {
    expiredTitle: 'Cette page a expiré',
    expiredText: 'Retournez à la boutique pour vous connecter. Votre panier n’a pas changé.',
    noCookiesTitle: 'La connexion nécessite des cookies',
    noCookiesText:
      'Votre navigateur n’en a envoyé aucun\u00a0: il les bloque, ou cette page est restée ouverte trop longtemps. Autorisez les cookies pour ce site, puis reconnectez-vous depuis la boutique.',
    blockedTitle: 'Ce compte est bloqué',
    blockedText:
      'Il n’est pas possible de s’y connecter ni de commander pour le moment. Notre service client vous en donnera la raison.',
    errorTitle: 'La connexion n’a pas abouti',
    errorText: 'Retournez à la boutique et réessayez dans un instant.',
    tryAgain: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
    backToShop: 'Retour à la boutique',
  },
  backTo: (brand) => `Retour à ${brand}`,
  invoice: {
    title: (number) => `Facture ${number}`,
    fileName: (number) => `Facture-${number}.pdf`,
    number: 'Numéro',
    date: 'Date',
    fiscalNumber: (number) => `Numéro fiscal\u00a0: ${number}`,
    item: 'Article',
    quantity: 'Quantité',
    price: 'Prix unitaire',
    amount: 'Montant',
    supplied: 'Date de livraison',
    order: 'Commande',
    rate: 'Taux de TVA',
    net: 'Montant HT',
    vat: 'TVA',
    gross: 'Montant TTC',
    untaxed: 'Cartes cadeaux et dons\u00a0: sans TVA',
    byGiftCard: (card) => `Carte cadeau ${card}`,
    paid: 'Payé',
  },
  creditNote: {
    title: (number) => `Avoir ${number}`,
    fileName: (number) => `Avoir-${number}.pdf`,
    invoice: 'Facture',
    rest: 'Remises et livraison',
    label: 'Étiquette de retour',
    byHand: 'Geste commercial',
    total: 'Total de l’avoir',
    toBank: 'Sur le moyen de paiement',
    toGiftCards: 'Sur cartes cadeaux',
  },
  packing: {
    title: (number) => `Bon de livraison ${number}`,
    fileName: (number) => `bon-de-livraison-${number}.pdf`,
    to: 'Adresse de livraison',
    giftMessage: 'Commande cadeau\u00a0: à emballer, avec ce message',
    gift: 'Commande cadeau\u00a0: à emballer, sans message',
    pickList: 'Liste de préparation',
    slips: 'Bons de livraison',
  },
  returnLabel: {
    sheet: 'Étiquettes de retour',
    title: (number) => `Retour ${number}`,
    fileName: (number) => `Retour-${number}.pdf`,
    to: 'Adresse de retour',
    order: 'Commande',
    number: 'Numéro de retour',
    free: 'Port payé',
    paid: 'À affranchir',
    cut: 'Découpez ici. Collez la partie du haut sur le colis et glissez celle du bas à l’intérieur.',
  },
  mails: {
    staff: {
      signature: (brand) =>
        `Vous recevez ce message parce que vous travaillez avec le back-office de ${brand}.`,
      subject: (brand) => `Votre invitation au back-office de ${brand}`,
      title: 'Une invitation pour vous',
      lead: (brand) =>
        `Voici votre invitation au back-office de ${brand}. Choisissez votre mot de passe grâce à ce lien, utilisable une seule fois, pendant 7 jours.`,
      link: 'Accepter l’invitation',
      notYou:
        'Vous n’attendiez pas ce message\u202f? Ignorez-le\u00a0: sans le lien, rien ne se passe.',
      given: {
        subject: (name) => `Montant élevé accordé manuellement\u00a0: ${name}`,
        title: 'Un montant élevé a été accordé manuellement',
        lead: (name, amount) =>
          `En 24 heures, ${name} a accordé ${amount} manuellement, en remboursements et en cartes cadeaux, toutes devises confondues. Le journal d’audit montre chaque opération.`,
        link: 'Ouvrir le journal d’audit',
      },
      password: {
        subject: (brand) => `Votre nouveau mot de passe pour le back-office de ${brand}`,
        title: 'Choisissez un nouveau mot de passe',
        lead: (brand) =>
          `Un nouveau mot de passe a été demandé pour votre accès au back-office de ${brand}. Ce lien, à usage unique et valable 30 minutes, vous permet de le choisir.`,
        link: 'Choisir un nouveau mot de passe',
        notYou:
          'Vous n’avez rien demandé\u202f? Ignorez ce message\u00a0: votre mot de passe ne change pas.',
      },
    },
    account: {
      signature: (brand) => `Ce message concerne un compte chez ${brand}.`,
      reset: {
        subject: (brand) => `Votre nouveau mot de passe ${brand}`,
        title: 'Choisissez un nouveau mot de passe',
        lead: (brand) =>
          `Un nouveau mot de passe a été demandé pour votre compte chez ${brand}. Ce lien, à usage unique et valable 30 minutes, vous permet de le choisir.`,
        link: 'Choisir un nouveau mot de passe',
        notYou:
          'Vous n’avez rien demandé\u202f? Ignorez ce message\u00a0: votre mot de passe ne change pas.',
      },
      code: {
        signature: (brand) =>
          `Vous recevez ce message parce que cette adresse a été indiquée pour se connecter chez ${brand}.`,
        subject: (brand) => `Votre code ${brand}`,
        title: 'Votre code de connexion',
        preview: (code) => `Votre code est ${code}.`,
        lead: (brand) =>
          `Saisissez ce code là où vous l’avez demandé pour vous connecter chez ${brand}. Il est à usage unique et valable dix minutes.`,
        notYou:
          'Vous n’avez rien demandé\u202f? Ignorez ce message et ne donnez ce code à personne.',
      },
      guestCode: {
        signature: (brand) =>
          `Vous recevez ce message parce que cette adresse a été indiquée pour commander chez ${brand}.`,
        title: 'Votre code pour commander',
        lead: (brand) =>
          `Saisissez ce code là où vous l’avez demandé pour poursuivre votre commande chez ${brand}. Il est à usage unique et valable dix minutes.`,
      },
      newEmail: {
        subject: (brand) => `Confirmez votre nouvelle adresse ${brand}`,
        title: 'Confirmez votre nouvelle adresse',
        lead: (brand) =>
          `Cette adresse a été indiquée pour un compte chez ${brand}. Confirmez-la avec ce lien, à usage unique et valable 30 minutes, pour l’utiliser à la connexion.`,
        link: 'Confirmer l’adresse',
        notYou: 'Vous n’avez rien demandé\u202f? Ignorez ce message\u00a0: rien ne change.',
      },
      notices: {
        'password-changed': {
          subject: (brand) => `Votre mot de passe ${brand} a été modifié`,
          title: 'Votre mot de passe a été modifié',
          lead: (when) =>
            `Il a été modifié le ${when}, et vos autres appareils ont été déconnectés.`,
          advice:
            'Ce n’était pas vous\u202f? Sur la page de connexion, choisissez sans attendre «\u202fMot de passe oublié\u202f?\u202f» pour en définir un autre.',
          link: 'Voir mon compte',
        },
        'password-removed': {
          subject: (brand) => `Le mot de passe de votre compte ${brand} a été retiré`,
          title: 'Votre mot de passe a été retiré',
          lead: (when) =>
            `Votre première connexion avec un code date du ${when}. Le mot de passe avait été choisi avant que l’adresse soit confirmée comme la vôtre\u00a0: nous l’avons retiré, et vos autres appareils sont déconnectés.`,
          advice:
            'Vous pouvez continuer à vous connecter avec un code, ou choisir un nouveau mot de passe dans les paramètres de votre compte.',
          link: 'Voir mon compte',
        },
        'passkey-added': {
          subject: (brand) => `Nouvelle clé d’accès pour votre compte ${brand}`,
          title: 'Une clé d’accès a été ajoutée',
          lead: (when) =>
            `Depuis le ${when}, vous pouvez aussi vous connecter avec une nouvelle clé d’accès.`,
          advice:
            'Ce n’était pas vous\u202f? Retirez-la sans attendre dans les paramètres de votre compte, et déconnectez vos autres appareils.',
          link: 'Voir mon compte',
        },
        'provider-connected': {
          subject: (brand) => `Nouveau moyen de connexion à votre compte ${brand}`,
          title: 'Un fournisseur a été associé',
          lead: (when) =>
            `Depuis le ${when}, vous pouvez aussi vous connecter avec votre compte chez un autre fournisseur.`,
          advice:
            'Ce n’était pas vous\u202f? Dissociez-le sans attendre dans les paramètres de votre compte, et déconnectez vos autres appareils.',
          link: 'Voir mon compte',
        },
        'email-changed': {
          subject: (brand) => `L’adresse de votre compte ${brand} a été modifiée`,
          title: 'Votre adresse a été modifiée',
          lead: (when) =>
            `Votre compte a une autre adresse e-mail depuis le ${when}. Nous n’écrivons plus à celle-ci.`,
          advice:
            'Ce n’était pas vous\u202f? Contactez sans attendre notre service client\u00a0: nous vous aiderons à retrouver votre compte.',
          link: 'Voir mon compte',
        },
        'account-deleted': {
          subject: (brand) => `Votre compte ${brand} a été supprimé`,
          title: 'Votre compte a été supprimé',
          lead: (when) =>
            `Il a été supprimé le ${when}, et tous vos appareils ont été déconnectés.`,
          advice: (days) =>
            `Ce n’était pas vous, ou vous changez d’avis\u202f? Reconnectez-vous sous ${days} jours pour réactiver votre compte. Passé ce délai, il sera effacé.`,
          link: 'Réactiver mon compte',
        },
        'account-merged': {
          subject: (brand) => `Vos comptes ${brand} n’en font plus qu’un`,
          title: 'Vos comptes n’en font plus qu’un',
          lead: (when) =>
            `Notre service client a réuni ce compte et un autre de vos comptes le ${when}. Vous retrouverez dans l’autre vos commandes, vos retours et tout le reste. Cette adresse n’a plus de compte.`,
          advice: 'Vous n’avez rien demandé\u202f? Contactez sans attendre notre service client.',
          link: 'Voir mon compte',
        },
        'account-opened': {
          subject: (brand) => `Votre compte ${brand} est prêt`,
          title: 'Bienvenue',
          lead: (when) =>
            `Votre compte a été créé le ${when} à partir de vos commandes sans compte. Pour vous connecter, recevez un code par e-mail\u202f; vous pouvez choisir un mot de passe dans les paramètres.`,
          advice:
            'Ce n’était pas vous\u202f? Connectez-vous et supprimez le compte dans les paramètres.',
          link: 'Voir mon compte',
        },
        'account-reactivated': {
          subject: (brand) => `Votre compte ${brand} est réactivé`,
          title: 'Ravis de vous revoir',
          lead: (when) =>
            `Votre compte est réactivé depuis le ${when}. Tout y est resté à sa place.`,
          advice: 'Ce n’était pas vous\u202f? Changez de mot de passe dans votre compte.',
          link: 'Voir mon compte',
        },
      },
    },
    giftCard: {
      signature: (brand) =>
        `Vous recevez ce message parce qu’une carte cadeau de ${brand} vous a été offerte.`,
      subject: (brand) => `Une carte cadeau de ${brand} pour vous`,
      title: (name) => `${name}, voici votre carte cadeau`,
      subjectFrom: (sender, brand) => `Une carte cadeau de ${brand}, de la part de ${sender}`,
      titleFrom: (name, sender) => `${name}, ${sender} vous offre une carte cadeau`,
      lead: (amount, day) =>
        `D’une valeur de ${amount}, elle est utilisable en une ou plusieurs fois jusqu’au ${day}. Au paiement, saisissez le numéro et le code PIN.`,
      number: 'Numéro',
      pin: 'Code PIN',
      link: 'Découvrir la collection',
    },
    stockAlert: {
      signature: (brand) =>
        `Vous recevez ce message parce que vous avez demandé une alerte de disponibilité chez ${brand}.`,
      subject: (product) => `De retour en stock\u00a0: ${product}`,
      title: 'Votre taille est de retour',
      shoeTitle: 'Votre pointure est de retour',
      lead: (product) =>
        `Cet article est de nouveau disponible dans votre taille\u00a0: ${product}. Les quantités sont limitées et rien n’est mis de côté.`,
      shoeLead: (product) =>
        `Cet article est de nouveau disponible dans votre pointure\u00a0: ${product}. Les quantités sont limitées et rien n’est mis de côté.`,
      link: 'Voir l’article',
    },
    reservation: {
      signature: (brand) =>
        `Vous recevez ce message parce que vous avez réservé un article dans un magasin ${brand}.`,
      madeSubject: (product) => `Réservé pour vous\u00a0: ${product}`,
      madeTitle: 'Votre article vous attend',
      madeLead: (until) =>
        `Le magasin vous le garde jusqu’au ${until}. Vous l’essayez et le payez sur place.`,
      cancelledSubject: (product) => `Réservation annulée\u00a0: ${product}`,
      cancelledTitle: 'Votre réservation est annulée',
      cancelledLead: (when) => `Elle a été annulée le ${when}. L’article est de nouveau en rayon.`,
      number: 'Numéro',
      store: 'Magasin',
      link: 'Voir mes réservations',
    },
    newsletter: {
      signature: (brand) =>
        `Vous recevez ce message parce que cette adresse a été indiquée pour la newsletter de ${brand}.`,
      confirmSubject: (brand) => `Confirmez votre inscription à la newsletter de ${brand}`,
      confirmTitle: 'Un dernier geste',
      confirmLead: (brand) =>
        `Vous souhaitez recevoir la newsletter de ${brand}. Confirmez votre adresse dans les 48 heures\u00a0: nous n’écrivons qu’aux personnes qui le veulent.`,
      confirmLink: 'Confirmer mon inscription',
      notYou: 'Vous n’avez rien demandé\u202f? Ignorez ce message, rien ne vous sera envoyé.',
      welcomeSubject: (brand) => `Bienvenue dans la newsletter de ${brand}`,
      welcomeTitle: 'C’est confirmé',
      welcomeLead: (brand) =>
        `Les nouveautés, les offres et les coulisses de ${brand} arriveront désormais dans votre boîte mail.`,
      leaveLead: 'Vous changez d’avis\u202f? Ce lien vous désinscrit à tout moment.',
      leaveLink: 'Me désinscrire',
    },
    signature: (brand) =>
      `Vous recevez ce message parce que vous avez passé commande chez ${brand}.`,
    order: {
      subject: (number) => `Votre commande ${number}`,
      title: (name) => `Merci ${name}\u202f!`,
      lead: (number, day) =>
        `Votre commande ${number} du ${day} est enregistrée. Nous la préparons et vous écrivons dès qu’elle part.`,
      colour: (label) => label,
      size: (size) => `Taille\u00a0: ${size}`,
      shoeSize: (size) => `Pointure\u00a0: ${size}`,
      quantity: (count) => `Quantité\u00a0: ${count}`,
      total: 'Total TTC',
      untaxedTotal: 'Total',
      free: 'Offert',
      freeDelivery: 'Offerte',
      loyaltyCard: 'Carte de fidélité',
      giftCard: 'Carte cadeau',
      giftCardOn: (day) => `Envoi le ${day}`,
      donation: 'Don',
      giftWrap: 'Emballage cadeau',
      deliveredTo: 'Livraison',
      expected: (days) => `Livraison prévue\u00a0: ${days}`,
      billedTo: 'Facturation',
      sorting:
        'Vos articles et leur emballage se trient\u00a0: le carton et le papier vont dans le bac de tri, les vêtements, le linge et les chaussures en magasin ou en point de collecte (quefairedemesdechets.ademe.fr).',
      toCome: 'De cette commande, il vous reste à recevoir\u00a0:',
      track: 'Suivre ma commande',
      link: 'Voir ma commande',
    },
    paymentLink: {
      signature: (brand) =>
        `Vous recevez ce message parce que notre service client a préparé une commande ${brand} pour vous.`,
      subject: (brand) => `Votre commande ${brand} est prête à être réglée`,
      addedSubject: (number) => `Articles ajoutés à votre commande ${number}`,
      addedTitle: 'D’autres articles pour votre commande',
      title: (name) =>
        name === '' ? 'Votre commande est prête' : `${name}, votre commande est prête`,
      lead: (brand) =>
        `Nous avons réuni ces articles pour vous chez ${brand}. Connectez-vous avec cette adresse e-mail et réglez la commande\u00a0: nous l’enverrons ensuite.`,
      addedLead: (number) =>
        `Nous avons ajouté ces articles à votre commande ${number}. Connectez-vous et réglez-les\u00a0: ils partiront avec elle si elle n’est pas encore expédiée. La livraison est offerte.`,
      toPay: 'À payer',
      link: 'Vérifier et payer',
      noDelivery: 'Vous choisissez la livraison avant de payer\u202f; son prix s’ajoute alors.',
      terms: (day) =>
        `Le lien fonctionne jusqu’au ${day} et ces prix sont valables jusque-là. Tant que vous n’avez pas payé, un article peut encore venir à manquer. Si vous n’avez rien demandé, ignorez ce message\u00a0: rien ne sera débité.`,
    },
    shipping: {
      subject: (number) => `Votre commande ${number} est en route`,
      title: 'C’est parti\u202f!',
      lead: (number, carrier) => `Votre commande ${number} vient de partir avec ${carrier}.`,
      tracking: (tracking) => `Numéro de suivi\u00a0: ${tracking}`,
    },
    refund: {
      subject: (number) => `Votre remboursement, commande ${number}`,
      title: 'Votre remboursement a été effectué',
      lead: (number, amount) =>
        `Nous avons bien reçu les articles de votre commande ${number} et vous avons remboursé ${amount}.`,
      plainLead: (number, amount) =>
        `Nous vous avons remboursé ${amount} pour votre commande ${number}.`,
      cancelled: 'Ces articles ont été annulés\u00a0:',
      bank: 'Sur votre moyen de paiement',
      giftCard: 'Sur votre carte cadeau',
      bankNext: 'Votre banque peut mettre quelques jours à afficher la somme.',
      giftCardNext: 'Ce que vous aviez payé par carte cadeau y est déjà recrédité.',
    },
    withdrawal: {
      subject: (number) => `Votre rétractation, commande ${number}`,
      title: 'Nous avons bien reçu votre rétractation',
      lead: (number, when) =>
        `Votre rétractation porte sur les articles suivants de votre commande ${number}. Elle a été déclarée le ${when}.`,
      next: 'Si ces articles vous sont déjà parvenus, renvoyez-les sous 14\u00a0jours. Nous vous remboursons par le moyen de paiement utilisé dès leur arrivée ou sur preuve de leur envoi. Conservez bien ce message.',
      unsent:
        'Vous n’avez rien à renvoyer. Nous vous remboursons par le moyen de paiement utilisé, au plus tard dans les 14\u00a0jours. Conservez bien ce message.',
      partUnsent: 'Ces articles n’étaient pas encore partis. Vous n’avez pas à les renvoyer\u00a0:',
    },
    return: {
      subject: (number) => `Votre retour ${number}`,
      title: 'Votre retour est enregistré',
      lead: (order, number) =>
        `Vous nous renvoyez les articles suivants de votre commande ${order}. Le numéro de votre retour est ${number}.`,
      how: 'Comment les renvoyer',
      print:
        'Imprimez l’étiquette de retour et collez-la sur le colis. Renvoyez les articles non portés, avec leurs étiquettes d’origine.',
      dropOff: (carrier, day) => `Remettez le colis à ${carrier} au plus tard le ${day}.`,
      free: 'Le retour est gratuit\u00a0: les frais de port sont à notre charge.',
      paid: 'Les frais de renvoi sont à votre charge.',
      fee: (amount) =>
        `L’étiquette est prépayée\u00a0: nous déduisons ${amount} de votre remboursement.`,
      toStore: (number) =>
        `Rapportez les articles avec le numéro de retour ${number} dans l’un de nos magasins qui acceptent les retours. C’est gratuit.`,
      refund: (amount, days) =>
        `Nous vous remboursons ${amount} par le moyen de paiement utilisé, au plus tard ${days}\u00a0jours après avoir reçu les articles.`,
      link: 'Voir mon retour et imprimer l’étiquette',
    },
  },
};
