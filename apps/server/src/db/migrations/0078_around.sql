ALTER TABLE "design_rooms" ADD COLUMN "around" jsonb;--> statement-breakpoint
ALTER TABLE "room_layouts" ADD COLUMN "truth" text DEFAULT 'example' NOT NULL;--> statement-breakpoint
ALTER TABLE "room_layouts" ADD COLUMN "around" jsonb;