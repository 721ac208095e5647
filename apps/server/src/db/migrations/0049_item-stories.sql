ALTER TABLE "products" ADD COLUMN "story" jsonb DEFAULT '[]' NOT NULL;
--> statement-breakpoint
-- What shops had written before has no story yet.
UPDATE "item_drafts" SET "content" = "content" || '{"story": []}', "base" = "base" || '{"story": []}';
--> statement-breakpoint
UPDATE "item_requests" SET "after" = "after" || '{"story": []}', "before" = "before" || '{"story": []}';
