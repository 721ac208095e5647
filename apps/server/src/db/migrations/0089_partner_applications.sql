ALTER TABLE "designs" ADD COLUMN "withheld_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "withheld_for" text;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "withheld_reason" text;