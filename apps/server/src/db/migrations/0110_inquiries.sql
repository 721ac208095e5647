ALTER TABLE "inbox_messages" ADD COLUMN "job" jsonb;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "inquiry" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "refusal" jsonb;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "closed_by" text;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
-- What a company has written in already is answered, since it first did.
UPDATE "inbox_messages" m SET "inquiry" = 'answered', "answered_at" = r."first"
FROM (SELECT "message_id", min("created_at") AS "first" FROM "inbox_replies" WHERE "party" = 'contractor' GROUP BY "message_id") r
WHERE r."message_id" = m."id";
