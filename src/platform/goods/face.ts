/** What other nouns may ask of `goods`. */

export { addPhoto } from './add-photo.ts';
export { readGoods } from './write-goods.ts';
