import type { Figures as FigureCounts } from '@hien/api';
import { limits } from '@hien/domain';
import { Accordion, ButtonLink, Container, Heading, Link, Picture, Section, Text } from '@hien/ui';
import { CalendarCheck, Check, MessagesSquare, Scale, Truck } from 'lucide-react';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { housePicture } from '../../shared/pictures/house-picture.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { Figures } from '../parts/Figures.tsx';
import * as s from '../parts/editorial.css.ts';

const benefits = [
  ['settlement', CalendarCheck],
  ['fair', Scale],
  ['delivery', Truck],
  ['talk', MessagesSquare],
] as const;

/** What a shop gets, how it works, what it takes, and the questions that come first. */
export function AffiliateView({ figures }: { figures: Loadable<FigureCounts> }) {
  const text = useText();
  const language = useLanguage();
  const apply = (
    <ButtonLink variant="primary" size="lg" href={paths.registrationForm.to(language)}>
      {text('affiliate.apply')}
    </ButtonLink>
  );
  const days = limits.settlement.payBusinessDays;
  return (
    <>
      <header className={s.hero}>
        <Picture
          className={s.heroPicture}
          picture={housePicture('claySofa', text('affiliate.picture'))}
          ratio="21:9"
          sizes="100vw"
          priority
          corner="none"
        />
        <Container>
          <div className={s.heroWords}>
            <p className={s.eyebrow}>{text('affiliate.eyebrow')}</p>
            <Heading level={1} size="display">
              {text('affiliate.title')}
            </Heading>
            <Text size="lead" tone="muted" measure>
              {text('affiliate.lead')}
            </Text>
            <div className={s.actions}>
              {apply}
              <ButtonLink size="lg" href="#how">
                {text('affiliate.how.link')}
              </ButtonLink>
            </div>
          </div>
        </Container>
      </header>
      <Section title={text('affiliate.benefits.title')} lead={text('affiliate.benefits.lead')}>
        <ul className={s.columns}>
          {benefits.map(([benefit, Icon]) => (
            <li key={benefit} className={s.column}>
              <Icon className={s.icon} size={26} strokeWidth={1.5} aria-hidden />
              <Heading level={3} size="h5">
                {text(`affiliate.benefit.${benefit}.title`)}
              </Heading>
              <Text size="small" tone="muted">
                {text(`affiliate.benefit.${benefit}.text`, { days })}
              </Text>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="how" ground="sunken" title={text('affiliate.how.title')}>
        <ol className={s.columns}>
          {([1, 2, 3, 4] as const).map((step) => (
            <li key={step} className={s.column}>
              <span className={s.number} aria-hidden>
                {step}
              </span>
              <Heading level={3} size="h5">
                {text(`affiliate.how.${step}.title`)}
              </Heading>
              <Text size="small" tone="muted">
                {text(`affiliate.how.${step}.text`)}
              </Text>
            </li>
          ))}
        </ol>
      </Section>
      <Section aria-label={text('affiliate.need.title')}>
        <div className={s.split}>
          <div className={s.words}>
            <Heading level={2}>{text('affiliate.need.title')}</Heading>
            <ul className={s.list}>
              {(['licence', 'account', 'stock', 'answer', 'truth'] as const).map((need) => (
                <li key={need} className={s.listRow}>
                  <Check className={s.icon} size={20} strokeWidth={1.75} aria-hidden />
                  <Text>{text(`affiliate.need.${need}`)}</Text>
                </li>
              ))}
            </ul>
            <Text size="small">
              <Link href={paths.termDetail.to(language, { category: 'seller' })}>
                {text('affiliate.need.terms')}
              </Link>
            </Text>
          </div>
          <Picture
            picture={housePicture('oakTable', text('affiliate.need.picture'))}
            ratio="4:3"
            sizes="(min-width: 993px) 600px, 100vw"
          />
        </div>
      </Section>
      <Section
        ground="sunken"
        title={text('affiliate.figures.title')}
        lead={text('affiliate.figures.lead')}
      >
        <Figures figures={figures} names={['products', 'brands', 'homes', 'articles']} />
      </Section>
      <Section width="text" title={text('affiliate.faq.title')}>
        <Accordion
          items={([1, 2, 3, 4, 5] as const).map((question) => ({
            id: `question-${question}`,
            title: text(`affiliate.faq.${question}.question`),
            content: <Text>{text(`affiliate.faq.${question}.answer`, { days })}</Text>,
          }))}
        />
      </Section>
      <Section aria-label={text('affiliate.closing.title')}>
        <div className={s.closing}>
          <Heading level={2} centred>
            {text('affiliate.closing.title')}
          </Heading>
          <Text tone="muted" measure align="center">
            {text('affiliate.closing.text')}
          </Text>
          {apply}
        </div>
      </Section>
    </>
  );
}
