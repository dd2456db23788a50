/**
 * The stub of a partner's script for A/B tests: it draws one of two variants for a browser, keeps it
 * there and says which it is. What a real one shows is not part of the product (specification §7).
 */
export const AB_TEST_SCRIPT = `(() => {
  const key = 'ab-test-variant';
  const variant = localStorage.getItem(key) ?? (Math.random() < 0.5 ? 'a' : 'b');
  localStorage.setItem(key, variant);
  window.abTest = { variant };
})();
`;
