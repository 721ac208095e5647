import { paths } from '@hien/domain/routes';
import { ButtonLink, EmptyState } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** None of the member's: deleted, somebody else's, or never there. */
export function PostNotFound() {
  const text = useText();
  return (
    <EmptyState
      size="page"
      level={1}
      drawing="door"
      title={text('my-post.gone')}
      text={text('write-post.not-found')}
      action={
        <ButtonLink variant="primary" href={paths.interiorShareMyPost.to(useLanguage())}>
          {text('my-post.title')}
        </ButtonLink>
      }
    />
  );
}
