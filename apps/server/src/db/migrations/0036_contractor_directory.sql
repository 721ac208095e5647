CREATE TABLE "contractor_positions" (
	"city" text NOT NULL,
	"position" integer NOT NULL,
	"contractor_id" integer NOT NULL,
	"runs_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contractor_positions_city_position_pk" PRIMARY KEY("city","position"),
	CONSTRAINT "contractor_positions_once" UNIQUE("contractor_id","city")
);
--> statement-breakpoint
ALTER TABLE "contractors" ADD COLUMN "work_cities" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "contractors" ADD COLUMN "services" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "contractors" ADD COLUMN "house_types" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "contractors" ADD COLUMN "budget_from" bigint;--> statement-breakpoint
ALTER TABLE "contractors" ADD COLUMN "budget_to" bigint;--> statement-breakpoint
ALTER TABLE "contractors" ADD COLUMN "area_from" integer;--> statement-breakpoint
ALTER TABLE "contractors" ADD COLUMN "area_to" integer;--> statement-breakpoint
ALTER TABLE "contractors" ADD COLUMN "facts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "contractors" ADD COLUMN "registered_on" date;--> statement-breakpoint
ALTER TABLE "contractors" ADD COLUMN "answer_minutes" integer;--> statement-breakpoint
ALTER TABLE "contractors" ADD COLUMN "verified_projects" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contractors" ADD COLUMN "score" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contractors" ADD COLUMN "strongest" text;--> statement-breakpoint
ALTER TABLE "contractors" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contractor_positions" ADD CONSTRAINT "contractor_positions_contractor_id_contractors_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contractors_score" ON "contractors" USING btree ("score" DESC NULLS FIRST,"id") WHERE approval = 'approved';--> statement-breakpoint
CREATE INDEX "contractors_rating" ON "contractors" USING btree ("rating" DESC NULLS FIRST,"review_count" DESC NULLS FIRST,"id") WHERE approval = 'approved';--> statement-breakpoint
CREATE INDEX "contractors_projects" ON "contractors" USING btree ("verified_projects" DESC NULLS FIRST,"id") WHERE approval = 'approved';--> statement-breakpoint
CREATE INDEX "contractors_search" ON "contractors" USING gin ("search");--> statement-breakpoint
CREATE INDEX "contractors_work_cities" ON "contractors" USING gin ("work_cities");