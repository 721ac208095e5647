import { Container, Heading, Skeleton, Text } from '@hien/ui';
import { Later } from '../../shared/async/Later.tsx';
import { part } from '../../shared/async/part.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Newsletter.css.ts';

const form = part(
  'packages/features/src/home/Home/NewsletterForm.tsx',
  async () => (await import('./NewsletterForm.tsx')).NewsletterForm,
);

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
          <Later
            part={form}
            props={{}}
            wake="near"
            fallback={<Skeleton width="100%" height="196px" />}
          />
        </div>
      </Container>
    </section>
  );
}
