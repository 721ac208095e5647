import { ButtonLink, Container, Heading, Link, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PageTitle } from '../parts/PageTitle.tsx';
import { promises } from './promises.ts';
import * as s from './Promises.css.ts';

/** Each promise in a sentence, how it is checked, and the way to do it. */
export function PromisesView() {
  const text = useText();
  const language = useLanguage();
  return (
    <Container className={s.page}>
      <PageTitle
        eyebrow={text('nav.about')}
        title={text('promises.title')}
        lead={text('promises.lead')}
      />
      <ul className={s.list}>
        {promises.map(({ id, checks }) => (
          <li key={id} id={id} className={s.promise}>
            <div className={s.words}>
              <Heading level={2} size="h4">
                {text(`promises.${id}`)}
              </Heading>
              <Text tone="muted" measure>
                {text(`promises.${id}.how`)}
              </Text>
            </div>
            <div className={s.checks}>
              {checks.map(({ id: check, guard, href }) => (
                <div key={check} className={s.check}>
                  <ButtonLink href={href(language)}>{text(`promises.check.${check}`)}</ButtonLink>
                  {guard === 'open' ? null : (
                    <Text size="caption" tone="muted">
                      {text(check === 'views' ? 'promises.company' : 'promises.sign-in')}
                    </Text>
                  )}
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <Text tone="muted" measure>
        {text('promises.wrong')}{' '}
        <Link href={`${paths.aboutUs.to(language)}#faq`}>{text('nav.faq')}</Link>
      </Text>
    </Container>
  );
}
