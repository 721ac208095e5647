import { type PortfolioSection, portfolioSections } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Chip, Notice } from '@hien/ui';
import type { ReactNode } from 'react';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { Portfolio } from './Portfolio.tsx';
import { ReceivedReviews } from './ReceivedReviews.tsx';
import * as s from './PortfolioReviewManagement.css.ts';

const contents: Readonly<Record<PortfolioSection, () => ReactNode>> = {
  portfolio: Portfolio,
  review: ReceivedReviews,
};

/** What a company looks after of its page, by the section's name; the first, with a sentence, for one that nobody knows. */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const { type } = useRouteParams(paths.portfolioReviewManagement);
  const known = portfolioSections.find((name) => name === type);
  const section = known ?? 'portfolio';
  const Content = contents[section];
  return (
    <>
      <PageHead title={text('company.manage.title')} hidden />
      <MyPageFrame
        section="company-page"
        title={text('company.manage.title')}
        lead={text(`company.manage.lead.${section}`)}
      >
        <div className={s.stack}>
          {known === undefined ? (
            <Notice tone="caution">{text('company.manage.unknown', { type })}</Notice>
          ) : null}
          <nav aria-label={text('company.manage.sections')} className={s.sections}>
            {portfolioSections.map((name) => (
              <Chip
                key={name}
                chosen={name === section}
                href={paths.portfolioReviewManagement.to(language, { type: name })}
              >
                {text(`company.manage.section.${name}`)}
              </Chip>
            ))}
          </nav>
          <Content />
        </div>
      </MyPageFrame>
    </>
  );
}
