/** The page where these orders are labelled and sent; without any, all that wait to be sent. */
export const pathOfSending = (orderNumbers: readonly string[]) =>
  orderNumbers.length === 0
    ? '/sending'
    : `/sending?${new URLSearchParams({ orders: orderNumbers.join(',') })}`;
