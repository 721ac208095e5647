DELETE FROM "room_options" WHERE "product_id" IS NULL;--> statement-breakpoint
ALTER TABLE "room_options" ALTER COLUMN "product_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "room_options" DROP COLUMN "finish";