ALTER TABLE "payments" DROP COLUMN "settle_failures";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "settle_after";