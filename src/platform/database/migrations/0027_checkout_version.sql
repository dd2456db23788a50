-- Shops that have been open sell in the flow of the installation until somebody chooses another.
UPDATE "web_domains" SET "params" = "params" || '{"checkoutVersion": null}'::jsonb WHERE NOT "params" ? 'checkoutVersion';
