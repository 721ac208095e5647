import { listTerms } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { TermsView } from './TermsView.tsx';

export const prefetch: Prefetch = ({ want }) => {
  want(listTerms);
};

/** Every document people agree to or can rely on. */
export function Screen() {
  const text = useText();
  return (
    <>
      <PageHead title={text('terms.title')} description={text('terms.lead')} />
      <TermsView documents={useCall(listTerms, {}, { select: ({ items }) => items })} />
    </>
  );
}
