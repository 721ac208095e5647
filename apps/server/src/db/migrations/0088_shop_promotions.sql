DROP INDEX "promotions_ends";--> statement-breakpoint
CREATE INDEX "promotions_begins" ON "promotions" USING btree ("starts_at") WHERE state <> 'finished' and live_revision is not null;--> statement-breakpoint
CREATE INDEX "promotions_ends" ON "promotions" USING btree ("ends_at") WHERE state <> 'finished';