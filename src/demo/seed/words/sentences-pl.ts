import type { SentenceWords } from './word-lists.ts';

export const SENTENCES_PL: SentenceWords = {
  models: {
    't-shirt': [
      'Podstawowy model dopracowany w szczegółach: czysta linia dekoltu, dobrze leżące ramiona, właściwa długość.',
      'T-shirt, po który sięga się bez namysłu i którego nie chce się zdejmować.',
    ],
    'long-sleeve': [
      'Długi rękaw i spokojna linia na poranki, gdy pogoda nie może się zdecydować.',
      'Wygodna pierwsza warstwa, dobra solo i pod marynarkę.',
    ],
    polo: [
      'Miękki kołnierzyk i dyskretna plisa, w pół drogi między sportem a miastem.',
      'Elegancja kołnierzyka i wygoda dzianiny.',
    ],
    camisole: [
      'Cienkie ramiączka i delikatny dekolt: latem solo, jesienią pod kardigan.',
      'Subtelny krój, który otula, ale nie opina.',
    ],
    shirt: [
      'Koszula z nienagannym kołnierzykiem, do zapinania pod szyję lub noszenia rozpiętej.',
      'Przemyślane proporcje i staranne wykończenie, na długie lata.',
    ],
    'mens-shirt': [
      'Koszula z nienagannym kołnierzykiem, do zapinania pod szyję lub noszenia rozpiętej.',
      'Przemyślane proporcje i staranne wykończenie, na długie lata.',
    ],
    blouse: [
      'Bluzka o miękkiej linii, z odpowiednią objętością w rękawach.',
      'Lekka i kobieca, pasuje do jeansów równie dobrze jak do spódnicy.',
    ],
    sweater: [
      'Sweter ze ściągaczami, który trzyma fason przez kolejne sezony.',
      'Dzianina, po którą sięga się w pierwsze chłodne wieczory.',
    ],
    cardigan: [
      'Zapinany na guziki, do narzucenia na ramiona lub noszenia jak sweter.',
      'Wygodna dzianina na chłodne poranki i długie wieczory w ogrodzie.',
    ],
    hoodie: [
      'Podszyty kaptur i kieszeń kangurka: weekendowa wygoda w lepszym kroju.',
      'Obszerny krój na podróże, niedziele i powroty z plaży.',
    ],
    sweatshirt: [
      'Prosta bluza ze ściągaczami, dobra od rana do wieczora.',
      'Swoboda bluzy i staranność dobrego kroju.',
    ],
    blazer: [
      'Marynarka o wyraźnej linii ramion, która porządkuje sylwetkę, ale jej nie usztywnia.',
      'Dodaje charakteru jeansom i pewności na ważnym spotkaniu.',
    ],
    'suit-jacket': [
      'Marynarka ze starannie wykończonymi klapami, do kompletu ze spodniami lub osobno.',
      'Precyzyjny krój i naturalna linia ramion: elegancja bez wysiłku.',
    ],
    'denim-jacket': [
      'Kieszenie z patkami, ozdobne szwy, metalowe guziki: klasyka gatunku.',
      'Z czasem tylko pięknieje i sprawdza się o każdej porze przejściowej.',
    ],
    coat: [
      'Płaszcz o czystej linii, w którym zmieści się gruby sweter.',
      'Najważniejszy element zimowej szafy: ładny kołnierz, głębokie kieszenie, dobry krój.',
    ],
    trench: [
      'Klapy i wiązany pasek: trencz wierny swoim początkom.',
      'Płaszcz na zmienną pogodę, noszony luźno lub mocno przewiązany w talii.',
    ],
    'midi-dress': [
      'Sukienka midi, która podąża za ruchem, od rana do wieczora.',
      'Długość midi i prosta linia: sukienka na każdą okazję.',
    ],
    'maxi-dress': [
      'Długa sukienka, która muska kostki i faluje przy każdym kroku.',
      'Cała lekkość letniej sukienki w długiej wersji.',
    ],
    'shirt-dress': [
      'Zapinana sukienka z koszulowym kołnierzykiem, z paskiem lub bez.',
      'Kołnierzyk koszuli i swoboda sukienki.',
    ],
    'pleated-skirt': [
      'Równe plisy, które otwierają się w ruchu i zawsze wracają na miejsce.',
      'Spódnica z wygodnym pasem, dobra do sneakersów i do balerin.',
    ],
    'mini-skirt': [
      'Krótka spódnica o zdecydowanej linii, na gołe nogi lub z rajstopami.',
      'Nad kolano, wydłuża nogi bez zbędnych ozdób.',
    ],
    'straight-jeans': [
      'Nie za wąskie, nie za szerokie: jeansy, które pasują do wszystkiego.',
      'Pięć kieszeni, prosta nogawka, dobrze leżący pas: nic więcej nie trzeba.',
    ],
    'wide-jeans': [
      'Szeroka nogawka opada od bioder i wysmukla sylwetkę.',
      'Luźne i dobrze układające się, najlepsze z dopasowaną dzianiną.',
    ],
    chinos: [
      'Czysty krój, skośne kieszenie i nogawka do podwinięcia.',
      'Elegantsze od jeansów i równie wygodne: spodnie na co dzień.',
    ],
    trousers: ['Zaprasowany kant wydłuża nogi.', 'Krawiecka precyzja i dodatkowa wygoda.'],
    shorts: [
      'Szorty o dobrej długości, dość eleganckie do miasta.',
      'Praktyczne kieszenie i wygodny pas na długie dni.',
    ],
    sneakers: [
      'Minimalistyczne sneakersy na elastycznej, ręcznie szytej podeszwie.',
      'Dyskretna para, która pasuje do wszystkiego, od garnituru po szorty.',
    ],
    handbag: [
      'Torebka, która trzyma formę, z wewnętrzną kieszenią na zamek.',
      'Dość duża na dzień, dość smukła na wieczór.',
    ],
    scarf: [
      'Obszerny szalik, który można owinąć wokół szyi dwa razy.',
      'Miękkość, jakiej potrzeba między kołnierzem płaszcza a brodą.',
    ],
    foulard: [
      'Apaszka z ręcznie rolowanym brzegiem: na szyję, do włosów lub na uchwyt torebki.',
      'Odrobina koloru, i stylizacja zmienia ton.',
    ],
    beanie: [
      'Prążkowana czapka z wywinięciem, która grzeje, ale nie uciska.',
      'Towarzyszka zimnych poranków, mieści się w każdej kieszeni.',
    ],
    puffer: ['Lekka pikowana kurtka, która grzeje i nie pogrubia.'],
    raincoat: ['Płaszcz przeciwdeszczowy z krytą plisą i głębokimi kieszeniami.'],
    joggers: ['Elastyczny pas, ściągacze i pełna swoboda ruchów.'],
    leggings: ['Legginsy z szerokim pasem, które podążają za każdym ruchem.'],
    jumpsuit: ['Kombinezon: jeden ruch i strój gotowy.'],
    pyjama: ['Dwuczęściowy komplet z miękkim pasem na spokojne noce.'],
    bodysuit: ['Body z płaskimi szwami i zatrzaskami, które zostaje na miejscu.'],
    swimsuit: ['Kostium kąpielowy, który dobrze trzyma i ładnie odsłania plecy.'],
    'lingerie-set': ['Biustonosz i figi do kompletu, których prawie się nie czuje.'],
    'ankle-boots': ['Botki na stabilnym obcasie z zamkiem z boku.'],
    sandals: ['Sandały z regulowanymi paskami i miękką wkładką.'],
    backpack: ['Plecak z wewnętrzną kieszenią i wyściełanymi szelkami.'],
    belt: ['Prosty pasek z matową klamrą.'],
    cushion: ['Poduszka ze zdejmowaną poszewką i starannym brzegiem.'],
    towel: ['Chłonny ręcznik z tkaną bordiurą i zawieszką.'],
  },
  fabrics: {
    linen: 'Len, chłodny i przewiewny, mięknie z każdym praniem.',
    'linen-blend': 'Mieszanka z lnem zachowuje świeżość włókna i mniej się gniecie.',
    poplin: 'Bawełniana popelina, cienka i gęsto tkana, jest gładka i świeża w dotyku.',
    viscose: 'Wiskoza, lekka i lejąca, jest przyjemna dla skóry.',
    lyocell: 'Lyocell, pozyskiwany z drewna, jest miękki jak jedwab i pięknie się układa.',
    satin: 'Satyna łapie światło i płynie z każdym ruchem.',
    silk: 'Prany jedwab, matowy i aksamitny, sprawdza się przez cały rok.',
    'organic-cotton': 'Bawełna z upraw ekologicznych, miękka od pierwszego dnia.',
    'heavy-cotton': 'Gruba bawełna jest mięsista i nie traci fasonu.',
    merino: 'Wełna merino, cienka i regulująca temperaturę, nie gryzie.',
    'cashmere-blend': 'Wełna i kaszmir dają ciepło bez ciężaru.',
    'cotton-knit': 'Bawełniana dzianina, miękka i przewiewna, na cały rok.',
    'alpaca-blend': 'Alpaka dodaje puszystości i lekkiego ciepła.',
    'recycled-wool': 'Wełna z recyklingu, przędzona we Włoszech, daje włóknu drugie życie.',
    'brushed-cotton': 'Drapana od spodu bawełna jest ciepła i miękka.',
    denim: 'Denim jest wytrzymały i z czasem pięknieje.',
    'recycled-denim': 'Denim zawiera bawełnę z recyklingu i świetnie trzyma fason.',
    corduroy: 'Sztruks, gęsty i miękki, jest stworzony na chłodne miesiące.',
    gabardine: 'Bawełniana gabardyna, gęsto tkana i miękka, chroni przed wiatrem.',
    twill: 'Bawełniany twill, miękki i wytrzymały, jest stworzony do codziennego noszenia.',
    'wool-cloth': 'Wełniane sukno, gęste i ciepłe, trzyma linię.',
    'cool-wool': 'Lekka wełna sama się prostuje na wieszaku.',
    leather: 'Starannie garbowana skóra, która z latami nabiera urody.',
    'grained-leather': 'Skóra groszkowana, miękka i mocna, nie boi się drobnych rys.',
    canvas: 'Bawełniane płótno, mocne i lekkie, łatwo przetrzeć gąbką.',
    flannel: 'Lekko drapana flanela jest miękka i ciepła dla skóry.',
    'recycled-jersey': 'Dżersej z włókien z recyklingu jest elastyczny i szybko schnie.',
  },
  patterns: {
    breton: 'Równe paski wnoszą powiew morza.',
    pinstripe: 'Cienkie prążki wysmuklają linię.',
    gingham: 'Kratka vichy ma świeżość pikniku.',
    tartan: 'Szkocka krata ociepla całość.',
    'floral-liberty': 'Rzucik z drobnych kwiatów, pełen delikatności.',
    'floral-bold': 'Duże, ręcznie rysowane kwiaty rozkwitają na tkaninie.',
    'floral-sparse': 'Kilka rozsypanych kwiatów, jakby wypadły z bukietu.',
    dots: 'Równo rozmieszczone kropki z odrobiną przekory.',
    chevron: 'Jodełka nadaje tkaninie głębi.',
    animal: 'Odrobina panterki i nic więcej nie trzeba.',
    houndstooth: 'Pepitka, wyrazista i graficzna, nigdy nie wychodzi z mody.',
    'colour-block': 'Dwa czyste kolory w dialogu.',
    print: 'Graficzny motyw powstał w naszej pracowni.',
  },
  stylings: {
    tops: [
      'Do noszenia w spodniach z wysokim stanem albo po prostu luźno.',
      'Pasuje do jeansów, spódnic i marynarek.',
    ],
    shirts: [
      'W cieple z podwiniętymi rękawami, w chłodzie zapięta pod swetrem.',
      'Na co dzień i na weekend.',
    ],
    knitwear: [
      'Do noszenia na koszulę lub wprost na ciało.',
      'Lepiej składać niż wieszać, by zachować fason.',
    ],
    sweats: ['Dobrze wygląda z prostymi jeansami i sneakersami.', 'Pod płaszczem dodaje luzu.'],
    jackets: ['Wystarczy do tego biały T-shirt.', 'Zakładasz na końcu, widać od pierwszej chwili.'],
    dresses: [
      'W dzień ze sneakersami, wieczorem z sandałami.',
      'Wystarczy narzucić marynarkę, by sezon trwał dłużej.',
    ],
    skirts: [
      'Do cienkiej dzianiny lub zawiązanej koszuli.',
      'Pasuje i do sneakersów, i do botków.',
    ],
    trousers: [
      'Z koszulą, dzianiną lub zwykłym T-shirtem.',
      'Nogawkę można podwinąć, by odsłonić kostkę.',
    ],
    jeans: [
      'Prać na lewej stronie i w zimnej wodzie, by zachować kolor.',
      'Wystarczy biała koszula i strój gotowy.',
    ],
    shorts: ['Z luźnym T-shirtem lub rozpiętą koszulą.', 'Zajmują w walizce bardzo mało miejsca.'],
    shoes: ['Wkładkę można łatwo wyjąć.', 'Wybierz swój zwykły rozmiar.'],
    bags: [
      'Wewnętrzna kieszeń na zamek mieści to, co najważniejsze.',
      'W komplecie bawełniany woreczek.',
    ],
    accessories: [
      'Prezent zawsze trafiony, także dla siebie.',
      'Drobiazg, który odmienia cały strój.',
    ],
    night: ['Wygodę czuć od pierwszego założenia.', 'Pasuje do wszystkiego, co masz w szufladzie.'],
    home: ['Kolory, które można dowolnie łączyć.', 'Drobny prezent do nowego domu.'],
  },
  digitalPattern: {
    name: 'Wykrój sukienki koszulowej do pobrania',
    description:
      'Cyfrowy wykrój do wydrukowania w domu. Czeka na Twoim koncie zaraz po złożeniu zamówienia.',
    keywords: 'wykrój szycie pdf',
  },
};
