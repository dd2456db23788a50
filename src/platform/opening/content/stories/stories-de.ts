import type { StoriesWords } from './story-words.ts';

export const STORIES_DE: StoriesWords = {
  noel25: {
    slug: 'weihnachten',
    title: 'Geschenke zum Anziehen',
    text: 'Ein Tuch für windige Tage, Strick für langsame: Ideen, einzeln ausgesucht, für alle auf der Liste.',
    bodyTitle: 'Ausgesucht statt geraten',
    body: '<p>Ein gutes Geschenk beginnt mit dem, was jemand schon liebt: <strong>eine Farbe</strong>, die immer wiederkehrt, oder <strong>ein Stoff</strong>, den man nicht loslassen mag.</p><ul><li>Die Größe ist unklar? Tücher, Gürtel und Taschen passen allen.</li><li>Strick verzeiht: im Zweifel die größere nehmen.</li></ul>',
    parts: [
      {
        title: 'Wolle für langsame Morgen',
        text: 'Strickjacken und Pullover, die bis Mittag bleiben und oft bis in die Nacht.',
      },
      {
        title: 'Noch etwas Weicheres',
        text: 'Satin und Spitze, für Menschen, die Sie in- und auswendig kennen.',
      },
    ],
    products: 'Passt allen auf der Liste',
  },
  linen26: {
    slug: 'leinen',
    title: 'Zuerst das Leinen',
    text: 'Gewaschen, geknittert, kühl auf der Haut. Der Sommer beginnt mit dem Stoff.',
    bodyTitle: 'Warum Leinen knittert und warum wir es so mögen',
    body: '<p>Seine Faser ist lang, fest und wenig elastisch. Darum kühlt es, und darum merkt es sich, wie Sie gesessen haben.</p><p>Feucht bügeln oder gar nicht: <em>nass aufgehängt glättet es sich von selbst.</em></p>',
    parts: [
      {
        title: 'Hemden zum Offenlassen',
        text: 'Über dem T-Shirt, über dem Badeanzug, über fast nichts.',
      },
      {
        title: 'Kleider, die atmen',
        text: 'Locker in der Taille, lang am Bein, in einer Minute angezogen.',
      },
    ],
    products: 'Neu aus Leinen',
  },
  care25: {
    slug: 'kleidung-pflegen',
    title: 'Kleidung pflegen',
    text: 'Weniger waschen, früh flicken, gut verstauen. Ein Lieblingsstück hält Jahre.',
    bodyTitle: 'Vier Handgriffe',
    body: '<ol><li>Lüften statt waschen.</li><li>Jeans vor der Wäsche wenden und den Reißverschluss schließen.</li><li>Strick liegend trocknen, fern der Heizung.</li><li>Einen Knopf annähen, sobald er sich lockert.</li></ol>',
    parts: [
      {
        title: 'Strick',
        text: 'Von Hand, in kaltem Wasser, niemals wringen. Jede Minute kommt zurück.',
      },
      { title: 'Leder', text: 'Ein weiches Tuch, ein wenig Wachs, ein Winter mehr.' },
    ],
    products: 'Gemacht, um zu bleiben',
  },
  t10: {
    slug: 'denim',
    title: 'Denim von Kopf bis Fuß',
    text: 'Zwei Blautöne zusammen sind kein Versehen. In dieser Saison gehört es genau so.',
    bodyTitle: 'So trägt man Blau auf Blau',
    body: '<p>Lassen Sie <strong>eine Stufe zwischen den Tönen</strong>: eine helle Jacke zu rohen Jeans oder umgekehrt. Alles andere bleibt leise.</p><p>Weiße Sneaker lockern die Linie, Lederstiefeletten schärfen sie.</p>',
    parts: [
      {
        title: 'Weit statt gerade',
        text: 'Hoch in der Taille, locker ab der Hüfte: Hier spricht das Bein.',
      },
      {
        title: 'Der ganze Look',
        text: 'Wide-Leg-Jeans, eine Jacke einen Ton dunkler, weiße Sneaker als Ruhepunkt.',
      },
    ],
    products: 'Die Jeans der Saison',
  },
  t11: {
    slug: 'schneiderkunst',
    title: 'Eine klare Linie',
    text: 'Schultern, die halten, Hosen, die fallen. Business-Mode ohne Büro.',
    bodyTitle: 'Drei Regeln, zwei zum Vergessen',
    body: '<ol><li>Die Schulter entscheidet: Sie endet, wo Ihre endet.</li><li>Der Ärmel endet am Handgelenk. Oder wird hochgeschoben.</li><li>Mit Sneakern tragen, sobald jemand davon abrät.</li></ol>',
    parts: [
      {
        title: 'Darüber der Mantel',
        text: 'Lang, schlicht, zugeknöpft: Der Rest darf alles sein.',
      },
      {
        title: 'Der ganze Look',
        text: 'Ein Blazer mit Hahnentritt, weiche Chinos, Stiefeletten mit kräftiger Sohle.',
      },
    ],
    products: 'Jacken für den Einstieg',
  },
  lb7: {
    slug: 'sommer',
    title: 'Sommer am offenen Fenster',
    text: 'Kleider, Leder, nackte Knöchel. Eine Garderobe für Tage, die spät beginnen und später enden.',
    bodyTitle: 'Im Schatten',
    body: '<p>Wir haben Farben gesucht, die in der Sonne nicht müde werden: Salbei, Sand, ein Zinnober, das wach bleibt. Und Stoffe, die schon vor Ihnen in Bewegung sind.</p>',
    parts: [
      {
        title: 'Lang und länger',
        text: 'Ein Maxikleid für den Abend, ein Midikleid für alles davor, flache Sandalen für beide.',
      },
      {
        title: 'Kleines mit großer Wirkung',
        text: 'Ein Tuch am Handgelenk oder im Haar, eine Tasche, die schön altert, ein Gürtel, der alles hält.',
      },
    ],
    products: 'Weitere Kleider',
  },
  lb8: {
    slug: 'stadt',
    title: 'Stadt zwischen zwei Schauern',
    text: 'Ein Trenchcoat im Wind, eine Bluse mit Glanz, gute Sohlen für lange Straßen.',
    bodyTitle: 'Von der ersten Bahn bis zur letzten',
    body: '<p>Schichten, die sich leicht ablegen lassen, Taschen, in die ein Buch passt, Leder, das Regen verträgt. Eine Silhouette für den ganzen Tag.</p>',
    parts: [
      {
        title: 'Kragen offen, Gürtel gebunden',
        text: 'Satin darunter, Baumwolle darüber und eine Ledertasche an der Schulter.',
      },
      {
        title: 'Zu Fuß',
        text: 'Stiefeletten am Morgen, Sneaker am Nachmittag, Sandalen, sobald es aufklart.',
      },
    ],
    products: 'Jacken & Mäntel',
  },
};
