CREATE TABLE "giving_turns" (
	"turn_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goodwill_cards" ADD COLUMN "recipient_mailbox" text;--> statement-breakpoint
ALTER TABLE "goodwill_cards" ADD COLUMN "author_id" text;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD COLUMN "author_id" text;--> statement-breakpoint
ALTER TABLE "staff_keys" ADD COLUMN "maker_id" text;--> statement-breakpoint
ALTER TABLE "staff_keys" ADD COLUMN "parent_id" text;--> statement-breakpoint
CREATE INDEX "goodwill_cards_mailbox" ON "goodwill_cards" USING btree ("recipient_mailbox","decided_at");--> statement-breakpoint
CREATE INDEX "goodwill_cards_author" ON "goodwill_cards" USING btree ("author_id","decided_at");--> statement-breakpoint
CREATE INDEX "order_refunds_author" ON "order_refunds" USING btree ("author_id","decided_at");