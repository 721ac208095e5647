import { listRedBills, listSellerItems, listShopQuestions } from '@hien/api';
import type { ReactNode } from 'react';
import { BackOfficeFrame } from '../../shared/back-office/BackOfficeFrame.tsx';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { AreaMessages } from '../../shared/i18n/AreaMessages.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { type Section, groups, sectionHref } from './sections.ts';

interface SellerFrameProps {
  section: Section;
  /** What a page within a section is called, and what it is for; the section's own words otherwise. */
  title?: string;
  lead?: string;
  children: ReactNode;
}

/** What stands around every page of the shop manager: its sections, with how much waits in each. Orders' words come along. */
export function SellerFrame(props: SellerFrameProps) {
  return (
    <AreaMessages area="orders">
      <Frame {...props} />
    </AreaMessages>
  );
}

function Frame({ section, title, lead, children }: SellerFrameProps) {
  const text = useText();
  const named = title ?? text(section.title);
  const language = useLanguage();
  const waitingIn = useWaiting();
  return (
    <>
      <PageHead title={named} hidden />
      <BackOfficeFrame
        nav={text('seller.nav')}
        current={section.name}
        title={named}
        lead={lead ?? text(section.lead)}
        groups={groups.map(({ title, sections }) => ({
          title: title === null ? null : text(title),
          entries: sections.map((one) => ({
            name: one.name,
            label: text(one.title),
            href: sectionHref(language, one),
            icon: one.icon,
            waiting: waitingIn(one),
          })),
        }))}
      >
        {children}
      </BackOfficeFrame>
    </>
  );
}

/** What waits for the shop, due first, with all counts: the navigation and the dashboard ask for the same. */
export const soonest = { waiting: true, limit: 8 } as const;

/** The navigation wants the counts alone. */
export const countsAlone = { limit: 1 } as const;

/** How much of a section waits for the shop; none as long as nothing is known. */
function useWaiting(): (section: Section) => number {
  const { data: lists } = useCall(listSellerItems, soonest);
  const { data: bills } = useCall(listRedBills, countsAlone);
  const { data: questions } = useCall(listShopQuestions, countsAlone);
  return (one) => {
    if (one.kind === 'red-bills') return bills === undefined ? 0 : one.waiting(bills.counts);
    if (one.kind === 'questions')
      return questions === undefined ? 0 : one.waiting(questions.counts);
    if (
      one.kind === 'reviews' ||
      one.kind === 'promotions' ||
      one.kind === 'templates' ||
      one.kind === 'notices' ||
      one.kind === 'settlement' ||
      one.kind === 'transactions' ||
      one.kind === 'fee-invoices' ||
      one.kind === 'claim-reasons' ||
      one.kind === 'account'
    )
      return 0;
    return lists === undefined ? 0 : (one.waiting?.(lists) ?? 0);
  };
}
