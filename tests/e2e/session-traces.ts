/** What a visit leaves behind, by the names of the French shop under test. */

export const ANONYMOUS = 'anonymous-id-test-fr';
export const CART = 'cart-id-test-fr';
export const ACCESS = 'access-token-test-fr';
export const REFRESH = 'refresh-token-test-fr';

/** What a customer wants to keep in sight is read after the personal data (STA-02). */
export const WISHES = [
  'GET /customers-self/knowledges/wishlist/ 200',
  'GET /customers-self/knowledges/product-stock-alert 200',
];
