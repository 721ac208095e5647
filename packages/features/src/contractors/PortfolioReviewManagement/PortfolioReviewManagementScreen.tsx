import { type PortfolioSection, portfolioSections } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Chip, Notice } from '@hien/ui';
import { type ComponentType, lazy } from 'react';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { Portfolio } from './Portfolio.tsx';
import { ReceivedReviews } from './ReceivedReviews.tsx';
import * as s from './PortfolioReviewManagement.css.ts';

const contents: Readonly<Record<PortfolioSection, ComponentType>> = {
  portfolio: Portfolio,
  review: ReceivedReviews,
  // Freelancers have it alone, most companies never see it.
  design: lazy(async () => ({ default: (await import('./designs/OwnDesigns.tsx')).OwnDesigns })),
};

/** Whose part it is: a contractor's, or a design partner's. */
const keeperOf = (section: PortfolioSection) =>
  section === 'design' ? ('design' as const) : ('construction' as const);

/** What a company looks after of its page, by the section's name; the first, with a sentence, for one that nobody knows. */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const { type } = useRouteParams(paths.portfolioReviewManagement);
  const known = portfolioSections.find((name) => name === type);
  const section = known ?? 'portfolio';
  const Content = contents[section];
  const { data: profile } = useProfile();
  // One's own parts, and the one that is open.
  const sections = portfolioSections.filter(
    (name) => name === section || profile?.partner.includes(keeperOf(name)),
  );
  const title = text(section === 'design' ? 'design.manage.title' : 'company.manage.title');
  return (
    <>
      {section === 'portfolio' || section === 'review' ? (
        <PageHead title={text('company.manage.title')} hidden />
      ) : (
        <PageHead title={text('design.manage.title')} hidden />
      )}
      <MyPageFrame
        section={section === 'design' ? 'own-designs' : 'company-page'}
        title={title}
        lead={text(`company.manage.lead.${section}`)}
      >
        <div className={s.stack}>
          {known === undefined ? (
            <Notice tone="caution">{text('company.manage.unknown', { type })}</Notice>
          ) : null}
          {sections.length < 2 ? null : (
            <nav aria-label={text('company.manage.sections')} className={s.sections}>
              {sections.map((name) => (
                <Chip
                  key={name}
                  chosen={name === section}
                  href={paths.portfolioReviewManagement.to(language, { type: name })}
                >
                  {text(`company.manage.section.${name}`)}
                </Chip>
              ))}
            </nav>
          )}
          <Content />
        </div>
      </MyPageFrame>
    </>
  );
}
