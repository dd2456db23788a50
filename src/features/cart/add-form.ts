/** Where the form of a product's page is sent without script; outside the prefixes. */
export const ADD_FORM_PATH = '/api/cart';
