import type { StoriesWords } from './story-words.ts';

export const STORIES_EN: StoriesWords = {
  noel25: {
    slug: 'christmas',
    title: 'Presents they will wear',
    text: 'A scarf for the windy days, a knit for the slow ones: gifts chosen by hand, for everybody on the list.',
    bodyTitle: 'Chosen, not guessed',
    body: '<p>A good present starts with what somebody already loves: <strong>a colour</strong> they always come back to, <strong>a cloth</strong> they cannot stop touching.</p><ul><li>Not sure about the size? Scarves, belts and bags fit everyone.</li><li>Knitwear forgives: when in doubt, take the larger one.</li></ul>',
    parts: [
      {
        title: 'Wool for slow mornings',
        text: 'Cardigans and jumpers that stay on until noon, and often until night.',
      },
      { title: 'Something softer', text: 'Satin and lace, for those you know inside out.' },
    ],
    products: 'Fits everyone on the list',
  },
  linen26: {
    slug: 'linen',
    title: 'Linen, first thing',
    text: 'Washed, crumpled, cool against the skin. Summer begins with the cloth.',
    bodyTitle: 'Why linen creases, and why we like it',
    body: '<p>Its fibre is long, strong and not very springy. That is why it keeps you cool, and why it remembers how you sat down.</p><p>Iron it damp, or do not iron it at all: <em>hang it up wet and let gravity do the work.</em></p>',
    parts: [
      {
        title: 'Shirts to leave open',
        text: 'Over a T-shirt, over a swimsuit, over nothing much.',
      },
      {
        title: 'Dresses that breathe',
        text: 'Loose at the waist, long in the leg, ready in a minute.',
      },
    ],
    products: 'New in linen',
  },
  t10: {
    slug: 'denim',
    title: 'Denim, top to toe',
    text: 'Two blues worn together are no mistake. This season they are the whole point.',
    bodyTitle: 'How to wear blue on blue',
    body: '<p>Keep <strong>one step between the shades</strong>: a pale jacket over raw jeans, or the other way round. Everything else stays quiet.</p><p>White trainers break the line, leather ankle boots sharpen it.</p>',
    parts: [
      {
        title: 'Wide is the new straight',
        text: 'High at the waist and loose from the hip: the leg that does the talking.',
      },
      {
        title: 'The whole look',
        text: 'Wide-leg jeans, a jacket one shade darker, white trainers to set it all down.',
      },
    ],
    products: 'The jeans of the season',
  },
  t11: {
    slug: 'tailoring',
    title: 'A sharper line',
    text: 'Shoulders that hold, trousers that fall. Tailoring without the office.',
    bodyTitle: 'Three rules, two to forget',
    body: '<ol><li>The shoulder decides: it ends where yours does.</li><li>Sleeves stop at the wrist bone. Or are pushed up.</li><li>Wear it with trainers as soon as somebody tells you not to.</li></ol>',
    parts: [
      { title: 'The coat on top', text: 'Long, plain and buttoned: the rest can be anything.' },
      {
        title: 'The whole look',
        text: 'A houndstooth blazer, soft chinos, ankle boots with a chunky sole.',
      },
    ],
    products: 'Jackets to build on',
  },
  lb7: {
    slug: 'summer',
    title: 'Summer, by the open window',
    text: 'Dresses, leather and bare ankles. A wardrobe for days that begin late and end later.',
    bodyTitle: 'Out of the light',
    body: '<p>We looked for colours that the sun cannot tire: sage, sand, a vermilion that stays awake. Cloth that moves before you do.</p>',
    parts: [
      {
        title: 'Long, and longer',
        text: 'A maxi dress for the evening, a midi for everything before it, flat sandals for both.',
      },
      {
        title: 'Small things, big effect',
        text: 'A scarf at the wrist or in the hair, a bag that ages well, a belt to pull it together.',
      },
    ],
    products: 'More dresses',
  },
  lb8: {
    slug: 'city',
    title: 'City, between two showers',
    text: 'A trench that moves, a blouse that shines, good soles for long streets.',
    bodyTitle: 'From the first tram to the last',
    body: '<p>Layers that come off easily, pockets that hold a book, and leather that does not mind the rain. One silhouette for the whole day.</p>',
    parts: [
      {
        title: 'Open collar, tied belt',
        text: 'Satin underneath, cotton on top and a leather bag across the shoulder.',
      },
      {
        title: 'On foot',
        text: 'Boots for the morning, trainers for the afternoon, sandals as soon as it clears.',
      },
    ],
    products: 'Jackets and coats',
  },
};
