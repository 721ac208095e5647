import { listFaq } from '@hien/api';
import { addressOf } from '../../shared/address/address.ts';
import { words } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { FaqView } from './FaqView.tsx';

const faqAddress = addressOf({ q: words });

export const prefetch: Prefetch = ({ want }) => {
  want(listFaq);
};

/** Frequent questions. `?q=` is what was searched for; an id after `#` opens its question. */
export function Screen() {
  const text = useText();
  const questions = useCall(listFaq, {}, { select: ({ items }) => items });
  const { url, go } = useAddress(faqAddress);
  return (
    <>
      <PageHead title={text('faq.title')} hidden />
      <FaqView questions={questions} q={url.q} onSearch={(q) => go({ q }, { replace: true })} />
    </>
  );
}
