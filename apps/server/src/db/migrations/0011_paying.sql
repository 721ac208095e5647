ALTER TABLE "money_returns" ADD COLUMN "transaction" text;--> statement-breakpoint
ALTER TABLE "money_returns" ADD COLUMN "round" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "money_returns" ADD COLUMN "decided_by" integer;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "idempotency_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_cases" ADD COLUMN "closed_by" integer;--> statement-breakpoint
ALTER TABLE "staff_cases" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "money_returns" ADD CONSTRAINT "money_returns_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_cases" ADD CONSTRAINT "staff_cases_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_once" ON "payment_attempts" USING btree ("group_id","idempotency_key");