ALTER TABLE "option_photos" ADD COLUMN "alt" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "option_photos" ADD COLUMN "focus" jsonb;