import { Container, Heading, Text } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import * as s from './Newsletter.css.ts';

/** The letter. It comes with Formik and zod, so home fetches it when the reader gets here. */
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
          <NewsletterForm />
        </div>
      </Container>
    </section>
  );
}
