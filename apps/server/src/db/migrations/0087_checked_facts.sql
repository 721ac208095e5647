ALTER TABLE "contractors" ADD COLUMN "checked_until" date;--> statement-breakpoint
ALTER TABLE "contractors" ADD COLUMN "paper_ends" date;--> statement-breakpoint
CREATE INDEX "contractors_papers" ON "contractors" USING btree ("paper_ends","id") WHERE approval = 'approved';--> statement-breakpoint
UPDATE "contractors" c SET "checked_until" = '9999-12-31', "facts" = (
  SELECT jsonb_agg(jsonb_build_object('kind', f.fact->'kind', 'paper', NULL, 'on', f.fact->'on', 'until', NULL) ORDER BY f.nth)
  FROM jsonb_array_elements(c."facts") WITH ORDINALITY AS f(fact, nth)
) WHERE "facts" <> '[]';
