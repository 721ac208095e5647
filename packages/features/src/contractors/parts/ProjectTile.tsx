import type { ProjectCard } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Badge, Link, Picture } from '@hien/ui';
import { BadgeCheck } from 'lucide-react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useCostRange } from '../../shared/contractors/useCostRange.ts';
import { useMonths } from '../../shared/contractors/useMonths.ts';
import * as s from './ProjectTile.css.ts';

interface ProjectTileProps {
  project: ProjectCard;
  sizes: string;
  priority?: boolean;
  level?: 'h2' | 'h3';
}

/** A project with what it took: months and money stand on the picture's foot, not behind a press. */
export function ProjectTile({
  project,
  sizes,
  priority = false,
  level: Name = 'h3',
}: ProjectTileProps) {
  const text = useText();
  const language = useLanguage();
  const costs = useCostRange();
  const monthsOf = useMonths();
  const { id, name, cover, months, cost, checked_on: checked, has_before: hasBefore } = project;
  return (
    <article className={s.tile}>
      <div className={s.picture}>
        <Picture picture={cover} ratio="3:2" sizes={sizes} priority={priority} alt="" />
        {hasBefore ? (
          <Badge className={s.corner} variant="solid">
            {text('project.before')}
          </Badge>
        ) : null}
      </div>
      <Name className={s.name}>
        <Link variant="quiet" stretched href={paths.contractorPortfolioDetail.to(language, { id })}>
          {name}
        </Link>
      </Name>
      <p className={s.facts}>
        {monthsOf(months)} · {costs(cost)}
      </p>
      {checked === null ? null : (
        <p className={s.checked}>
          <BadgeCheck size={16} strokeWidth={1.75} aria-hidden />
          {text('project.checked')}
        </p>
      )}
    </article>
  );
}
