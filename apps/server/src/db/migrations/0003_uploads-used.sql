ALTER TABLE "media_uploads" ADD COLUMN "source_sha256" text;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD COLUMN "used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD COLUMN "swept_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "media_uploads" SET "used_at" = "created_at";--> statement-breakpoint
CREATE UNIQUE INDEX "media_uploads_source" ON "media_uploads" USING btree ("source_sha256") WHERE swept_at is null;--> statement-breakpoint
CREATE INDEX "media_uploads_unused" ON "media_uploads" USING btree ("created_at") WHERE used_at is null;--> statement-breakpoint
ALTER TABLE "media_uploads" DROP COLUMN "folder";