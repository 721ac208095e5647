import { getFigures, listArticles } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { PressView } from './PressView.tsx';

const releases = { type: 'news', limit: 4 } as const;

export const prefetch: Prefetch = ({ want }) => {
  want(getFigures);
  want(listArticles, releases);
};

/** What who writes about Hiên needs: marks, facts, pictures, releases. */
export function Screen() {
  const text = useText();
  return (
    <>
      <PageHead title={text('press.title')} description={text('press.lead')} />
      <PressView figures={useCall(getFigures)} releases={useCall(listArticles, releases)} />
    </>
  );
}
