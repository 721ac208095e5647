import { PageHead, useLanguage, useText } from '@hien/features/shared';
import { paths } from '@hien/domain/routes';
import { ButtonLink, ErrorState } from '@hien/ui';

/** A screen broke, or its code could not be loaded. The frame around it still stands. */
export function CrashPage({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      <PageHead title={text('state.crash.title')} hidden />
      <ErrorState
        size="page"
        level={1}
        title={text('state.crash.title')}
        text={text('state.crash.text')}
        retry={{ label: text('state.retry'), onRetry }}
        action={<ButtonLink href={paths.home.to(language)}>{text('state.home')}</ButtonLink>}
      />
    </>
  );
}
