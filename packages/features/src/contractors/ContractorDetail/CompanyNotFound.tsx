import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';

export function CompanyNotFound() {
  const text = useText();
  return (
    <>
      <PageHead title={text('contractor.not-found.title')} hidden />
      <NotFoundState
        title={text('contractor.not-found.title')}
        text={text('contractor.not-found.text')}
      />
    </>
  );
}
