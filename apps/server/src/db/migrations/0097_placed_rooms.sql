-- Rooms of designs say where they lie and what is seen all around; what was typed before said neither.
update design_works set sent = jsonb_set(sent, '{rooms}', (
  select coalesce(jsonb_agg('{"panorama":null,"place":null}'::jsonb || room order by nth), '[]')
  from jsonb_array_elements(sent -> 'rooms') with ordinality rooms(room, nth))) where sent is not null;--> statement-breakpoint
update design_drafts set content = jsonb_set(content, '{rooms}', (
  select coalesce(jsonb_agg('{"panorama":null,"place":null}'::jsonb || room order by nth), '[]')
  from jsonb_array_elements(content -> 'rooms') with ordinality rooms(room, nth))) where content is not null;--> statement-breakpoint
update design_requests set after = jsonb_set(after, '{rooms}', (
  select coalesce(jsonb_agg('{"panorama":null,"place":null}'::jsonb || room order by nth), '[]')
  from jsonb_array_elements(after -> 'rooms') with ordinality rooms(room, nth))),
  before = case when before is null then null else jsonb_set(before, '{rooms}', (
  select coalesce(jsonb_agg('{"panorama":null,"place":null}'::jsonb || room order by nth), '[]')
  from jsonb_array_elements(before -> 'rooms') with ordinality rooms(room, nth))) end;
