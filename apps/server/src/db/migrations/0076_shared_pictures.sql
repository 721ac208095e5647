CREATE TABLE "share_prints" (
	"share_id" integer NOT NULL,
	"picture" text NOT NULL,
	"print" text,
	CONSTRAINT "share_prints_share_id_picture_pk" PRIMARY KEY("share_id","picture")
);
--> statement-breakpoint
ALTER TABLE "community_cases" ADD COLUMN "copied" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD COLUMN "claimed_for" text;--> statement-breakpoint
CREATE INDEX "media_uploads_claimed" ON "media_uploads" USING btree ("claimed_for") WHERE claimed_for is not null;