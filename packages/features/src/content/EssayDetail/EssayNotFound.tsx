import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';

export function EssayNotFound() {
  const text = useText();
  return (
    <>
      <PageHead title={text('essay.not-found.title')} hidden />
      <NotFoundState title={text('essay.not-found.title')} text={text('essay.not-found.text')} />
    </>
  );
}
