CREATE TABLE "reading_texts" (
	"id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"shown_version" integer,
	"slug" text,
	"title" jsonb NOT NULL,
	"excerpt" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"cover" jsonb,
	"author_name" text NOT NULL,
	"author_avatar" jsonb,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"product_ids" integer[] DEFAULT '{}' NOT NULL,
	"written" jsonb NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"plan_missed_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"view_count" integer DEFAULT 0 NOT NULL,
	"updated_by" integer,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "reading_texts_planned" ON "reading_texts" USING btree ("publish_at","id") WHERE publish_at is not null;