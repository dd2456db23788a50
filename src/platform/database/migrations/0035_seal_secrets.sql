ALTER TABLE "gift_card_plans" RENAME COLUMN "number" TO "card_id";--> statement-breakpoint
ALTER TABLE "gift_card_uses" RENAME COLUMN "number" TO "card_id";--> statement-breakpoint
ALTER TABLE "gift_cards" RENAME COLUMN "number" TO "card_id";--> statement-breakpoint
-- Answers in clear are forgotten with their keys.
DELETE FROM "idempotency_keys" WHERE "status" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP COLUMN "body";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "gift_card_plans" DROP CONSTRAINT "gift_card_plans_number_gift_cards_number_fk";
--> statement-breakpoint
ALTER TABLE "gift_card_uses" DROP CONSTRAINT "gift_card_uses_number_gift_cards_number_fk";
--> statement-breakpoint
DROP INDEX "gift_card_uses_card";--> statement-breakpoint
ALTER TABLE "gift_card_plans" DROP CONSTRAINT "gift_card_plans_cart_id_number_pk";--> statement-breakpoint
ALTER TABLE "gift_card_uses" DROP CONSTRAINT "gift_card_uses_cart_id_number_pk";--> statement-breakpoint
ALTER TABLE "gift_card_plans" ADD CONSTRAINT "gift_card_plans_cart_id_card_id_pk" PRIMARY KEY("cart_id","card_id");--> statement-breakpoint
ALTER TABLE "gift_card_uses" ADD CONSTRAINT "gift_card_uses_cart_id_card_id_pk" PRIMARY KEY("cart_id","card_id");--> statement-breakpoint
-- Empty until the platform, which has the keys, has digested and sealed these rows (seal-old-rows.ts).
ALTER TABLE "gift_cards" ADD COLUMN "shown_number" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "gift_cards" ALTER COLUMN "shown_number" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "wishlist_shares" ADD COLUMN "sealed_id" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "wishlist_shares" ALTER COLUMN "sealed_id" DROP DEFAULT;--> statement-breakpoint
UPDATE "order_withdrawals" SET "refund" = replace("refund"::text, '"number":', '"cardId":')::jsonb WHERE "refund" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "forgotten_at" timestamp with time zone;--> statement-breakpoint
-- What was sent needs its secrets no longer, nor does what waited for a day.
UPDATE "mails" SET
  "html" = CASE WHEN "kind" = 'gift-card' THEN '' ELSE regexp_replace("html", '([?&](amp;)?token=)[A-Za-z0-9_.-]+', '\1••••', 'g') END,
  "text" = CASE WHEN "kind" = 'gift-card' THEN '' ELSE regexp_replace("text", '([?&]token=)[A-Za-z0-9_.-]+', '\1••••', 'g') END
WHERE "sent_at" IS NOT NULL OR "written_at" < now() - interval '1 day';--> statement-breakpoint
ALTER TABLE "gift_card_plans" ADD CONSTRAINT "gift_card_plans_card_id_gift_cards_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_cards"("card_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "gift_card_uses" ADD CONSTRAINT "gift_card_uses_card_id_gift_cards_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_cards"("card_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "gift_card_uses_card" ON "gift_card_uses" USING btree ("card_id");