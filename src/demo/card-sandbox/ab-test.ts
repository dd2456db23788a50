/**
 * The stub of a partner's script for A/B tests: it draws one of two variants for a browser, keeps it
 * there and says which it is. What a real one shows is not part of the product (specification §7).
 */
export const AB_TEST_SCRIPT = `(() => {
  const key = 'ab-test-variant';
  let variant = Math.random() < 0.5 ? 'a' : 'b';
  try {
    variant = localStorage.getItem(key) ?? variant;
    localStorage.setItem(key, variant);
  } catch {
    // Where site data is blocked, each page draws again.
  }
  window.abTest = { variant };
})();
`;
