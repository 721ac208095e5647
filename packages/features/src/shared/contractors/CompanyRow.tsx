import type { ContractorCard as Company } from '@hien/api';
import {
  ictDate,
  isInForce,
  organicMost,
  organicParts,
  organicWeights,
  pointsTogether,
  sponsoredLabel,
  systemClock,
  tierOf,
} from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ContractorCard, type ContractorCardProps, mediaUrl } from '@hien/ui';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../i18n/useFormat.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { CompanyRating } from './CompanyRating.tsx';

interface CompanyRowProps {
  company: Company;
  /** `card` beside others. */
  look?: 'row' | 'card';
  priority?: boolean;
  /** What can be done about a bought place. */
  action?: ReactNode;
  /** The inquiry that its page is opened with, to be asked the same. */
  like?: number | undefined;
  /** Where it leads besides its page. */
  way?: ReactNode;
}

/** A company of the directory. A bought place is told by its label, its paper and its reason. */
export function CompanyRow({
  company,
  look = 'row',
  priority = false,
  action,
  like,
  way,
}: CompanyRowProps) {
  const text = useText();
  const language = useLanguage();
  const { id, name, logo, place, facts, registered_on: registered } = company;
  const [today] = useState(() => ictDate(systemClock.now()));
  // What ran out stands on the company's page, and counts here no more.
  const checked = facts.filter((fact) => isInForce(fact, today)).length;
  return (
    <ContractorCard
      look={look}
      href={paths.contractorDetail.to(language, { id }, { like })}
      name={name}
      logo={logo && mediaUrl(logo, { width: 96 })}
      pictures={company.pictures}
      paid={place.by === 'payment' ? sponsoredLabel[language] : undefined}
      verified={checked > 0 ? text('contractor.checked', { count: checked }) : undefined}
      rating={<CompanyRating rating={company.rating} count={company.review_count} />}
      facts={[
        company.city,
        ...(registered === null
          ? []
          : [text('contractor.since', { year: registered.slice(0, 4) })]),
        ...(company.project_count > 0
          ? [text('contractor.projects', { count: company.project_count })]
          : []),
      ]}
      trades={company.services.map((service) => text(`contractor.service.${service}`))}
      why={useWhy(place)}
      reckoning={useReckoning(place)}
      priority={priority}
      action={action}
      way={way}
    />
  );
}

function useWhy({ position, strongest }: Company['place']): string {
  const text = useText();
  if (position !== null) return text(`contractor.why.${tierOf(position)}`, { position });
  return text(`contractor.why.${strongest ?? 'none'}`);
}

/** The points by which it stands here, part by part: those of the published formula. */
function useReckoning({ points }: Company['place']): ContractorCardProps['reckoning'] {
  const text = useText();
  const format = useFormat();
  if (points === null) return undefined;
  const of = (value: number, most: number) =>
    text('contractor.points.of', { points: format.integer(value), most: format.integer(most) });
  return {
    summary: text('contractor.points', { points: of(pointsTogether(points), organicMost) }),
    items: organicParts.map((part) => ({
      term: text(`contractor.rules.${part}`),
      detail: of(points[part], organicWeights[part]),
    })),
  };
}
