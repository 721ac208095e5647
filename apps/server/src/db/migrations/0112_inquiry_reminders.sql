ALTER TABLE "inbox_messages" ADD COLUMN "remind_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "inbox_messages_new" ON "inbox_messages" USING btree ("contractor_id") WHERE inquiry = 'new';--> statement-breakpoint
CREATE INDEX "inbox_messages_waiting" ON "inbox_messages" USING btree ("remind_at") WHERE inquiry = 'new';--> statement-breakpoint
-- Who is told of what waited before there were reminders: of a week; what is older is left in peace.
UPDATE "inbox_messages" SET "remind_at" = "created_at" WHERE "inquiry" = 'new' AND "created_at" > now() - interval '7 days';
