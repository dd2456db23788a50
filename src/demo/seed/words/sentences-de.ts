import type { SentenceWords } from './word-lists.ts';

export const SENTENCES_DE: SentenceWords = {
  models: {
    't-shirt': [
      'Ein sorgfältig gemachtes Basic: klarer Ausschnitt, gut sitzende Schultern, die richtige Länge.',
      'Das T-Shirt, nach dem man ohne Nachdenken greift und das man den ganzen Tag anbehält.',
    ],
    'long-sleeve': [
      'Lange Ärmel und eine ruhige Linie, für Morgen, an denen sich das Wetter noch nicht entscheiden kann.',
      'Eine unkomplizierte erste Schicht, allein getragen so schön wie unter der Jacke.',
    ],
    polo: [
      'Ein Polo mit weichem Kragen und dezenter Knopfleiste, zwischen Sport und Stadt.',
      'So angezogen wie ein Hemd, so bequem wie Strick.',
    ],
    camisole: [
      'Feine Träger und ein sanfter Ausschnitt: im Sommer solo, im Herbst unter der Strickjacke.',
      'Ein zartes Stück, das umspielt, statt einzuengen.',
    ],
    shirt: [
      'Eine Hemdbluse mit tadellosem Kragen, hochgeschlossen oder offen getragen.',
      'Durchdachte Proportionen und saubere Verarbeitung, gemacht für viele Jahre.',
    ],
    'mens-shirt': [
      'Ein Hemd mit tadellosem Kragen, hochgeschlossen oder offen getragen.',
      'Durchdachte Proportionen und saubere Verarbeitung, gemacht für viele Jahre.',
    ],
    blouse: [
      'Eine weich fallende Bluse mit genau dem richtigen Volumen im Ärmel.',
      'Leicht und feminin, zur Jeans so schön wie zum Rock.',
    ],
    sweater: [
      'Ein Pullover mit Rippbündchen, so gestrickt, dass er Saison für Saison seine Form behält.',
      'Der Strick, den man an den ersten kühlen Abenden hervorholt.',
    ],
    cardigan: [
      'Zum Knöpfen, zum Überwerfen oder ganz geschlossen wie ein Pullover.',
      'Ein unkomplizierter Strick für kühle Morgen und lange Gartenabende.',
    ],
    hoodie: [
      'Gefütterte Kapuze, Kängurutasche: der Komfort des Wochenendes, nur besser geschnitten.',
      'Großzügig geschnitten, für Reisen, Sonntage und den Heimweg vom Strand.',
    ],
    sweatshirt: [
      'Ein schlichtes Sweatshirt mit Rippbündchen, von morgens bis abends richtig.',
      'Die Lässigkeit eines Sweatshirts, die Sorgfalt eines guten Schnitts.',
    ],
    blazer: [
      'Ein Blazer mit klarer Schulter, der dem Look Struktur gibt, ohne steif zu wirken.',
      'Die Jacke, die einer Jeans Haltung und einem Termin Sicherheit verleiht.',
    ],
    'suit-jacket': [
      'Ein Sakko mit sorgfältig gearbeitetem Revers, zur passenden Hose oder kombiniert.',
      'Präziser Schnitt und natürliche Schulterlinie, für Eleganz ohne Mühe.',
    ],
    'denim-jacket': [
      'Klappentaschen, Ziernähte, Metallknöpfe: eine Jeansjacke, wie sie sein soll.',
      'Sie wird mit der Zeit schöner und begleitet durch jede Übergangszeit.',
    ],
    coat: [
      'Ein Mantel mit klarer Linie und genug Platz für einen dicken Pullover.',
      'Das Herzstück des Winters: ein schöner Kragen, tiefe Taschen, ein guter Fall.',
    ],
    trench: [
      'Koller, Revers und ein Gürtel zum Binden: ein Trenchcoat, der seiner Herkunft treu bleibt.',
      'Der Mantel für wechselhafte Tage, offen getragen oder fest gegürtet.',
    ],
    'midi-dress': [
      'Ein Kleid in Midilänge, das jede Bewegung mitmacht, von morgens bis abends.',
      'Midilänge, schlichte Linie: ein Kleid, bei dem man nicht lange überlegt.',
    ],
    'maxi-dress': [
      'Ein langes Kleid, das den Knöchel streift und bei jedem Schritt schwingt.',
      'Die ganze Leichtigkeit eines Sommerkleids, in voller Länge.',
    ],
    'shirt-dress': [
      'Ein durchgeknöpftes Kleid mit Hemdkragen, mit oder ohne Gürtel.',
      'Der Kragen eines Hemds, die Freiheit eines Kleids.',
    ],
    'pleated-skirt': [
      'Gleichmäßige Falten, die beim Gehen aufspringen und immer wieder zurückfallen.',
      'Ein Plisseerock mit bequemem Bund, zu Sneakern so schön wie zu Ballerinas.',
    ],
    'mini-skirt': [
      'Ein kurzer Rock mit klarer Linie, mit nackten Beinen oder Strumpfhose.',
      'Über dem Knie geschnitten, streckt er das Bein ganz ohne Aufwand.',
    ],
    'straight-jeans': [
      'Nicht zu eng, nicht zu weit: die Jeans, die zu allem passt.',
      'Fünf Taschen, gerades Bein, gut sitzender Bund: mehr braucht es nicht.',
    ],
    'wide-jeans': [
      'Ein weites Bein, das an der Hüfte beginnt und die Silhouette streckt.',
      'Weit und mit klarem Fall, am besten zu körpernahem Strick.',
    ],
    chinos: [
      'Ein sauberer Schnitt, schräge Taschen und ein Saum zum Umschlagen.',
      'Feiner als eine Jeans und ebenso bequem: die Hose für jeden Tag.',
    ],
    trousers: [
      'Eine Hose mit Bügelfalte, die das Bein optisch streckt.',
      'Die Strenge einer Anzughose, mit einem Plus an Komfort.',
    ],
    shorts: [
      'Shorts in der richtigen Länge, gepflegt genug für die Stadt.',
      'Praktische Taschen und ein bequemer Bund, für Tage, die kein Ende nehmen.',
    ],
    sneakers: [
      'Reduzierte Sneaker auf einer flexiblen, handvernähten Sohle.',
      'Ein dezentes Paar, das zu allem passt, vom Anzug bis zu den Shorts.',
    ],
    handbag: [
      'Eine Tasche mit fester Form und Innenfach mit Reißverschluss für das Wichtigste.',
      'Groß genug für den Tag, schmal genug für den Abend.',
    ],
    scarf: [
      'Ein großzügiger Schal, der sich zweimal um den Hals legen lässt.',
      'Die Weichheit, die es zwischen Mantelkragen und Kinn braucht.',
    ],
    foulard: [
      'Ein Tuch mit handrolliertem Saum: am Hals, im Haar oder am Henkel der Tasche.',
      'Ein Hauch Farbe, und der Look bekommt einen anderen Ton.',
    ],
    beanie: [
      'Eine gerippte Mütze mit Umschlag, die wärmt, ohne zu drücken.',
      'Ein Begleiter für kalte Morgen, der in jede Manteltasche passt.',
    ],
    puffer: ['Eine leicht gefütterte Steppjacke, die warm hält, ohne aufzutragen.'],
    raincoat: ['Ein Regenmantel mit geschützter Knopfleiste und tiefen Taschen.'],
    joggers: ['Ein elastischer Bund, gerippte Abschlüsse und viel Bewegungsfreiheit.'],
    leggings: ['Leggings mit breitem Bund, die jede Bewegung mitmachen.'],
    jumpsuit: ['Ein Overall: hineinschlüpfen, fertig.'],
    pyjama: ['Ein Zweiteiler mit weichem Bund für ruhige Nächte.'],
    bodysuit: ['Ein Body mit flachen Nähten und Druckknöpfen, der an Ort und Stelle bleibt.'],
    swimsuit: ['Ein Badeanzug mit sicherem Halt und schönem Rücken.'],
    'lingerie-set': ['Ein BH und ein Slip, die zusammengehören und kaum zu spüren sind.'],
    'ankle-boots': ['Stiefeletten mit stabilem Absatz und seitlichem Reißverschluss.'],
    sandals: ['Sandalen mit verstellbaren Riemen und weichem Fußbett.'],
    backpack: ['Ein Rucksack mit Innenfach und gepolsterten Trägern.'],
    belt: ['Ein schlichter Gürtel mit gebürsteter Schließe.'],
    cushion: ['Ein Kissen mit abnehmbarem Bezug und sauberer Kante.'],
    towel: ['Ein saugfähiges Handtuch mit gewebter Bordüre und Aufhänger.'],
  },
  fabrics: {
    linen: 'Leinen ist kühl und atmungsaktiv und wird mit jeder Wäsche weicher.',
    'linen-blend': 'Der Leinenmix bewahrt die Frische der Faser und knittert weniger.',
    poplin: 'Baumwollpopeline, fein und dicht gewebt, fühlt sich glatt und frisch an.',
    viscose: 'Viskose fällt fließend und schmeichelt der Haut.',
    lyocell: 'Lyocell wird aus Holz gewonnen, ist weich wie Seide und fällt wunderbar locker.',
    satin: 'Satin fängt das Licht ein und gleitet mit jeder Bewegung.',
    silk: 'Gewaschene Seide, matt und zart wie Pfirsichhaut, trägt sich das ganze Jahr.',
    'organic-cotton': 'Baumwolle aus biologischem Anbau, weich vom ersten Tag an.',
    'heavy-cotton': 'Feste Baumwolle mit gutem Griff, die sich nicht verzieht.',
    merino: 'Merinowolle ist fein, temperaturausgleichend und kratzt nicht.',
    'cashmere-blend': 'Wolle und Kaschmir verbinden sich zu Wärme ohne Gewicht.',
    'cotton-knit': 'Baumwollstrick, weich und atmungsaktiv, für das ganze Jahr.',
    'alpaca-blend': 'Alpaka bringt Bauschkraft und schwerelose Wärme mit.',
    'recycled-wool': 'Recycelte Wolle, in Italien gesponnen, gibt der Faser ein zweites Leben.',
    'brushed-cotton': 'Innen angeraut, ist die Baumwolle warm und kuschelig.',
    denim: 'Der Denim ist robust und wird mit den Jahren schöner.',
    'recycled-denim': 'Der Denim enthält recycelte Baumwolle und bleibt dabei formstabil.',
    corduroy: 'Cord, dicht und weich, gehört in die kalten Monate.',
    gabardine: 'Baumwollgabardine, dicht gewebt und geschmeidig, hält den Wind ab.',
    twill: 'Baumwolltwill, geschmeidig und strapazierfähig, ist für jeden Tag gemacht.',
    'wool-cloth': 'Das Wolltuch, dicht und warm, behält seine Form.',
    'cool-wool': 'Cool Wool ist leicht und hängt sich über Nacht von selbst glatt.',
    leather: 'Sorgfältig gegerbtes Leder, das mit den Jahren immer schöner wird.',
    'grained-leather': 'Genarbtes Leder, weich und robust, verzeiht kleine Kratzer.',
    canvas: 'Baumwollcanvas, robust und leicht, lässt sich einfach abwischen.',
    flannel: 'Leicht angerauter Flanell liegt weich und warm auf der Haut.',
    'recycled-jersey': 'Der Jersey aus recycelten Fasern ist elastisch und trocknet schnell.',
  },
  patterns: {
    breton: 'Gleichmäßige Streifen bringen eine Brise Meer mit.',
    pinstripe: 'Feine Nadelstreifen strecken die Linie.',
    gingham: 'Vichykaro, so frisch wie ein Picknick.',
    tartan: 'Das Schottenkaro bringt Wärme ins Spiel.',
    'floral-liberty': 'Ein Streumuster aus winzigen Blüten, ganz zart.',
    'floral-bold': 'Große, von Hand gezeichnete Blüten entfalten sich auf dem Stoff.',
    'floral-sparse': 'Einzelne Blüten, wie aus einem Strauß gefallen.',
    dots: 'Ordentlich gesetzte Punkte mit einem Augenzwinkern.',
    chevron: 'Fischgrät gibt dem Stoff Tiefe.',
    animal: 'Ein Hauch Leopard, mehr braucht es nicht.',
    houndstooth: 'Hahnentritt, klar und grafisch, kommt nie aus der Mode.',
    'colour-block': 'Zwei klare Farben im Dialog.',
    print: 'Ein grafisches Motiv aus unserem eigenen Atelier.',
  },
  stylings: {
    tops: [
      'In den hohen Bund gesteckt oder einfach darüber getragen.',
      'Ein guter Begleiter für Jeans, Röcke und Jacken.',
    ],
    shirts: [
      'Bei Wärme mit aufgekrempelten Ärmeln, bei Kälte geschlossen unter dem Pullover.',
      'Von der Woche ins Wochenende, ohne den Ton zu wechseln.',
    ],
    knitwear: [
      'Über dem Hemd oder direkt auf der Haut zu tragen.',
      'Lieber falten als hängen, so bleibt die Form erhalten.',
    ],
    sweats: [
      'Dazu passen gerade Jeans und Sneaker.',
      'Unter dem Mantel getragen, wirkt der Look lockerer.',
    ],
    jackets: [
      'Dazu ein weißes T-Shirt, mehr nicht.',
      'Das Letzte, was man anzieht, und das Erste, was auffällt.',
    ],
    dresses: [
      'Tagsüber mit Sneakern, abends mit Sandalen.',
      'Eine Jacke darüber, und die Saison dauert länger.',
    ],
    skirts: [
      'Dazu feiner Strick oder eine geknotete Bluse.',
      'Verträgt sich mit Sneakern ebenso wie mit Stiefeletten.',
    ],
    trousers: [
      'Dazu ein Hemd, Strick oder ein schlichtes T-Shirt.',
      'Der Saum lässt sich umschlagen und gibt den Knöchel frei.',
    ],
    jeans: [
      'Auf links und kalt waschen, so bleibt die Farbe erhalten.',
      'Dazu ein weißes Hemd, und der Look steht.',
    ],
    shorts: [
      'Dazu ein weites T-Shirt oder ein offenes Hemd.',
      'Im Koffer brauchen sie kaum Platz.',
    ],
    shoes: ['Die Innensohle lässt sich herausnehmen.', 'Sie fallen größengerecht aus.'],
    bags: [
      'Ein Innenfach mit Reißverschluss hält das Wichtigste griffbereit.',
      'Wird im Baumwollbeutel geliefert.',
    ],
    accessories: [
      'Ein Geschenk, das immer passt, auch für Sie selbst.',
      'Ein Detail, das einen Look verändert.',
    ],
    night: [
      'Fühlt sich schon beim ersten Tragen vertraut an.',
      'Lässt sich mit allem kombinieren.',
    ],
    home: ['Farben, die sich frei mischen lassen.', 'Ein kleines Geschenk für ein neues Zuhause.'],
  },
  digitalPattern: {
    name: 'Schnittmuster Hemdblusenkleid zum Herunterladen',
    description:
      'Ein digitales Schnittmuster zum Ausdrucken. Es liegt gleich nach der Bestellung in Ihrem Konto bereit.',
    keywords: 'Schnittmuster nähen PDF',
  },
};
