import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';

export function ArticleNotFound() {
  const text = useText();
  return (
    <>
      <PageHead title={text('article.not-found.title')} hidden />
      <NotFoundState
        title={text('article.not-found.title')}
        text={text('article.not-found.text')}
      />
    </>
  );
}
