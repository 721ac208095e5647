import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';

export function HomeNotFound() {
  const text = useText();
  return (
    <>
      <PageHead title={text('rooms.not-found.title')} hidden />
      <NotFoundState title={text('rooms.not-found.title')} text={text('rooms.not-found.text')} />
    </>
  );
}
