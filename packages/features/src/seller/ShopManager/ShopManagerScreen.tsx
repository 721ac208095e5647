import { Notice } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useText } from '../../shared/i18n/useText.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { AccountPage } from '../account/AccountPage.tsx';
import { ClaimReasonsPage } from '../claim-reasons/ClaimReasonsPage.tsx';
import { FeeInvoiceList } from '../fee-invoices/FeeInvoiceList.tsx';
import { QuestionList } from '../feedback/QuestionList.tsx';
import { ReviewList } from '../feedback/ReviewList.tsx';
import { ItemList } from '../items/ItemList.tsx';
import { LineList } from '../lines/LineList.tsx';
import { SettlementList } from '../money/SettlementList.tsx';
import { TransactionList } from '../money/TransactionList.tsx';
import { NoticeList } from '../notices/NoticeList.tsx';
import { PromotionList } from '../promotions/PromotionList.tsx';
import { BillList } from '../red-bills/BillList.tsx';
import { SellerFrame } from '../parts/SellerFrame.tsx';
import { TemplateList } from '../templates/TemplateList.tsx';
import { dashboard, sections } from '../parts/sections.ts';
import { Dashboard } from './Dashboard.tsx';

/** A section of the shop manager by its name; the dashboard, with a sentence, for one that nobody knows. */
export function Screen() {
  const text = useText();
  const { type } = useRouteParams(paths.shopManager);
  const section = sections.find(({ name }) => name === type);
  return (
    <SellerFrame section={section ?? dashboard}>
      {section === undefined ? (
        <Notice tone="caution">{text('seller.unknown', { type })}</Notice>
      ) : null}
      {section === undefined || section.kind === 'dashboard' ? (
        <Dashboard />
      ) : section.kind === 'items' ? (
        <ItemList />
      ) : section.kind === 'red-bills' ? (
        <BillList />
      ) : section.kind === 'questions' ? (
        <QuestionList />
      ) : section.kind === 'reviews' ? (
        <ReviewList />
      ) : section.kind === 'promotions' ? (
        <PromotionList key={section.name} states={section.states} calendar={section.calendar} />
      ) : section.kind === 'templates' ? (
        <TemplateList />
      ) : section.kind === 'notices' ? (
        <NoticeList />
      ) : section.kind === 'settlement' ? (
        <SettlementList />
      ) : section.kind === 'transactions' ? (
        <TransactionList />
      ) : section.kind === 'fee-invoices' ? (
        <FeeInvoiceList />
      ) : section.kind === 'claim-reasons' ? (
        <ClaimReasonsPage />
      ) : section.kind === 'account' ? (
        <AccountPage />
      ) : (
        <LineList key={section.name} section={section} />
      )}
    </SellerFrame>
  );
}
