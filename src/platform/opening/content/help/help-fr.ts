import type { HelpWords } from './help-words.ts';

export const HELP_FR: HelpWords = {
  title: 'Besoin d’aide ?',
  text: 'Les réponses aux questions les plus fréquentes, de la livraison au retour.',
  delivery: {
    slug: 'livraison',
    title: 'Livraison',
    answers: {
      price: [
        'Combien coûte la livraison\u202f?',
        '<p>La livraison à domicile est offerte au-delà de {amount}. En deçà, son prix est indiqué au moment du choix de la livraison, avant le paiement.</p>',
      ],
      arrival: [
        'Quand mon colis arrive-t-il\u202f?',
        '<p>Le jour prévu est indiqué à côté de chaque mode de livraison, puis sur la page de votre commande.</p>',
      ],
    },
  },
  returns: {
    slug: 'retours',
    title: 'Retours',
    answers: {
      time: [
        'Combien de temps ai-je pour retourner un article ?',
        '<p>Vous avez <strong>30 jours</strong> à compter de l’arrivée du colis. Les articles doivent revenir non portés, avec leurs étiquettes.</p>',
      ],
      refund: [
        'Quand vais-je recevoir mon remboursement ?',
        '<p>Dès que le retour nous est parvenu. Le remboursement se fait sur le moyen de paiement utilisé.</p>',
      ],
      refundToGiftCard: [
        'Quand vais-je recevoir mon remboursement ?',
        '<p>Dès que le retour nous est parvenu. Le remboursement se fait sur le moyen de paiement utilisé : carte bancaire ou carte cadeau.</p>',
      ],
    },
  },
  payment: {
    slug: 'paiement',
    title: 'Paiement',
    answers: {
      ways: [
        'Comment puis-je payer\u202f?',
        '<p>Par carte bancaire, ou par un autre des moyens indiqués à l’étape du paiement. Votre banque peut vous demander de valider le paiement.</p>',
      ],
      waysWithGiftCard: [
        'Comment puis-je payer\u202f?',
        '<p>Par carte bancaire, et par carte cadeau pour tout ou partie de la commande. Votre banque peut vous demander de valider le paiement.</p>',
      ],
      refused: [
        'Mon paiement a été refusé. Que faire\u202f?',
        '<p>Votre panier est toujours là. Vérifiez les données de la carte ou prenez-en une autre, puis réessayez.</p>',
      ],
    },
  },
  sizes: {
    slug: 'tailles',
    title: 'Tailles',
    answers: {
      guide: [
        'Comment trouver ma taille\u202f?',
        '<p>Ouvrez le <strong>guide des tailles</strong> sur la page d’un article. Il indique les mensurations de chaque taille.</p>',
      ],
      alert: [
        'Ma taille est épuisée. Pouvez-vous me prévenir\u202f?',
        '<p>Choisissez la taille sur la page de l’article et demandez une alerte de disponibilité. Vos alertes restent dans votre compte.</p>',
      ],
    },
  },
  account: {
    slug: 'compte',
    title: 'Compte',
    answers: {
      orders: [
        'Où trouver mes commandes\u202f?',
        '<p>Dans votre compte, avec les articles, le total et le statut de chacune.</p>',
      ],
      wishlist: [
        'Où trouver mes favoris\u202f?',
        '<p>Touchez le cœur d’un article : vous le retrouverez dans les favoris de votre compte.</p>',
      ],
    },
  },
  giftCards: {
    slug: 'cartes-cadeaux',
    title: 'Cartes cadeaux',
    answers: {
      paying: [
        'Comment payer avec une carte cadeau\u202f?',
        '<p>Saisissez son numéro à l’étape du paiement. Elle s’applique jusqu’au montant de la commande ; vous réglez le reste par carte bancaire.</p>',
      ],
      rest: [
        'Que devient le solde de la carte\u202f?',
        '<p>Il reste sur la carte pour une prochaine commande.</p>',
      ],
    },
  },
  loyalty: {
    slug: 'fidelite',
    title: 'Carte de fidélité',
    answers: {
      benefits: [
        'Que m’apporte la carte de fidélité\u202f?',
        '<p>Des offres personnelles, que vous retrouvez dans le panier dès que vous êtes connecté(e).</p>',
      ],
      offers: [
        'Comment utiliser mes offres\u202f?',
        '<p>Connectez-vous, ouvrez le panier et choisissez l’offre. Le total change aussitôt.</p>',
      ],
    },
  },
  stores: {
    slug: 'magasins',
    title: 'Magasins',
    answers: {
      stock: [
        'Cet article est-il disponible près de chez moi ?',
        '<p>Là où nous avons des magasins, la page d’un article indique lesquels ont votre taille.</p>',
      ],
      reserving: [
        'Puis-je faire mettre un article de côté ?',
        '<p>Oui. Choisissez votre taille puis la réservation en magasin. Vos réservations restent dans votre compte.</p>',
      ],
    },
  },
  contact: {
    slug: 'contact',
    title: 'Contact',
    answers: {
      order: [
        'Comment vous joindre au sujet d’une commande\u202f?',
        '<p>Préparez le numéro de la commande, qui figure dans votre compte et dans l’e-mail de confirmation. Répondez à cet e-mail et nous nous en occupons.</p>',
      ],
      damaged: [
        'Un article est arrivé abîmé.',
        '<p>Nous en sommes désolés. Répondez à l’e-mail de votre commande avec une photo, et gardez l’article jusqu’à notre réponse.</p>',
      ],
    },
  },
};
