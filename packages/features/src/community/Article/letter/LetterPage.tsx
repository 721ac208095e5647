import { confirmNewsletter, leaveNewsletter } from '@hien/api';
import { newsletterPressSchema } from '@hien/domain';
import { type NewsletterAsk, paths } from '@hien/domain/routes';
import { ButtonLink, Container, Heading, Text } from '@hien/ui';
import { SubmitButton } from '@hien/ui/form';
import { useLocation } from 'react-router-dom';
import { useSend } from '../../../shared/calls/useSend.ts';
import { Form } from '../../../shared/forms/Form.tsx';
import { PageHead } from '../../../shared/head/PageHead.tsx';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import * as s from './Letter.css.ts';

/** Asks what the mail was for: programs that open every link of a mail press nothing. */
export function LetterPage({ ask }: { ask: NewsletterAsk }) {
  const text = useText();
  const language = useLanguage();
  const { hash } = useLocation();
  const says = { NOT_FOUND: text(`letter.${ask}.gone`) };
  const confirm = useSend(confirmNewsletter, { says });
  const leave = useSend(leaveNewsletter, { says });
  const sending = ask === 'confirm' ? confirm : leave;
  const isDone = sending.answer !== undefined;
  return (
    <>
      <PageHead title={text(`letter.${ask}.title`)} hidden />
      <Container className={s.page}>
        {isDone ? (
          <div role="status" className={s.form}>
            <Heading level={1}>{text(`letter.${ask}.done`)}</Heading>
            <Text size="lead" tone="muted">
              {text(`letter.${ask}.done.text`)}
            </Text>
            <ButtonLink href={paths.article.to(language)}>{text('letter.read')}</ButtonLink>
          </div>
        ) : (
          <>
            <Heading level={1}>{text(`letter.${ask}.title`)}</Heading>
            <Text size="lead" tone="muted">
              {text(`letter.${ask}.text`)}
            </Text>
            <Form
              schema={newsletterPressSchema}
              initialValues={{}}
              className={s.form}
              draft={null}
              onSubmit={() => sending.submit({ token: hash.slice(1) || 'none' })}
            >
              <SubmitButton>{text(`letter.${ask}.press`)}</SubmitButton>
            </Form>
          </>
        )}
      </Container>
    </>
  );
}
