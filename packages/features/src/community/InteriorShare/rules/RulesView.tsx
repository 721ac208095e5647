import type { Answer } from '@hien/api';
import {
  type CommunityRule,
  communityReportReasons,
  communityRules,
  moderationLimits,
  reportsPerHour,
} from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Breadcrumbs, Container, Heading, Link, Text } from '@hien/ui';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import type { Loadable } from '../../../shared/query/loadable.ts';
import { ModerationChart } from './ModerationChart.tsx';
import * as s from './Rules.css.ts';

/** The rules as somebody would tell them, the way of a report step by step, and its numbers. */
export function RulesView({ numbers }: { numbers: Loadable<Answer<'getModerationNumbers'>> }) {
  const text = useText();
  const language = useLanguage();
  return (
    <Container className={s.page}>
      <header className={s.head}>
        <Breadcrumbs
          label={text('share.breadcrumb')}
          trail={[{ label: text('share.title'), href: paths.interiorShare.to(language) }]}
          current={text('rules.title')}
        />
        <Heading level={1}>{text('rules.title')}</Heading>
        <Text size="lead" tone="muted" measure>
          {text('rules.lead')}
        </Text>
      </header>
      <ol className={s.rules}>
        {communityReportReasons.map((rule) => (
          <li key={rule} className={s.rule}>
            <Rule rule={rule} />
          </li>
        ))}
      </ol>
      <section className={s.part} aria-labelledby="way">
        <Heading level={2} id="way">
          {text('rules.way')}
        </Heading>
        <ol className={s.steps}>
          {(['report', 'look', 'decision', 'appeal'] as const).map((step) => (
            <li key={step} className={s.step}>
              <Heading level={3} size="h4">
                {text(`rules.way.${step}`)}
              </Heading>
              <Text tone="muted">
                {text(`rules.way.${step}.text`, {
                  days: moderationLimits.appealDays,
                  first: moderationLimits.firstPosts,
                  hourly: reportsPerHour,
                })}
              </Text>
            </li>
          ))}
        </ol>
        <Text>
          <Link href={paths.interiorShareMyPost.to(language)}>{text('rules.own')}</Link>
        </Text>
      </section>
      <section className={s.part} aria-labelledby="numbers">
        <Heading level={2} id="numbers">
          {text('rules.numbers')}
        </Heading>
        <ModerationChart numbers={numbers} />
      </section>
    </Container>
  );
}

function Rule({ rule }: { rule: CommunityRule }) {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      <Heading level={2} size="h4">
        {communityRules[rule][language]}
      </Heading>
      <Text tone="muted" measure>
        {text(`rules.about.${rule}`)}
      </Text>
    </>
  );
}
