import { type CompanyFactsCase, listCompanyFacts } from '@hien/api';
import { factEndsSoonDays, factsSpan, ictDate, systemClock } from '@hien/domain';
import { Chip, StatusBadge } from '@hien/ui';
import { useState } from 'react';
import { addressOf } from '../../shared/address/address.ts';
import { oneOf, page, words } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CaseTable } from '../parts/CaseTable.tsx';
import { ListSearch } from '../parts/ListSearch.tsx';
import { CompanyFactsBox } from './CompanyFactsBox.tsx';
import * as s from './ReadingList.css.ts';

const kinds = ['sent', 'ending', 'none'] as const;
const address = addressOf({ q: words, of: oneOf(kinds), page });
const nameOf = ({ company_name }: CompanyFactsCase) => company_name;
const day = 86_400_000;

/** Every listed company with what was seen of it, papers that end first; a row unfolds into what staff write down. */
export function CompanyFactsList() {
  const text = useText();
  const format = useFormat();
  const {
    url: { q, of, page: at },
    go,
  } = useAddress(address);
  const [now] = useState(() => systemClock.now());
  const soon = ictDate(now + factEndsSoonDays * day);
  const isNarrowed = q !== '' || of !== undefined;
  return (
    <>
      <ListSearch
        label={text('admin.fact.search')}
        hint={text('admin.fact.search.hint')}
        value={q}
        onFind={(next) => go({ q: next })}
      />
      <fieldset className={s.row} aria-label={text('admin.column.state')}>
        {kinds.map((one) => (
          <Chip
            key={one}
            chosen={of === one}
            onToggle={() => go({ of: of === one ? undefined : one })}
          >
            {text(`admin.fact.of.${one}`)}
          </Chip>
        ))}
      </fieldset>
      <CaseTable
        label={text('admin.queue.company-facts')}
        query={useCall(listCompanyFacts, {
          ...(q === '' ? {} : { q }),
          ...(of === undefined ? {} : { of }),
          page: at,
        })}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        empty={
          isNarrowed
            ? { title: 'admin.fact.none', text: 'admin.fact.none.text' }
            : { title: 'admin.fact.empty' }
        }
        expanded={(one) => <CompanyFactsBox key={one.version} one={one} today={ictDate(now)} />}
        columns={[
          {
            id: 'name',
            header: text('admin.ad.company'),
            cell: nameOf,
            filterBy: nameOf,
            sortBy: nameOf,
            always: true,
            onCard: 'title',
          },
          { id: 'city', header: text('admin.column.city'), cell: ({ city }) => city },
          {
            id: 'checked',
            header: text('admin.fact.checked'),
            cell: ({ facts }) => text('admin.fact.count', { count: facts.length }),
            sortBy: ({ facts }) => facts.length,
          },
          {
            id: 'state',
            header: text('admin.column.state'),
            cell: ({ facts, sent }) => {
              if (sent.length > 0)
                return <StatusBadge tone="caution">{text('admin.fact.sent.badge')}</StatusBadge>;
              const { firstEnd } = factsSpan(facts);
              if (firstEnd === null || firstEnd > soon) return '–';
              return firstEnd < ictDate(now) ? (
                <StatusBadge tone="critical">{text('admin.fact.over')}</StatusBadge>
              ) : (
                <StatusBadge tone="caution">
                  {text('admin.fact.soon', { date: format.date(firstEnd) })}
                </StatusBadge>
              );
            },
          },
        ]}
      />
    </>
  );
}
