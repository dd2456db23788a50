CREATE TABLE "word_changes" (
	"word_change_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "word_changes_word_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
