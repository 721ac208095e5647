import { Button, ButtonLink, IconButton, Notice, Text } from '@hien/ui';
import { isApiError } from '@hien/api';
import { Redo2, Undo2 } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { failureText } from '../../shared/forms/failure.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { loginUrl } from '../../shared/routing/login-url.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useSession } from '../../shared/session/useSession.ts';
import type { OfficeStore } from '../store/useOfficeProject.ts';
import { TakeAlong } from './TakeAlong.tsx';
import type { OfficeLink } from './useOfficeAddress.ts';
import { useUndoKeys } from './useUndoKeys.ts';
import * as s from './Office.css.ts';

/** Where the project lies, whether everything is there, and the way back through what was changed. */
export function SavedLine({ store, link }: { store: OfficeStore; link: OfficeLink }) {
  const text = useText();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { status } = useSession();
  const { state, failure } = store;
  useUndoKeys(store);
  return (
    <>
      <div className={s.savedLine}>
        <Text size="small" tone="muted" role="status">
          {text(`office-plan.saved.${state}`)}
          {state === 'device' && status === 'signed-out' ? (
            <>
              {' '}
              <ButtonLink
                variant="quiet"
                size="sm"
                href={loginUrl(language, `${pathname}${search}`)}
              >
                {text('office-plan.saved.log-in')}
              </ButtonLink>
            </>
          ) : null}
        </Text>
        <span className={s.tools}>
          <IconButton
            label={text('office-plan.undo')}
            icon={<Undo2 size={18} strokeWidth={1.75} aria-hidden />}
            disabled={store.undo === undefined}
            onClick={store.undo}
          />
          <IconButton
            label={text('office-plan.redo')}
            icon={<Redo2 size={18} strokeWidth={1.75} aria-hidden />}
            disabled={store.redo === undefined}
            onClick={store.redo}
          />
        </span>
      </div>
      {state === 'device' && status === 'signed-in' ? (
        <TakeAlong store={store} link={link} />
      ) : null}
      {failure === null ? null : (
        <Notice
          tone="critical"
          role="alert"
          title={text('office-plan.save.failed')}
          action={
            <Button size="sm" onClick={store.retry}>
              {text('office-plan.save.retry')}
            </Button>
          }
        >
          {isApiError(failure) && failure.status === 404
            ? text('office-plan.save.gone')
            : failureText(failure, text)}{' '}
          {text('office-plan.save.kept')}
        </Notice>
      )}
    </>
  );
}
