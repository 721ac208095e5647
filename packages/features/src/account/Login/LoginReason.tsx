import { paths } from '@hien/domain/routes';
import { Link, Text } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { LoginViewProps } from './LoginView.tsx';
import * as s from './LoginView.css.ts';

/** Says why this page came instead of the one that was asked for (D49 for the shop manager). */
export function LoginReason({ asked }: { asked: NonNullable<LoginViewProps['asked']> }) {
  const text = useText();
  const language = useLanguage();
  return (
    <div className={s.why} role="note">
      <Text>{text(`login.asked.${asked}`)}</Text>
      {asked === 'member' || asked === 'session-ended' ? null : (
        <Text size="small">
          <Link href={paths.affiliate.to(language)}>{text('login.become-partner')}</Link>
        </Text>
      )}
    </div>
  );
}
