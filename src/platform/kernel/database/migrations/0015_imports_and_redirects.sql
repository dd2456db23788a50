CREATE TABLE "import_lines" (
	"import_id" text NOT NULL,
	"line" integer NOT NULL,
	"is_refused" boolean NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_parts" (
	"import_id" text NOT NULL,
	"number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "import_parts_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"import_id" text PRIMARY KEY NOT NULL,
	"kind" text,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"saved_at" timestamp with time zone,
	"state" text NOT NULL,
	"options" jsonb NOT NULL,
	"problem" text,
	"about" text DEFAULT '' NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"encoding" text,
	"heading" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unknown_columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hosts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rows" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"made_by_id" text NOT NULL,
	"made_by_name" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"redirect_id" text PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"from_path" text NOT NULL,
	"to_path" text NOT NULL,
	"made_by_name" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_import_id_imports_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("import_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_parts" ADD CONSTRAINT "import_parts_import_id_imports_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("import_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_lines_of" ON "import_lines" USING btree ("import_id","is_refused","line");--> statement-breakpoint
CREATE INDEX "imports_newest" ON "imports" USING btree ("made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_from" ON "redirects" USING btree ("from_path","domain");