import type { StoriesWords } from './story-words.ts';

export const STORIES_FR: StoriesWords = {
  noel25: {
    slug: 'noel',
    title: 'Des cadeaux à porter',
    text: 'Un foulard pour les jours de vent, une maille pour les jours lents. Des idées choisies une à une, pour toute la liste.',
    bodyTitle: 'Choisir sans hésiter',
    body: '<p>Un bon cadeau part de ce que l’autre aime déjà, <strong>une couleur</strong> qui revient toujours ou <strong>une matière</strong> que l’on ne cesse de toucher.</p><ul><li>Un doute sur la taille ? Les foulards, les ceintures et les sacs vont à tout le monde.</li><li>La maille pardonne : en cas de doute, prenez la taille au-dessus.</li></ul>',
    parts: [
      {
        title: 'La laine des matins lents',
        text: 'Des gilets et des pulls que l’on garde jusqu’à midi, et souvent jusqu’au soir.',
      },
      {
        title: 'Plus doux encore',
        text: 'Du satin et de la dentelle, pour qui l’on connaît par cœur.',
      },
    ],
    products: 'Pour toute la liste',
  },
  linen26: {
    slug: 'lin',
    title: 'Le lin d’abord',
    text: 'Lavé, froissé, frais sur la peau. L’été commence par la matière.',
    bodyTitle: 'Pourquoi le lin se froisse, et pourquoi on l’aime ainsi',
    body: '<p>Sa fibre est longue, solide et peu élastique. C’est ce qui le rend si frais, et ce qui lui fait garder la mémoire de vos gestes.</p><p>Repassez-le humide, ou pas du tout. <em>Suspendu mouillé, il se défroisse de lui-même.</em></p>',
    parts: [
      {
        title: 'Des chemises à laisser ouvertes',
        text: 'Sur un t-shirt, sur un maillot de bain, sur presque rien.',
      },
      {
        title: 'Des robes qui respirent',
        text: 'Souples à la taille, longues sur la jambe, prêtes en une minute.',
      },
    ],
    products: 'Nouveautés en lin',
  },
  care25: {
    slug: 'prendre-soin',
    title: 'Prendre soin de ses vêtements',
    text: 'Laver moins, réparer tôt, ranger bien. Une pièce aimée se garde des années.',
    bodyTitle: 'Quatre gestes',
    body: '<ol><li>Aérer plutôt que laver.</li><li>Retourner les jeans et fermer leur zip avant la machine.</li><li>Sécher la maille à plat, loin du radiateur.</li><li>Recoudre un bouton dès qu’il bouge.</li></ol>',
    parts: [
      {
        title: 'La maille',
        text: 'À la main, à l’eau froide, sans jamais tordre. Elle vous rendra chaque minute.',
      },
      { title: 'Le cuir', text: 'Un chiffon doux, un peu de cire, un hiver de plus.' },
    ],
    products: 'Des pièces faites pour durer',
  },
  t10: {
    slug: 'denim',
    title: 'Le denim de haut en bas',
    text: 'Deux bleus portés ensemble ne sont pas une erreur. Cette saison, c’est même le but.',
    bodyTitle: 'Le bleu sur le bleu',
    body: '<p>Gardez <strong>un ton d’écart</strong>, une veste claire sur un jean brut ou l’inverse. Le reste se tait.</p><p>Des baskets blanches adoucissent la ligne, des bottines en cuir la précisent.</p>',
    parts: [
      {
        title: 'Le jean large détrône le jean droit',
        text: 'Haut à la taille, libre dès la hanche. C’est la jambe qui parle.',
      },
      {
        title: 'La silhouette entière',
        text: 'Un jean large, une veste un ton plus foncée, des baskets blanches pour poser le tout.',
      },
    ],
    products: 'Les jeans de la saison',
  },
  t11: {
    slug: 'tailleur',
    title: 'La ligne nette',
    text: 'Des épaules qui tiennent, des pantalons qui tombent. Le tailleur, le bureau en moins.',
    bodyTitle: 'Trois règles, dont deux à oublier',
    body: '<ol><li>L’épaule décide. Elle s’arrête où finit la vôtre.</li><li>La manche s’arrête à l’os du poignet. Ou se retrousse.</li><li>À porter avec des baskets dès que l’on vous dit de ne pas le faire.</li></ol>',
    parts: [
      {
        title: 'Le manteau par-dessus',
        text: 'Long, sobre, boutonné. Le reste peut être n’importe quoi.',
      },
      {
        title: 'La silhouette entière',
        text: 'Un blazer pied-de-poule, un chino souple, des bottines à semelle épaisse.',
      },
    ],
    products: 'Des vestes pour commencer',
  },
  lb7: {
    slug: 'ete',
    title: 'L’été, fenêtre ouverte',
    text: 'Des robes, du cuir et des chevilles nues. Un vestiaire pour les jours qui commencent tard et finissent plus tard encore.',
    bodyTitle: 'À l’ombre',
    body: '<p>Nous avons cherché des couleurs que le soleil ne fatigue pas, de la sauge, du sable, un vermillon qui reste éveillé. Et des tissus qui bougent avant vous.</p>',
    parts: [
      {
        title: 'Longue, et plus longue',
        text: 'Une robe longue pour le soir, une midi pour tout ce qui précède, des sandales plates pour les deux.',
      },
      {
        title: 'Petits accessoires, grand effet',
        text: 'Un foulard au poignet ou dans les cheveux, un sac qui vieillit bien, une ceinture pour tenir le tout.',
      },
    ],
    products: 'D’autres robes',
  },
  lb8: {
    slug: 'ville',
    title: 'La ville entre deux averses',
    text: 'Un trench qui flotte, une blouse qui brille, de bonnes semelles pour les longues rues.',
    bodyTitle: 'Du premier tram au dernier',
    body: '<p>Des couches qui s’enlèvent vite, des poches où tient un livre, un cuir qui ne craint pas la pluie. Une seule silhouette pour toute la journée.</p>',
    parts: [
      {
        title: 'Col ouvert, ceinture nouée',
        text: 'Le satin dessous, le coton dessus et un sac en cuir à l’épaule.',
      },
      {
        title: 'À pied',
        text: 'Des bottines le matin, des baskets l’après-midi, des sandales dès l’éclaircie.',
      },
    ],
    products: 'Vestes et manteaux',
  },
};
