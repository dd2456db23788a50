CREATE VIEW "cart_steps" AS
  SELECT w.domain, c.channel, c.created_at AS begun_at,
    c.billing_address IS NOT NULL AS is_addressed,
    c.shipping_method_key IS NOT NULL AS is_delivered,
    EXISTS (SELECT FROM payments p WHERE p.cart_id = c.cart_id) AS is_paying,
    EXISTS (SELECT FROM orders o WHERE o.cart_id = c.cart_id) AS is_ordered
  FROM carts c JOIN web_domains w ON w.store_id = c.store_id
  WHERE c.state NOT IN ('merged', 'deleted');
