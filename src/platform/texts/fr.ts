import type { PlatformTexts } from './text-types.ts';

const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);

export const texts: PlatformTexts = {
  signIn: {
    title: 'Se connecter',
    lead: 'Commandes, adresses et favoris au même endroit.',
    rememberMe: 'Se souvenir de moi',
    submit: 'Se connecter',
    newHere: (brand) => `Première visite chez ${brand} ?`,
  },
  createAccount: {
    title: 'Créer un compte',
    lead: 'Cela prend moins d’une minute.',
    passwordRule: 'Au moins 8 caractères, dont une lettre et un chiffre.',
    submit: 'Créer un compte',
    haveAccount: 'Vous avez déjà un compte ?',
  },
  fields: {
    email: 'E-mail',
    password: 'Mot de passe',
    firstName: 'Prénom',
    lastName: 'Nom',
    show: 'Afficher',
    hide: 'Masquer',
    thePassword: 'le mot de passe',
  },
  signInProblems: {
    wrongCredentials: 'L’e-mail ou le mot de passe est incorrect. Vérifiez-les et réessayez.',
    emailMissing: 'Saisissez votre adresse e-mail.',
    emailInvalid: 'Saisissez une adresse e-mail comme nom@exemple.fr.',
    emailTaken: 'Un compte existe déjà avec cet e-mail. Utilisez-le pour vous connecter.',
    passwordMissing: 'Saisissez votre mot de passe.',
    passwordWeak:
      'Choisissez un mot de passe d’au moins 8 caractères, dont une lettre et un chiffre.',
    passwordCommon:
      'Ce mot de passe est très répandu, donc facile à deviner. Choisissez-en un autre.',
    firstNameMissing: 'Saisissez votre prénom.',
    lastNameMissing: 'Saisissez votre nom.',
  },
  tooManyAttempts: (count) => `Trop de tentatives. Réessayez dans ${minutes(count)}.`,
  signOut: { title: 'Déconnexion en cours', submit: 'Se déconnecter' },
  signInFailure: {
    expiredTitle: 'Cette page a expiré',
    expiredText: 'Retournez à la boutique pour vous connecter. Votre panier n’a pas changé.',
    errorTitle: 'La connexion n’a pas abouti',
    errorText: 'Retournez à la boutique et réessayez dans un instant.',
    backToShop: 'Retour à la boutique',
  },
  backTo: (brand) => `Retour chez ${brand}`,
  mails: {
    giftCard: {
      signature: (brand) =>
        `Vous recevez ce message parce qu’une carte cadeau de ${brand} vous a été offerte.`,
      subject: (brand) => `Une carte cadeau de ${brand} pour vous`,
      title: (name) => `${name}, voici votre carte cadeau`,
      lead: (amount, day) =>
        `Elle vaut ${amount}, en une ou plusieurs fois, jusqu’au ${day}. Au paiement, saisissez le numéro et le code.`,
      number: 'Numéro',
      pin: 'Code',
      link: 'Découvrir la collection',
    },
    stockAlert: {
      signature: (brand) =>
        `Vous recevez ce message parce que vous avez demandé une alerte de disponibilité chez ${brand}.`,
      subject: (product) => `De retour en stock : ${product}`,
      title: 'Votre taille est de retour',
      lead: (product) =>
        `Cette pièce est de nouveau disponible dans votre taille : ${product}. Les quantités sont limitées et rien n’est mis de côté.`,
      link: 'Voir la pièce',
    },
    newsletter: {
      signature: (brand) =>
        `Vous recevez ce message parce que cette adresse a été indiquée pour la newsletter de ${brand}.`,
      confirmSubject: (brand) => `Confirmez votre inscription à la newsletter de ${brand}`,
      confirmTitle: 'Un dernier geste',
      confirmLead: (brand) =>
        `Vous souhaitez recevoir la newsletter de ${brand}. Confirmez votre adresse dans les 48 heures : nous n’écrivons qu’aux personnes qui le veulent.`,
      confirmLink: 'Confirmer mon inscription',
      notYou: 'Vous n’avez rien demandé ? Ignorez ce message, rien ne vous sera envoyé.',
      welcomeSubject: (brand) => `Bienvenue dans la newsletter de ${brand}`,
      welcomeTitle: 'C’est confirmé',
      welcomeLead: (brand) =>
        `Les nouveautés, les ventes privées et les coulisses de ${brand} arriveront désormais dans votre boîte.`,
      leaveLead: 'Vous changez d’avis ? Ce lien vous désinscrit à tout moment.',
      leaveLink: 'Me désinscrire',
    },
    signature: (brand) =>
      `Vous recevez ce message parce que vous avez passé commande chez ${brand}.`,
    order: {
      subject: (number) => `Votre commande ${number}`,
      title: (name) => `Merci ${name} !`,
      lead: (number, day) =>
        `Votre commande ${number} du ${day} est enregistrée. Nous la préparons et vous écrivons dès qu’elle part.`,
      size: (size) => `Taille : ${size}`,
      quantity: (count) => `Quantité : ${count}`,
      total: 'Total TTC',
      free: 'Offert',
      loyaltyCard: 'Carte de fidélité',
      giftCard: 'Carte cadeau',
      donation: 'Don',
      deliveredTo: 'Livraison',
      billedTo: 'Facturation',
      track: 'Suivre ma commande',
      link: 'Voir ma commande',
    },
    withdrawal: {
      subject: (number) => `Votre rétractation, commande ${number}`,
      title: 'Nous avons bien reçu votre rétractation',
      lead: (number, when) =>
        `Votre rétractation porte sur les pièces suivantes de votre commande ${number}. Elle a été déclarée le ${when}.`,
      next: 'Si ces pièces vous sont déjà parvenues, renvoyez-les sous 14\u00a0jours. Nous vous remboursons par le moyen de paiement utilisé dès leur arrivée ou sur preuve de leur envoi. Conservez bien ce message.',
    },
  },
};
