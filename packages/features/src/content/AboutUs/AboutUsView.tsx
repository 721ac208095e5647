import type { FaqItem, Figures as FigureCounts } from '@hien/api';
import { ButtonLink, Container, Heading, Link, Picture, Section, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { housePicture } from '../../shared/pictures/house-picture.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { Figures } from '../parts/Figures.tsx';
import * as s from '../parts/editorial.css.ts';
import { PublicQuestions } from './PublicQuestions.tsx';

interface AboutUsViewProps {
  figures: Loadable<FigureCounts>;
  questions: Loadable<FaqItem[]>;
}

/** The story, told with our own pictures; every figure is counted. */
export function AboutUsView({ figures, questions }: AboutUsViewProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      <header className={s.hero}>
        <Picture
          className={s.heroPicture}
          picture={housePicture('linenSofa', text('about.picture.hero'))}
          ratio="21:9"
          sizes="100vw"
          priority
          corner="none"
        />
        <Container>
          <div className={s.heroWords}>
            <p className={s.eyebrow}>{text('about.eyebrow')}</p>
            <Heading level={1} size="display">
              {text('about.title')}
            </Heading>
            <Text size="lead" tone="muted" measure>
              {text('about.lead')}
            </Text>
          </div>
        </Container>
      </header>
      <Section aria-label={text('about.story.title')}>
        <div className={s.split}>
          <div className={s.words}>
            <Heading level={2}>{text('about.story.title')}</Heading>
            <Text measure>{text('about.story.1')}</Text>
            <Text measure>{text('about.story.2')}</Text>
          </div>
          <Picture
            picture={housePicture('veranda', text('about.picture.veranda'))}
            ratio="4:3"
            sizes="(min-width: 993px) 600px, 100vw"
          />
        </div>
      </Section>
      <Section
        ground="sunken"
        title={text('about.figures.title')}
        lead={text('about.figures.lead')}
      >
        <Figures
          figures={figures}
          names={['products', 'brands', 'designs', 'homes', 'contractors', 'articles']}
        />
      </Section>
      <Section title={text('about.values.title')}>
        <ul className={s.columns}>
          {(['price', 'people', 'after', 'data'] as const).map((value) => (
            <li key={value} className={s.column}>
              <Heading level={3} size="h5">
                {text(`about.value.${value}.title`)}
              </Heading>
              <Text size="small" tone="muted">
                {text(`about.value.${value}.text`)}
              </Text>
            </li>
          ))}
        </ul>
        <Text>
          <Link href={paths.promises.to(language)}>{text('about.values.check')}</Link>
        </Text>
      </Section>
      <Section aria-label={text('about.pictures.title')}>
        <div className={s.split}>
          <Picture
            picture={housePicture('paperLamps', text('about.picture.lamps'))}
            ratio="4:3"
            sizes="(min-width: 993px) 600px, 100vw"
          />
          <div className={s.words}>
            <Heading level={2}>{text('about.pictures.title')}</Heading>
            <Text measure>{text('about.pictures.text')}</Text>
            <Text>
              <Link href={paths.press.to(language)}>{text('about.pictures.press')}</Link>
            </Text>
          </div>
        </div>
      </Section>
      <PublicQuestions questions={questions} />
      <Section ground="sunken" aria-label={text('about.closing.title')}>
        <div className={s.closing}>
          <Heading level={2} centred>
            {text('about.closing.title')}
          </Heading>
          <Text tone="muted" measure align="center">
            {text('about.closing.text')}
          </Text>
          <div className={s.actions}>
            <ButtonLink variant="primary" href={paths.shop.to(language)}>
              {text('state.shop')}
            </ButtonLink>
            <ButtonLink href={paths.affiliate.to(language)}>{text('nav.sell')}</ButtonLink>
          </div>
        </div>
      </Section>
    </>
  );
}
