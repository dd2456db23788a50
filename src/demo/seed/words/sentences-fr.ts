import type { SentenceWords } from './word-lists.ts';

export const SENTENCES_FR: SentenceWords = {
  models: {
    't-shirt': [
      'Un basique dessiné avec soin : encolure nette, épaules bien placées, longueur juste.',
      'Le t-shirt que l’on attrape sans réfléchir et que l’on garde toute la journée.',
    ],
    'long-sleeve': [
      'Des manches longues et une ligne sobre, pour les matins où le temps hésite.',
      'Une première couche facile à vivre, aussi à l’aise seule que sous une veste.',
    ],
    polo: [
      'Un polo au col souple et à la patte de boutonnage discrète, entre sport et ville.',
      'La tenue d’un col, le confort d’une maille : un polo pour tous les jours.',
    ],
    camisole: [
      'De fines bretelles, un décolleté doux : un caraco à porter l’été, puis sous un gilet.',
      'Une pièce délicate, coupée pour tomber sans coller.',
    ],
    shirt: [
      'Une chemise au col impeccable, à boutonner jusqu’en haut ou à laisser ouverte.',
      'Des proportions réfléchies et des finitions propres, pour une chemise qui dure.',
    ],
    'mens-shirt': [
      'Une chemise au col impeccable, à boutonner jusqu’en haut ou à laisser ouverte.',
      'Des proportions réfléchies et des finitions propres, pour une chemise qui dure.',
    ],
    blouse: [
      'Une blouse au tombé souple, avec ce qu’il faut de volume aux manches.',
      'Légère et féminine, elle habille un jean aussi bien qu’une jupe.',
    ],
    sweater: [
      'Un pull aux bords côtelés, tricoté pour garder sa forme saison après saison.',
      'La maille que l’on ressort dès les premières fraîcheurs.',
    ],
    cardigan: [
      'Un gilet boutonné, à jeter sur les épaules ou à porter comme un pull.',
      'Une maille facile, pour les matins frais et les soirées au jardin.',
    ],
    hoodie: [
      'Une capuche doublée, une poche kangourou : le confort du week-end, en mieux coupé.',
      'Un sweat généreux, pensé pour les trajets, les dimanches et les retours de plage.',
    ],
    sweatshirt: [
      'Un sweat sobre aux finitions en bord-côte, à porter du matin au soir.',
      'La simplicité d’un sweat, le soin d’une belle coupe.',
    ],
    blazer: [
      'Un blazer à l’épaule nette, qui structure une tenue sans la raidir.',
      'La veste qui donne de l’allure à un jean et de l’assurance à un rendez-vous.',
    ],
    'suit-jacket': [
      'Une veste de costume aux revers soignés, à porter avec son pantalon ou dépareillée.',
      'Une coupe précise et une ligne d’épaule naturelle, pour une élégance sans effort.',
    ],
    'denim-jacket': [
      'Poches à rabat, surpiqûres, boutons métal : la veste en jean dans les règles.',
      'Elle se patine avec le temps et accompagne toutes les mi-saisons.',
    ],
    coat: [
      'Un manteau à la ligne claire, assez ample pour un gros pull.',
      'La pièce forte de l’hiver : un col bien dessiné, des poches profondes, un beau tombé.',
    ],
    trench: [
      'Col à rabats, ceinture à nouer : un trench fidèle à ses origines.',
      'Le manteau des ciels changeants, à porter ouvert ou bien serré à la taille.',
    ],
    'midi-dress': [
      'Une robe mi-longue qui accompagne le mouvement, du matin au soir.',
      'Une longueur midi, une ligne simple : une robe à mettre sans se poser de questions.',
    ],
    'maxi-dress': [
      'Une robe longue qui effleure la cheville et danse à chaque pas.',
      'Toute la légèreté d’une robe d’été, en version longue.',
    ],
    'shirt-dress': [
      'Une robe boutonnée empruntée au vestiaire des chemises, à ceinturer ou non.',
      'Le col d’une chemise, la liberté d’une robe.',
    ],
    'pleated-skirt': [
      'Des plis réguliers qui s’ouvrent en marchant et retombent toujours en place.',
      'Une jupe plissée à la taille confortable, chic avec des baskets comme avec des ballerines.',
    ],
    'mini-skirt': [
      'Une jupe courte à la ligne franche, à porter jambes nues ou avec des collants.',
      'Coupée au-dessus du genou, elle allonge la silhouette en toute simplicité.',
    ],
    'straight-jeans': [
      'Un jean à la jambe droite, ni trop serré ni trop large : celui qui va avec tout.',
      'Cinq poches, une jambe droite, une taille bien placée : l’essentiel.',
    ],
    'wide-jeans': [
      'Une jambe large qui part de la hanche et allonge la silhouette.',
      'Un jean ample au tombé franc, à porter avec une maille près du corps.',
    ],
    chinos: [
      'Un chino à la coupe nette, poches italiennes et ourlet à retourner.',
      'Plus habillé qu’un jean, aussi confortable : le pantalon de tous les jours.',
    ],
    trousers: [
      'Un pantalon au pli marqué, dont la ligne allonge la jambe.',
      'La rigueur d’un pantalon tailleur, avec le confort en plus.',
    ],
    shorts: [
      'Un short à la bonne longueur, assez soigné pour la ville.',
      'Des poches pratiques et une ceinture confortable, pour les journées qui s’étirent.',
    ],
    sneakers: [
      'Des baskets épurées, montées sur une semelle souple cousue main.',
      'Une paire discrète qui marche avec tout, du costume au short.',
    ],
    handbag: [
      'Un sac à la forme tenue, avec une poche intérieure zippée pour l’essentiel.',
      'Assez grand pour la journée, assez fin pour le soir.',
    ],
    scarf: [
      'Une écharpe généreuse, à enrouler deux fois autour du cou.',
      'La douceur qu’il faut entre le col du manteau et le menton.',
    ],
    foulard: [
      'Un foulard roulotté à nouer au cou, dans les cheveux ou à l’anse d’un sac.',
      'Une touche de couleur, et la tenue prend un autre ton.',
    ],
    beanie: [
      'Un bonnet côtelé à revers, qui tient chaud sans serrer.',
      'Le compagnon des matins froids, facile à glisser dans une poche.',
    ],
    puffer: ['Une doudoune légère qui tient chaud sans épaissir.'],
    raincoat: ['Un imperméable à patte cachée et aux poches profondes.'],
    joggers: ['Une taille élastiquée, des bords-côtes et toute liberté de mouvement.'],
    leggings: ['Un legging à ceinture large qui suit chaque mouvement.'],
    jumpsuit: ['Une combinaison pour s’habiller en un geste.'],
    pyjama: ['Un deux-pièces à la taille souple pour des nuits tranquilles.'],
    bodysuit: ['Un body aux coutures plates et à pressions, qui reste en place.'],
    swimsuit: ['Un maillot qui tient bien, au joli dos.'],
    'lingerie-set': ['Un soutien-gorge et une culotte assortis, qui se font oublier.'],
    'ankle-boots': ['Des bottines au talon stable, zippées sur le côté.'],
    sandals: ['Des sandales à brides réglables et semelle souple.'],
    backpack: ['Un sac à dos à poche intérieure et bretelles matelassées.'],
    belt: ['Une ceinture sobre à boucle brossée.'],
    cushion: ['Un coussin déhoussable aux finitions nettes.'],
    towel: ['Une serviette absorbante au liteau tissé, à suspendre.'],
  },
  fabrics: {
    linen: 'Le lin, frais et respirant, s’assouplit à chaque lavage.',
    'linen-blend': 'Le mélange de lin garde la fraîcheur de la fibre et froisse moins.',
    poplin: 'La popeline de coton, fine et serrée, offre un toucher net et frais.',
    viscose: 'La viscose, fluide et légère, caresse la peau.',
    lyocell: 'Le lyocell, issu du bois, a la douceur de la soie et un tombé plein de souplesse.',
    satin: 'Le satin prend la lumière et glisse au fil des gestes.',
    silk: 'La soie lavée, mate et douce comme une peau de pêche, se porte en toute saison.',
    'organic-cotton': 'Le coton issu de l’agriculture biologique est doux dès le premier jour.',
    'heavy-cotton': 'Le coton épais tient bien en main et ne se déforme pas.',
    merino: 'La laine mérinos, fine et thermorégulatrice, ne gratte pas.',
    'cashmere-blend': 'La laine et le cachemire s’unissent pour une chaleur toute en légèreté.',
    'cotton-knit': 'La maille de coton, douce et respirante, se porte toute l’année.',
    'alpaca-blend': 'L’alpaga apporte son gonflant et une chaleur sans poids.',
    'recycled-wool': 'La laine recyclée, filée en Italie, donne une seconde vie à la matière.',
    'brushed-cotton': 'Le molleton, gratté à l’intérieur, est chaud et moelleux.',
    denim: 'Le denim, solide, se patine joliment avec le temps.',
    'recycled-denim': 'Le denim contient du coton recyclé et conserve toute sa tenue.',
    corduroy: 'Le velours côtelé, dense et doux, adore les mois froids.',
    gabardine: 'La gabardine de coton, serrée et souple, résiste au vent.',
    twill: 'Le sergé de coton, souple et résistant, ne craint pas l’usage quotidien.',
    'wool-cloth': 'Le drap de laine, dense et chaud, garde une belle tenue.',
    'cool-wool': 'La laine froide, légère, se défroisse d’elle-même une fois suspendue.',
    leather: 'Le cuir, tanné avec soin, s’embellit au fil des années.',
    'grained-leather': 'Le cuir grainé, souple et robuste, ne craint pas les petites éraflures.',
    canvas: 'La toile de coton, robuste et légère, se nettoie d’un coup d’éponge.',
    flannel: 'La flanelle, légèrement grattée, est douce et chaude sur la peau.',
    'recycled-jersey': 'Le jersey de fibres recyclées est extensible et sèche vite.',
  },
  patterns: {
    breton: 'Des rayures régulières lui donnent un air de bord de mer.',
    pinstripe: 'De fines rayures tennis étirent la ligne.',
    gingham: 'Le vichy apporte une fraîcheur de pique-nique.',
    tartan: 'Les carreaux écossais réchauffent l’ensemble.',
    'floral-liberty': 'Un semis de petites fleurs, tout en délicatesse.',
    'floral-bold': 'De grandes fleurs dessinées à la main s’épanouissent sur le tissu.',
    'floral-sparse': 'Quelques fleurs éparses, comme tombées d’un bouquet.',
    dots: 'Des pois bien rangés, avec juste ce qu’il faut de malice.',
    chevron: 'Les chevrons donnent du relief au tissu.',
    animal: 'Une touche de léopard, et rien de plus.',
    houndstooth: 'Le pied-de-poule, net et graphique, ne se démode pas.',
    'colour-block': 'Deux couleurs franches se répondent.',
    print: 'Un motif graphique réalisé dans notre studio.',
  },
  stylings: {
    tops: [
      'À porter rentré dans une taille haute ou tout simplement par-dessus.',
      'Un bon compagnon des jeans, des jupes et des vestes.',
    ],
    shirts: [
      'Manches retroussées s’il fait chaud, boutonnée sous un pull s’il fait frais.',
      'Elle passe de la semaine au week-end sans changer de ton.',
    ],
    knitwear: [
      'À superposer sur une chemise ou à même la peau.',
      'À plier plutôt qu’à suspendre, pour en garder la forme.',
    ],
    sweats: [
      'À associer à un jean droit et à des baskets.',
      'Sous un manteau, il décontracte la silhouette.',
    ],
    jackets: [
      'À porter sur un t-shirt blanc, tout simplement.',
      'La dernière pièce que l’on enfile, la première que l’on remarque.',
    ],
    dresses: [
      'Avec des baskets le jour, des sandales le soir.',
      'Une veste par-dessus, et la saison se prolonge.',
    ],
    skirts: [
      'À porter avec une maille fine ou une chemise nouée.',
      'Elle se marie aux baskets comme aux bottines.',
    ],
    trousers: [
      'À porter avec une chemise, une maille ou un simple t-shirt.',
      'L’ourlet se retourne pour dévoiler la cheville.',
    ],
    jeans: [
      'À laver à l’envers et à froid, pour garder la couleur.',
      'Avec une chemise blanche, la tenue est déjà faite.',
    ],
    shorts: [
      'À porter avec un t-shirt ample ou une chemise ouverte.',
      'Il prend peu de place dans la valise.',
    ],
    shoes: [
      'La semelle intérieure amovible se glisse et se retire facilement.',
      'Prenez votre pointure habituelle.',
    ],
    bags: [
      'Une poche intérieure zippée garde l’essentiel à portée de main.',
      'Livré dans sa housse en coton.',
    ],
    accessories: ['Un cadeau facile à faire, et à se faire.', 'Un détail qui change une tenue.'],
    night: ['Le confort se sent dès le premier jour.', 'De quoi compléter le tiroir en douceur.'],
    home: ['Des couleurs faites pour être mélangées.', 'Un petit cadeau pour une nouvelle maison.'],
  },
  digitalPattern: {
    name: 'Patron de robe chemise à télécharger',
    description:
      'Un patron numérique à imprimer chez soi. Il vous attend dans votre compte dès la commande.',
    keywords: 'patron couture pdf',
  },
};
