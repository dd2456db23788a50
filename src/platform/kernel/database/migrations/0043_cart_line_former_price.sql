ALTER TABLE "cart_lines" ADD COLUMN "former_cents" integer;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "repriced_from" integer;