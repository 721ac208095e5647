import { Card, Heading, Link, Stack, Text } from '@hien/ui';
import { Briefcase, House } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useNext } from '../../shared/routing/useNext.ts';
import { EntryPage } from '../entry/EntryPage.tsx';
import { housePictures } from '../../shared/pictures/house-picture.ts';
import * as s from './SignUpView.css.ts';

/** Two ways to sign up; one whose page does not exist yet says so. */
export function SignUpView() {
  const text = useText();
  const language = useLanguage();
  const next = useNext();
  return (
    <EntryPage
      title={text('sign-up.title')}
      lead={text('sign-up.lead')}
      picture={housePictures.veranda}
    >
      <ul className={s.doors}>
        <Door
          icon={<House size={24} strokeWidth={1.5} aria-hidden />}
          href={paths.signUpWithMember.to(language, { next })}
          title={text('sign-up.member')}
          words={text('sign-up.member.text')}
        />
        <Door
          icon={<Briefcase size={24} strokeWidth={1.5} aria-hidden />}
          href={paths.signUpWithBusinessMember.to(language, { next })}
          title={text('sign-up.business')}
          words={text('sign-up.business.text')}
        />
      </ul>
      <Text size="small">
        {text('sign-up.has-account')}{' '}
        <Link href={paths.login.to(language, { next })}>{text('login.title')}</Link>
      </Text>
      <Text size="small" tone="muted">
        {text('sign-up.social')}
      </Text>
    </EntryPage>
  );
}

interface DoorProps {
  icon: ReactNode;
  href: string;
  title: string;
  words: string;
}

function Door({ icon, href, title, words }: DoorProps) {
  return (
    <Card as="li" padding="lg" interactive className={s.door}>
      <span className={s.sign}>{icon}</span>
      <Stack gap={1}>
        <Heading level={2} size="h4">
          <Link href={href} variant="quiet" stretched>
            {title}
          </Link>
        </Heading>
        <Text size="small" tone="muted">
          {words}
        </Text>
      </Stack>
    </Card>
  );
}
