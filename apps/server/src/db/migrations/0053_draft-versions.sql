ALTER TABLE "project_drafts" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "project_prints" ALTER COLUMN "print" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "item_drafts" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
INSERT INTO "project_prints" ("project_id", "picture", "print")
	SELECT p."id", '/media/' || (e."picture"->>'path') || '/' || (e."picture"->>'name'), u."print"
	FROM "contractor_projects" p
	CROSS JOIN jsonb_array_elements(p."pictures") one
	CROSS JOIN LATERAL (VALUES (one->'after'), (one->'before')) e("picture")
	LEFT JOIN "media_uploads" u ON u."name" = e."picture"->>'name'
	WHERE p."state" = 'shown' AND jsonb_typeof(e."picture") = 'object'
	ON CONFLICT DO NOTHING;
