ALTER TABLE "contractors" ADD COLUMN "points" jsonb;--> statement-breakpoint
-- The formula of ADR 0076, once, for companies that stand already.
with mean as (
  select coalesce(sum(rating * review_count) / nullif(sum(review_count), 0), 4) as stars
  from contractors where approval = 'approved'
), parts as (
  select c.id,
    round(400 * least(1, greatest(0, ((5 * mean.stars + c.rating * c.review_count) / (5 + c.review_count) - 1) / 4)))::int as rating,
    round(250 * least(1, c.verified_projects / 20.0))::int as projects,
    coalesce(round(200 * least(1, greatest(0, (72 * 60 - c.answer_minutes) / (71 * 60.0)))), 0)::int as answer,
    round(150 * ((c.pictures <> '[]')::int + (trim(c.introduction ->> 'vi') <> '')::int + (c.services <> '{}')::int
      + (c.styles <> '{}')::int + (c.house_types <> '{}')::int + (c.work_cities <> '{}')::int + (c.budget_from is not null)::int
      + (c.area_from is not null)::int + (c.logo is not null)::int + (c.hotline is not null)::int
      + (c.website is not null)::int) / 11.0)::int as profile
  from contractors c, mean where c.approval = 'approved'
)
update contractors c set score = p.rating + p.projects + p.answer + p.profile,
  points = json_build_object('rating', p.rating, 'projects', p.projects, 'answer', p.answer, 'profile', p.profile)
from parts p where p.id = c.id;
