import { NotFoundState, PageHead, useText } from '@hien/features/shared';

/** 404: the server answers with that status, the browser with the same page. */
export function NotFoundPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('state.not-found.title')} hidden />
      <NotFoundState />
    </>
  );
}
