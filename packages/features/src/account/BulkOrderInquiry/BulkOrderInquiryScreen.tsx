import { getProduct, query } from '@hien/api';
import { useQueries } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useLead } from '../leads/use-lead.ts';
import { BulkOrderInquiryView } from './BulkOrderInquiryView.tsx';
import { linesOf } from './bulk-lines.ts';

/** Fifty pieces or more of something (D74): what and how many come along from the shop. */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const lines = linesOf(useLocation().search);
  const products = useQueries({
    queries: lines.map(({ product_id }) => query(getProduct, language, { id: product_id })),
  });
  const lead = useLead('bulk_order');
  return (
    <>
      <PageHead title={text('bulk.title')} description={text('bulk.lead')} hidden />
      <BulkOrderInquiryView
        lines={lines}
        products={products}
        lead={lead}
        onSubmit={(values) => lead.send({ kind: 'bulk_order', ...values })}
      />
    </>
  );
}
