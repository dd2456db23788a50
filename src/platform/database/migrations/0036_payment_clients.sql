ALTER TABLE "payments" ADD COLUMN "client" text;--> statement-breakpoint
CREATE INDEX "payments_vouchers" ON "payments" USING btree ("customer_id") WHERE "payments"."status" = 'PresentToShopper';