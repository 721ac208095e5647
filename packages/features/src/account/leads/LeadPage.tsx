import { Container, Heading, Picture, type PictureData, Text } from '@hien/ui';
import type { ReactNode } from 'react';
import * as s from './LeadPage.css.ts';

export interface LeadStep {
  title: string;
  text: string;
}

interface LeadPageProps {
  eyebrow: string;
  title: string;
  lead: string;
  picture: PictureData | null;
  /** What happens after the form, in order. */
  stepsTitle: string;
  steps: readonly LeadStep[];
  /** Below the steps, such as what to have at hand. */
  more?: ReactNode;
  children: ReactNode;
}

/** A form that a person answers: why one would send it on the left, the form on the right. */
export function LeadPage({
  eyebrow,
  title,
  lead,
  picture,
  stepsTitle,
  steps,
  more,
  children,
}: LeadPageProps) {
  return (
    <Container>
      <div className={s.page}>
        <header className={s.head}>
          <p className={s.eyebrow}>{eyebrow}</p>
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="muted" measure>
            {lead}
          </Text>
        </header>
        <div className={s.main}>{children}</div>
        <div className={s.aside}>
          <Picture picture={picture} ratio="4:3" sizes="(min-width: 993px) 480px, 100vw" />
          <section className={s.steps}>
            <Heading level={2} size="h4">
              {stepsTitle}
            </Heading>
            <ol className={s.list}>
              {steps.map((step) => (
                <li key={step.title} className={s.step}>
                  <span>
                    <Text weight="medium">{step.title}</Text>
                    <Text size="small" tone="muted">
                      {step.text}
                    </Text>
                  </span>
                </li>
              ))}
            </ol>
          </section>
          {more}
        </div>
      </div>
    </Container>
  );
}
