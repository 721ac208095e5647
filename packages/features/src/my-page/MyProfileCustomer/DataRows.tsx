import { Button, ButtonLink, Text } from '@hien/ui';
import { type ReactNode, useState } from 'react';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/Panel.css.ts';

interface DataRowsProps {
  hasPassword: boolean;
  onEndSessions: () => Promise<void>;
  onExport: () => Promise<void>;
}

/** Password, other devices, the member's data, and the way out. */
export function DataRows({ hasPassword, onEndSessions, onExport }: DataRowsProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <div>
      {hasPassword ? (
        <Row title={text('my-page.profile.password')} words={text('my-page.profile.password.text')}>
          <ButtonLink size="sm" href={paths.changePassword.to(language)}>
            {text('my-page.nav.password')}
          </ButtonLink>
        </Row>
      ) : null}
      <Row title={text('my-page.profile.sessions')} words={text('my-page.profile.sessions.text')}>
        <WaitingButton onPress={onEndSessions}>
          {text('my-page.profile.sessions.end')}
        </WaitingButton>
      </Row>
      <Row title={text('my-page.profile.export')} words={text('my-page.profile.export.text')}>
        <WaitingButton onPress={onExport}>{text('my-page.profile.export.action')}</WaitingButton>
      </Row>
      <Row title={text('my-page.profile.leave')} words={text('my-page.profile.leave.text')}>
        <ButtonLink size="sm" variant="quiet" href={paths.deleteUserAccount.to(language)}>
          {text('my-page.profile.leave.action')}
        </ButtonLink>
      </Row>
    </div>
  );
}

function Row({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <div className={s.row}>
      <div className={s.rowText}>
        <Text weight="strong">{title}</Text>
        <Text size="small" tone="muted">
          {words}
        </Text>
      </div>
      {children}
    </div>
  );
}

/** Does one thing at a time, and shows that it does. */
function WaitingButton({
  onPress,
  children,
}: {
  onPress: () => Promise<void>;
  children: ReactNode;
}) {
  const [waits, setWaits] = useState(false);
  return (
    <Button
      size="sm"
      loading={waits}
      onClick={async () => {
        setWaits(true);
        await onPress();
        setWaits(false);
      }}
    >
      {children}
    </Button>
  );
}
