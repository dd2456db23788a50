import type { SentenceWords } from './word-lists.ts';

export const SENTENCES_EN: SentenceWords = {
  models: {
    't-shirt': [
      'A basic drawn with care: a clean neckline, well-placed shoulders, the right length.',
      'The T-shirt you reach for without thinking and keep on all day.',
    ],
    'long-sleeve': [
      'Long sleeves and a quiet line, for mornings that cannot make up their mind.',
      'An easy first layer, as happy on its own as under a jacket.',
    ],
    polo: [
      'A polo with a soft collar and a discreet placket, halfway between sport and town.',
      'The polish of a collar with the comfort of a knit.',
    ],
    camisole: [
      'Fine straps and a gentle neckline, for summer on its own and autumn under a cardigan.',
      'A delicate piece, cut to skim rather than cling.',
    ],
    shirt: [
      'A shirt with a well-behaved collar, to button to the top or wear open.',
      'Considered proportions and clean finishing, made to last.',
    ],
    'mens-shirt': [
      'A shirt with a well-behaved collar, to button to the top or wear open.',
      'Considered proportions and clean finishing, made to last.',
    ],
    blouse: [
      'A softly draped blouse with just enough volume in the sleeve.',
      'Light and graceful, it dresses up jeans as readily as a skirt.',
    ],
    sweater: [
      'A jumper with ribbed edges, knitted to keep its shape season after season.',
      'The knit that comes out with the first cool evenings.',
    ],
    cardigan: [
      'A buttoned cardigan to throw over the shoulders or wear as a jumper.',
      'An easy knit for cool mornings and long evenings in the garden.',
    ],
    hoodie: [
      'A lined hood and a kangaroo pocket: weekend comfort, better cut.',
      'A generous layer for journeys, Sundays and the walk back from the beach.',
    ],
    sweatshirt: [
      'A plain-spoken sweatshirt with ribbed trims, good from morning to night.',
      'The ease of a sweatshirt with the care of a proper cut.',
    ],
    blazer: [
      'A blazer with a clean shoulder that brings order to an outfit without stiffening it.',
      'The jacket that lends polish to jeans and confidence to a meeting.',
    ],
    'suit-jacket': [
      'A suit jacket with well-turned lapels, to wear with its trousers or on its own.',
      'A precise cut and a natural shoulder, for elegance that takes no effort.',
    ],
    'denim-jacket': [
      'Flap pockets, topstitching, metal buttons: a denim jacket by the book.',
      'It softens with time and sees you through every change of season.',
    ],
    coat: [
      'A coat with a clear line and room for a thick jumper.',
      'The anchor of a winter wardrobe: a well-drawn collar, deep pockets, a handsome drape.',
    ],
    trench: [
      'Storm flaps and a belt to tie: a trench true to its origins.',
      'The coat for changeable skies, worn open or drawn in at the waist.',
    ],
    'midi-dress': [
      'A midi dress that moves as you do, from morning to evening.',
      'A midi length and a simple line: a dress that asks no questions.',
    ],
    'maxi-dress': [
      'A long dress that grazes the ankle and sways with every step.',
      'All the lightness of a summer dress, at full length.',
    ],
    'shirt-dress': [
      'A buttoned dress borrowed from the shirt drawer, to wear belted or loose.',
      'The collar of a shirt, the freedom of a dress.',
    ],
    'pleated-skirt': [
      'Even pleats that open as you walk and always fall back into place.',
      'A pleated skirt with a comfortable waist, as good with trainers as with ballet flats.',
    ],
    'mini-skirt': [
      'A short skirt with a decided line, for bare legs or tights.',
      'Cut above the knee, it lengthens the leg with no fuss at all.',
    ],
    'straight-jeans': [
      'Neither too tight nor too wide: the pair that goes with everything.',
      'Five pockets, a straight leg, a well-placed waist: the essentials.',
    ],
    'wide-jeans': [
      'A wide leg that falls from the hip and lengthens the silhouette.',
      'A roomy pair with a clean drape, best with a close-fitting knit.',
    ],
    chinos: [
      'Chinos with a tidy cut, slant pockets and a hem to turn up.',
      'Smarter than jeans and just as comfortable: trousers for every day.',
    ],
    trousers: [
      'A pressed crease that lengthens the leg.',
      'The discipline of tailoring with comfort added.',
    ],
    shorts: [
      'Shorts at the right length, smart enough for town.',
      'Useful pockets and an easy waistband, for days that stretch out.',
    ],
    sneakers: [
      'Pared-back trainers on a flexible, hand-stitched sole.',
      'A discreet pair that goes with everything, from a suit to shorts.',
    ],
    handbag: [
      'A bag that holds its shape, with a zipped inner pocket for what matters.',
      'Large enough for the day, slim enough for the evening.',
    ],
    scarf: [
      'A generous scarf, long enough to go round twice.',
      'The softness you want between coat collar and chin.',
    ],
    foulard: [
      'A hand-rolled square to tie at the neck, in the hair or to a bag.',
      'One touch of colour, and the outfit changes its tune.',
    ],
    beanie: [
      'A ribbed beanie with a turn-up, warm without being tight.',
      'Good company on cold mornings, and easily pocketed.',
    ],
    puffer: ['A puffer that keeps the warmth in and the weight off.'],
    raincoat: ['A raincoat with a covered placket and deep pockets.'],
    joggers: ['An elasticated waist, ribbed cuffs and plenty of room to move.'],
    leggings: ['Leggings with a wide waistband that follow every move.'],
    jumpsuit: ['A jumpsuit that gets you dressed in one go.'],
    pyjama: ['A two-piece set with a soft waistband, for quiet nights.'],
    bodysuit: ['A bodysuit with flat seams and poppers that stays in place.'],
    swimsuit: ['A swimsuit with good support and a handsome back.'],
    'lingerie-set': ['A bra and briefs that belong together and are barely felt.'],
    'ankle-boots': ['Ankle boots with a steady heel and a zip at the side.'],
    sandals: ['Sandals with adjustable straps and a soft footbed.'],
    backpack: ['A backpack with an inside pocket and padded straps.'],
    belt: ['A plain belt with a brushed buckle.'],
    cushion: ['A cushion with a removable cover and a neat edge.'],
    towel: ['An absorbent towel with a woven border and a loop.'],
  },
  fabrics: {
    linen: 'Linen, cool and breathable, grows softer with every wash.',
    'linen-blend': 'The linen blend keeps the coolness of the fibre and creases less.',
    poplin: 'Cotton poplin, fine and tightly woven, feels crisp and fresh.',
    viscose: 'Viscose, fluid and light, is gentle on the skin.',
    lyocell: 'Lyocell, made from wood, has the softness of silk and an easy drape.',
    satin: 'Satin catches the light and slides with every gesture.',
    silk: 'Washed silk, matt and peach-soft, is worn all year round.',
    'organic-cotton': 'Organically grown cotton is soft from the first day.',
    'heavy-cotton': 'Heavyweight cotton has substance and does not lose its shape.',
    merino: 'Merino wool, fine and temperature-regulating, never itches.',
    'cashmere-blend': 'Wool and cashmere come together for warmth without weight.',
    'cotton-knit': 'The cotton knit, soft and breathable, works all year.',
    'alpaca-blend': 'Alpaca adds its loft and a weightless warmth.',
    'recycled-wool': 'Recycled wool, spun in Italy, gives the fibre a second life.',
    'brushed-cotton': 'Brushed on the inside, the cotton is warm and plush.',
    denim: 'The denim is sturdy and ages handsomely.',
    'recycled-denim': 'The denim contains recycled cotton and keeps all its strength.',
    corduroy: 'Corduroy, dense and soft, belongs to the colder months.',
    gabardine: 'Cotton gabardine, closely woven and supple, keeps out the wind.',
    twill: 'Cotton twill, supple and hard-wearing, is made for daily use.',
    'wool-cloth': 'The wool cloth, dense and warm, holds its line.',
    'cool-wool': 'Cool wool is light and sheds its creases overnight on a hanger.',
    leather: 'Carefully tanned leather that grows more beautiful over the years.',
    'grained-leather': 'Grained leather, supple and robust, shrugs off small scratches.',
    canvas: 'Cotton canvas, robust and light, wipes clean with a sponge.',
    flannel: 'Flannel, lightly brushed, is soft and warm against the skin.',
    'recycled-jersey': 'The jersey of recycled fibres stretches and dries fast.',
  },
  patterns: {
    breton: 'Even stripes lend it a breath of the sea.',
    pinstripe: 'Fine pinstripes draw out the line.',
    gingham: 'Gingham brings the freshness of a picnic.',
    tartan: 'A tartan check warms up the whole.',
    'floral-liberty': 'A scattering of tiny flowers, all delicacy.',
    'floral-bold': 'Large hand-drawn flowers bloom across the cloth.',
    'floral-sparse': 'A few stray flowers, as if fallen from a bunch.',
    dots: 'Neatly spaced dots, with just a hint of mischief.',
    chevron: 'Herringbone gives the cloth depth.',
    animal: 'A touch of leopard, and nothing more is needed.',
    houndstooth: 'Houndstooth, crisp and graphic, never dates.',
    'colour-block': 'Two clear colours answer each other.',
    print: 'A graphic print drawn in our own studio.',
  },
  stylings: {
    tops: [
      'Wear it tucked into a high waist or simply over the top.',
      'Good company for jeans, skirts and jackets alike.',
    ],
    shirts: [
      'Sleeves rolled up when it is warm, buttoned under a jumper when it is not.',
      'It goes from the week into the weekend without raising its voice.',
    ],
    knitwear: [
      'Layer it over a shirt or wear it next to the skin.',
      'Fold rather than hang it, to keep its shape.',
    ],
    sweats: ['Pair it with straight jeans and trainers.', 'Under a coat, it loosens up the look.'],
    jackets: [
      'Wear it over a white T-shirt and leave it at that.',
      'The last thing you put on and the first that gets noticed.',
    ],
    dresses: [
      'Trainers by day, sandals by night.',
      'Add a jacket and the season lasts a little longer.',
    ],
    skirts: [
      'Wear it with a fine knit or a knotted shirt.',
      'It gets on with trainers as well as ankle boots.',
    ],
    trousers: [
      'Wear them with a shirt, a knit or a plain T-shirt.',
      'The hem turns up to show the ankle.',
    ],
    jeans: [
      'Wash them inside out and cold, to keep the colour.',
      'Add a white shirt and the outfit is done.',
    ],
    shorts: [
      'Wear them with a loose T-shirt or an open shirt.',
      'They take up very little room in a suitcase.',
    ],
    shoes: ['The insole lifts out and slips back in.', 'They fit true to size.'],
    bags: [
      'A zipped inside pocket keeps the essentials to hand.',
      'It comes in its own cotton pouch.',
    ],
    accessories: [
      'An easy present to give, or to keep.',
      'The kind of detail that changes an outfit.',
    ],
    night: [
      'It feels familiar from the first wear.',
      'It goes with everything else in the drawer.',
    ],
    home: ['Colours made to be mixed.', 'A small present for a new home.'],
  },
  digitalPattern: {
    name: 'Shirt dress sewing pattern to download',
    description:
      'A digital pattern to print at home. It is in your account as soon as you have ordered.',
    keywords: 'sewing pattern pdf',
  },
};
