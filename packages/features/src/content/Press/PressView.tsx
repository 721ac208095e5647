import type { Article, Figures as FigureCounts } from '@hien/api';
import { Container, CopyButton, DefinitionList, Heading, Section, Text } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { Figures } from '../parts/Figures.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { LogoDownloads } from './LogoDownloads.tsx';
import { PressPictures } from './PressPictures.tsx';
import { Releases } from './Releases.tsx';
import * as s from './PressView.css.ts';

interface PressViewProps {
  figures: Loadable<FigureCounts>;
  releases: Loadable<{ items: Article[] }>;
}

export function PressView({ figures, releases }: PressViewProps) {
  const text = useText();
  const short = text('press.short.text');
  return (
    <>
      <Container className={s.head}>
        <PageTitle
          eyebrow={text('press.eyebrow')}
          title={text('press.title')}
          lead={text('press.lead')}
        />
      </Container>
      <Section title={text('press.marks.title')} lead={text('press.marks.lead')}>
        <LogoDownloads />
      </Section>
      <Section ground="sunken" title={text('press.facts.title')}>
        <div className={s.facts}>
          <div className={s.words}>
            <Heading level={3} size="h4">
              {text('press.short.title')}
            </Heading>
            <Text size="lead" measure>
              {short}
            </Text>
            <CopyButton
              value={short}
              labels={{
                copy: text('press.copy'),
                copied: text('press.copied'),
                failed: text('press.copy.failed'),
                byHand: text('press.short.title'),
              }}
            />
          </div>
          <DefinitionList
            items={(['name', 'said', 'place', 'languages', 'does', 'not'] as const).map((fact) => ({
              term: text(`press.fact.${fact}`),
              detail: text(`press.fact.${fact}.text`),
            }))}
          />
        </div>
        <div className={s.figures}>
          <Figures figures={figures} names={['products', 'brands', 'designs', 'contractors']} />
        </div>
      </Section>
      <Section title={text('press.pictures.title')} lead={text('press.pictures.lead')}>
        <PressPictures />
      </Section>
      <Section title={text('press.releases.title')}>
        <Releases releases={releases} />
      </Section>
      <Section ground="sunken" title={text('press.contact.title')} width="text">
        <Text measure>{text('press.contact.text')}</Text>
      </Section>
    </>
  );
}
