import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';

export function ShareNotFound() {
  const text = useText();
  return (
    <>
      <PageHead title={text('share.not-found.title')} hidden />
      <NotFoundState title={text('share.not-found.title')} text={text('share.not-found.text')} />
    </>
  );
}
