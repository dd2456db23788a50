ALTER TABLE "customers" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
-- What was deleted before has its whole term from now on; merged accounts are no deleted ones.
UPDATE "customers" SET "deleted_at" = now()
WHERE "is_deleted" AND "email" NOT LIKE '%@merged.invalid';--> statement-breakpoint
UPDATE "web_domains" SET "params" = jsonb_set("params", '{seller}',
	'{"responsibleName": "", "responsibleAddress": "", "responsibleContact": ""}'::jsonb || ("params" -> 'seller'));--> statement-breakpoint
UPDATE "order_documents" SET "seller" =
	'{"responsibleName": "", "responsibleAddress": "", "responsibleContact": ""}'::jsonb || "seller";
