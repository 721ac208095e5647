CREATE TABLE "letters" (
	"month" text PRIMARY KEY NOT NULL,
	"words" jsonb,
	"held_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;