-- Shops that have been open have no express button until somebody turns it on.
UPDATE "web_domains" SET "params" = "params" || '{"expressCheckout": false}'::jsonb WHERE NOT "params" ? 'expressCheckout';
