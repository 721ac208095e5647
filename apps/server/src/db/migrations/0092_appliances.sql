ALTER TABLE "rooms" ADD COLUMN "niches" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "appliance" jsonb;