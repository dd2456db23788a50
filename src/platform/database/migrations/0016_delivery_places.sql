CREATE TABLE "known_streets" (
	"country" text NOT NULL,
	"position" integer NOT NULL,
	"street" text NOT NULL,
	"number_position" integer NOT NULL,
	"building_name" text NOT NULL,
	"postal_code" text NOT NULL,
	"locality" text NOT NULL,
	"locality_synonym" text NOT NULL,
	"plain" text NOT NULL,
	CONSTRAINT "known_streets_country_position_pk" PRIMARY KEY("country","position")
);
--> statement-breakpoint
CREATE TABLE "delivery_points" (
	"store_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"line1" text NOT NULL,
	"zip_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"mode" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "delivery_points_country" ON "delivery_points" USING btree ("mode","country");