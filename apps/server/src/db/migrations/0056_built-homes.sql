ALTER TABLE "built_projects" DROP CONSTRAINT "built_projects_slug_unique";--> statement-breakpoint
ALTER TABLE "built_projects" DROP CONSTRAINT "built_projects_design_id_designs_id_fk";
--> statement-breakpoint
ALTER TABLE "built_projects" ALTER COLUMN "contractor_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "built_projects" ALTER COLUMN "months" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "built_projects" ALTER COLUMN "position" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "built_projects" ADD COLUMN "story" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "built_projects" ADD COLUMN "city" text NOT NULL;--> statement-breakpoint
ALTER TABLE "built_projects" ADD COLUMN "unit_id" integer;--> statement-breakpoint
ALTER TABLE "built_projects" ADD COLUMN "selection" text;--> statement-breakpoint
ALTER TABLE "built_projects" ADD COLUMN "costs" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "built_projects" ADD COLUMN "phases" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "built_projects" ADD COLUMN "finished_on" date NOT NULL;--> statement-breakpoint
ALTER TABLE "built_projects" ADD CONSTRAINT "built_projects_unit_id_room_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."room_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "built_projects" ADD CONSTRAINT "built_projects_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "built_projects_unit" ON "built_projects" USING btree ("unit_id");--> statement-breakpoint
ALTER TABLE "built_projects" DROP COLUMN "slug";--> statement-breakpoint
ALTER TABLE "built_projects" DROP COLUMN "finished_at";--> statement-breakpoint
ALTER TABLE "built_projects" DROP COLUMN "cover";--> statement-breakpoint
ALTER TABLE "built_projects" ADD CONSTRAINT "built_projects_after" CHECK (("built_projects"."design_id" is null) <> ("built_projects"."unit_id" is null) and ("built_projects"."unit_id" is null) = ("built_projects"."selection" is null));