ALTER TABLE "designs" ADD COLUMN "sale_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "design_rooms_pictures" ON "design_rooms" USING gin ("pictures" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "designs_pictures" ON "designs" USING gin ("pictures" jsonb_path_ops);--> statement-breakpoint
-- What is sold is shown at 1,280 pixels of its longer side (docs/adr/0180): the rows say so, whatever lies in the store.
UPDATE "designs" SET
	"cover" = "cover" || (select jsonb_build_object('width', round(w * s), 'height', round(h * s)) from (select w, h, least(1, 1280 / greatest(w, h)) as s from (select ("cover"->>'width')::numeric as w, ("cover"->>'height')::numeric as h) o) z),
	"pictures" = coalesce((select jsonb_agg(p.one || jsonb_build_object('width', round(p.w * p.s), 'height', round(p.h * p.s)) order by p.place) from (select one, place, w, h, least(1, 1280 / greatest(w, h)) as s from (select e.one, e.place, (e.one->>'width')::numeric as w, (e.one->>'height')::numeric as h from jsonb_array_elements("designs"."pictures") with ordinality as e(one, place)) o) p), '[]');--> statement-breakpoint
UPDATE "design_rooms" SET
	"cover" = "cover" || (select jsonb_build_object('width', round(w * s), 'height', round(h * s)) from (select w, h, least(1, 1280 / greatest(w, h)) as s from (select ("cover"->>'width')::numeric as w, ("cover"->>'height')::numeric as h) o) z),
	"pictures" = coalesce((select jsonb_agg(p.one || jsonb_build_object('width', round(p.w * p.s), 'height', round(p.h * p.s)) order by p.place) from (select one, place, w, h, least(1, 1280 / greatest(w, h)) as s from (select e.one, e.place, (e.one->>'width')::numeric as w, (e.one->>'height')::numeric as h from jsonb_array_elements("design_rooms"."pictures") with ordinality as e(one, place)) o) p), '[]');
