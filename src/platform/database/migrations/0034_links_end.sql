DELETE FROM "email_changes" WHERE "used_at" IS NOT NULL;--> statement-breakpoint
DELETE FROM "password_resets" WHERE "used_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "email_changes" DROP COLUMN "used_at";--> statement-breakpoint
ALTER TABLE "password_resets" DROP COLUMN "used_at";