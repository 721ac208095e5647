import { adminPaths } from '@hien/domain/routes';
import { ButtonLink, EmptyState } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** A text that was deleted, or never there. */
export function TextNotFound() {
  const text = useText();
  const language = useLanguage();
  return (
    <EmptyState
      level={2}
      title={text('admin.reading.not-found')}
      text={text('admin.reading.not-found.text')}
      action={
        <ButtonLink href={adminPaths.adminQueue.to(language, { queue: 'reading' })}>
          {text('admin.queue.reading')}
        </ButtonLink>
      }
    />
  );
}
