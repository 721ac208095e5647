import { listFaq } from '@hien/api';
import { searchWords } from '@hien/domain';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { FaqView } from './FaqView.tsx';

export const prefetch: Prefetch = ({ want }) => {
  want(listFaq);
};

/** Frequent questions. `?q=` is what was searched for; an id after `#` opens its question. */
export function Screen() {
  const text = useText();
  const questions = useCall(listFaq, {}, { select: ({ items }) => items });
  const [params, setParams] = useSearchParams();
  return (
    <>
      <PageHead title={text('faq.title')} hidden />
      <FaqView
        questions={questions}
        q={searchWords(params.get('q'))}
        onSearch={(q) => setParams(q === '' ? {} : { q }, { replace: true })}
      />
    </>
  );
}
