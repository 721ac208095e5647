import { Container, Heading, Skeleton, Text } from '@hien/ui';
import { lazy } from 'react';
import { Later } from '../../shared/async/Later.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Newsletter.css.ts';

const NewsletterForm = lazy(() => import('./NewsletterForm.tsx').then(({ NewsletterForm: component }) => ({ default: component })));

/** The letter. Its form (Formik, zod) is fetched when the reader gets here. */
export function Newsletter() {
  const text = useText();
  return (
    <section aria-labelledby="newsletter-title" className={s.band}>
      <Container className={s.content}>
        <div className={s.words}>
          <Heading level={2} id="newsletter-title">
            {text('home.newsletter.title')}
          </Heading>
          <Text tone="muted" measure>
            {text('home.newsletter.lead')}
          </Text>
        </div>
        <div className={s.form}>
          <Later fallback={<Skeleton width="100%" height="100%" />}>
            <NewsletterForm />
          </Later>
        </div>
      </Container>
    </section>
  );
}
