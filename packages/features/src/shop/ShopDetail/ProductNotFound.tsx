import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';

export function ProductNotFound() {
  const text = useText();
  return (
    <>
      <PageHead title={text('shop.detail.not-found.title')} hidden />
      <NotFoundState
        title={text('shop.detail.not-found.title')}
        text={text('shop.detail.not-found.text')}
      />
    </>
  );
}
