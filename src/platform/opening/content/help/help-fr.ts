import type { HelpWords } from './help-words.ts';

export const HELP_FR: HelpWords = {
  title: 'Besoin d’aide',
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
        'De combien de temps est-ce que je dispose pour un retour\u202f?',
        '<p>De <strong>30 jours</strong> à compter de l’arrivée du colis. Les pièces reviennent non portées, avec leurs étiquettes.</p>',
      ],
      refund: [
        'Quand suis-je remboursé\u202f?',
        '<p>Dès que le retour nous est parvenu. La somme repart par le même chemin, vers votre moyen de paiement.</p>',
      ],
      refundToGiftCard: [
        'Quand suis-je remboursé\u202f?',
        '<p>Dès que le retour nous est parvenu. La somme repart par le même chemin, vers votre carte bancaire ou votre carte cadeau.</p>',
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
        '<p>Dans votre compte, avec les pièces, le total et l’état de chacune.</p>',
      ],
      wishlist: [
        'Où trouver mes favoris\u202f?',
        '<p>Un cœur accompagne chaque pièce. Celles que vous avez choisies vous attendent dans votre compte.</p>',
      ],
    },
  },
  giftCards: {
    slug: 'cartes-cadeaux',
    title: 'Cartes cadeaux',
    answers: {
      paying: [
        'Comment payer avec une carte cadeau\u202f?',
        '<p>Saisissez son numéro à l’étape du paiement. Elle règle jusqu’au total de la commande, le reste se paie par carte bancaire.</p>',
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
        '<p>Des offres personnelles, que vous retrouvez dans le panier une fois votre session ouverte.</p>',
      ],
      offers: [
        'Comment utiliser mes offres\u202f?',
        '<p>Ouvrez votre session, puis le panier, et choisissez l’offre. Le total change aussitôt.</p>',
      ],
    },
  },
  stores: {
    slug: 'magasins',
    title: 'Magasins',
    answers: {
      stock: [
        'Cette pièce est-elle disponible près de chez moi\u202f?',
        '<p>Là où nous avons des magasins, la page d’un article indique lesquels ont votre taille.</p>',
      ],
      reserving: [
        'Puis-je faire mettre une pièce de côté\u202f?',
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
        '<p>Nous en sommes désolés. Répondez à l’e-mail de votre commande avec une photo, et gardez la pièce jusqu’à notre réponse.</p>',
      ],
    },
  },
};
