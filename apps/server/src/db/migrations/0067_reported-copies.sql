CREATE TABLE "newsletter_tokens" (
	"digest" text PRIMARY KEY NOT NULL,
	"subscriber_id" integer NOT NULL,
	"does" text NOT NULL,
	"good_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "community_reports_share";--> statement-breakpoint
DROP INDEX "community_reports_comment";--> statement-breakpoint
ALTER TABLE "community_cases" ADD COLUMN "copy" jsonb;--> statement-breakpoint
ALTER TABLE "community_reports" ADD COLUMN "digest" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_tokens" ADD CONSTRAINT "newsletter_tokens_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_tokens_subscriber" ON "newsletter_tokens" USING btree ("subscriber_id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_reports_share" ON "community_reports" USING btree ("user_id","share_id","digest") WHERE comment_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "community_reports_comment" ON "community_reports" USING btree ("user_id","comment_id","digest") WHERE comment_id is not null;