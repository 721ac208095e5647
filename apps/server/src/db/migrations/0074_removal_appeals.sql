ALTER TABLE "construction_removals" ADD COLUMN "appeal" text;--> statement-breakpoint
ALTER TABLE "construction_removals" ADD COLUMN "appealed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "construction_removals" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "construction_removals" ADD COLUMN "answered_by" integer;--> statement-breakpoint
ALTER TABLE "construction_removals" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contractors" ADD COLUMN "work_districts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "construction_removals" ADD CONSTRAINT "construction_removals_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "construction_removals_waiting" ON "construction_removals" USING btree ((state = 'appealed') desc,coalesce(appealed_at, requested_at),"id") WHERE state in ('waiting', 'appealed');--> statement-breakpoint
CREATE INDEX "contractors_work_districts" ON "contractors" USING gin ("work_districts");