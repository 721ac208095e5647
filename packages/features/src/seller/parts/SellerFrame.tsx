import { listRedBills, listSellerItems, listShopQuestions } from '@hien/api';
import { Badge, Container, Heading, LinkBase, Text } from '@hien/ui';
import type { ReactNode } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { AreaMessages } from '../../shared/i18n/AreaMessages.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useCurrentInView } from '../../shared/lists/useCurrentInView.ts';
import { type Section, groups, sectionHref } from './sections.ts';
import * as s from './SellerFrame.css.ts';

interface SellerFrameProps {
  section: Section;
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

function Frame({ section, children }: SellerFrameProps) {
  const text = useText();
  return (
    <Container>
      <PageHead title={text(section.title)} hidden />
      <div className={s.page}>
        <SellerNav section={section} />
        <div className={s.main}>
          <header className={s.head}>
            <Heading level={1} size="h2">
              {text(section.title)}
            </Heading>
            <Text tone="muted">{text(section.lead)}</Text>
          </header>
          {children}
        </div>
      </div>
    </Container>
  );
}

/** What waits for the shop, due first, with all counts: the navigation and the dashboard ask for the same. */
export const soonest = { waiting: true, limit: 8 } as const;

/** The navigation wants the counts alone. */
const countsAlone = { limit: 1 } as const;

function SellerNav({ section }: { section: Section }) {
  const text = useText();
  const language = useLanguage();
  const { integer } = useFormat();
  const { data: lists } = useCall(listSellerItems, soonest);
  const { data: bills } = useCall(listRedBills, countsAlone);
  const { data: questions } = useCall(listShopQuestions, countsAlone);
  const waitingIn = (one: Section): number => {
    if (one.kind === 'red-bills') return bills === undefined ? 0 : one.waiting(bills.counts);
    if (one.kind === 'questions')
      return questions === undefined ? 0 : one.waiting(questions.counts);
    if (one.kind === 'reviews') return 0;
    return lists === undefined ? 0 : (one.waiting?.(lists) ?? 0);
  };
  // Counts that arrive make the row wider.
  const row = useCurrentInView<HTMLElement>(
    `${section.name} ${[lists, bills, questions].map((one) => one === undefined).join(' ')}`,
  );
  return (
    <nav ref={row} aria-label={text('seller.nav')} className={s.nav}>
      {groups.map(({ title, sections }) => (
        <div key={title ?? ''} className={s.group}>
          {title === null ? null : <p className={s.groupTitle}>{text(title)}</p>}
          <ul className={s.list}>
            {sections.map((one) => {
              const waiting = waitingIn(one);
              return (
                <li key={one.name}>
                  <LinkBase
                    href={sectionHref(language, one)}
                    className={s.entry}
                    {...(one.name === section.name ? { 'aria-current': 'page' as const } : {})}
                  >
                    <one.icon size={18} strokeWidth={1.75} className={s.icon} aria-hidden />
                    <span className={s.label}>{text(one.title)}</span>
                    {waiting > 0 ? <Badge tone="accent">{integer(waiting)}</Badge> : null}
                  </LinkBase>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
