import type { Farewell, Profile } from '@hien/api';
import { ButtonLink, Container, EmptyState, Heading, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { DeleteAccountForm, type DeleteAccountFormProps } from './DeleteAccountForm.tsx';
import * as s from './DeleteUserAccount.css.ts';

export interface DeleteUserAccountViewProps extends Omit<DeleteAccountFormProps, 'profile'> {
  /** Undefined for a guest. */
  profile: Profile | undefined;
  /** Once the account is gone. */
  farewell: Farewell | undefined;
}

/** What goes, what stays and why; then the form, or the way to it. */
export function DeleteUserAccountView({ profile, farewell, ...form }: DeleteUserAccountViewProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  if (farewell)
    return (
      <Container>
        <EmptyState
          size="page"
          level={1}
          drawing="door"
          title={text('delete-account.done')}
          text={text('delete-account.done.text', { date: format.date(farewell.may_return_at) })}
          action={
            <ButtonLink href={paths.home.to(language)}>
              {text('delete-account.done.home')}
            </ButtonLink>
          }
        />
      </Container>
    );
  return (
    <Container>
      <div className={s.page}>
        <header className={s.head}>
          <Heading level={1}>{text('delete-account.title')}</Heading>
          <Text tone="muted" measure>
            {text('delete-account.lead')}
          </Text>
        </header>
        <div className={s.sides}>
          {(['gone', 'kept'] as const).map((side) => (
            <section key={side} className={s.side}>
              <Heading level={2} size="h4">
                {text(`delete-account.${side}`)}
              </Heading>
              <ul className={s.list}>
                {([1, 2, 3] as const).map((number) => (
                  <li key={number}>{text(`delete-account.${side}.${number}`)}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <section className={s.back}>
          <Heading level={2} size="h4">
            {text('delete-account.back')}
          </Heading>
          <Text measure>{text('delete-account.back.text')}</Text>
        </section>
        {profile ? (
          <DeleteAccountForm profile={profile} {...form} />
        ) : (
          <section className={s.side}>
            <Text>{text('delete-account.login.text')}</Text>
            <div>
              <ButtonLink
                variant="primary"
                href={paths.login.to(language, { next: paths.deleteUserAccount.to(language) })}
              >
                {text('delete-account.login')}
              </ButtonLink>
            </div>
          </section>
        )}
      </div>
    </Container>
  );
}
