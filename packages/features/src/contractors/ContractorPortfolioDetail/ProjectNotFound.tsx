import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';

export function ProjectNotFound() {
  const text = useText();
  return (
    <>
      <PageHead title={text('project.not-found.title')} hidden />
      <NotFoundState
        title={text('project.not-found.title')}
        text={text('project.not-found.text')}
      />
    </>
  );
}
