import { type ReadingCard, createReading, listReading } from '@hien/api';
import { type ReadingKind, readingKinds } from '@hien/domain';
import { adminPaths } from '@hien/domain/routes';
import { Button, Chip, Link, Notice, StatusBadge } from '@hien/ui';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '../../shared/address/address.ts';
import { oneOf, page, words } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { failureText } from '../../shared/forms/failure.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { readingStatus } from '../../shared/status/content-status.ts';
import { CaseTable } from '../parts/CaseTable.tsx';
import { ListSearch } from '../parts/ListSearch.tsx';
import { MeterBadge } from '../Reading/MeterBadge.tsx';
import * as s from './ReadingList.css.ts';

const states = ['draft', 'planned', 'published', 'changed', 'taken-back'] as const;
const address = addressOf({
  q: words,
  kind: oneOf(readingKinds),
  state: oneOf(states),
  page,
});

/** Articles and essays with what is translated of them; a press leads to where one is written. */
export function ReadingList() {
  const text = useText();
  const language = useLanguage();
  const { date, integer } = useFormat();
  const navigate = useNavigate();
  const {
    url: { q, kind, state, page: at },
    go,
  } = useAddress(address);
  const creating = useSend(createReading);
  const begin = async (of: ReadingKind) => {
    try {
      const { id } = await creating.send({ kind: of });
      void navigate(adminPaths.adminReading.to(language, { id }));
    } catch {
      // Said below the buttons.
    }
  };
  const nameOf = ({ title }: ReadingCard) => title[language] || title.vi;
  const isNarrowed = q !== '' || kind !== undefined || state !== undefined;
  return (
    <>
      <div className={s.row}>
        {readingKinds.map((one) => (
          <Button
            key={one}
            variant={one === 'article' ? 'primary' : 'secondary'}
            loading={creating.busy}
            loadingLabel={text('admin.reading.beginning')}
            onClick={() => void begin(one)}
          >
            {text(`admin.reading.begin.${one}`)}
          </Button>
        ))}
      </div>
      {creating.failure === undefined ? null : (
        <Notice tone="critical" role="alert">
          {failureText(creating.failure, text)}
        </Notice>
      )}
      <ListSearch
        label={text('admin.reading.search')}
        hint={text('admin.reading.search.hint')}
        value={q}
        onFind={(next) => go({ q: next })}
      />
      <fieldset className={s.row} aria-label={text('admin.reading.kind')}>
        {readingKinds.map((one) => (
          <Chip
            key={one}
            chosen={kind === one}
            onToggle={() => go({ kind: kind === one ? undefined : one })}
          >
            {text(`admin.reading.kind.${one}`)}
          </Chip>
        ))}
      </fieldset>
      <fieldset className={s.row} aria-label={text('admin.column.state')}>
        {states.map((one) => (
          <Chip
            key={one}
            chosen={state === one}
            onToggle={() => go({ state: state === one ? undefined : one })}
          >
            {one === 'planned' ? text('admin.reading.planned') : readingStatus.words[one][language]}
          </Chip>
        ))}
      </fieldset>
      <CaseTable
        label={text('admin.queue.reading')}
        query={useCall(listReading, {
          ...(q === '' ? {} : { q }),
          ...(kind === undefined ? {} : { kind }),
          ...(state === undefined ? {} : { state }),
          page: at,
        })}
        keyOf={({ id }) => id}
        nameOf={(one) => nameOf(one) || text('admin.reading.untitled')}
        empty={
          isNarrowed
            ? { title: 'admin.reading.none', text: 'admin.reading.none.text' }
            : { title: 'admin.reading.empty' }
        }
        columns={[
          {
            id: 'title',
            header: text('admin.reading.title'),
            cell: (one) => (
              <Link href={adminPaths.adminReading.to(language, { id: one.id })}>
                {nameOf(one) || text('admin.reading.untitled')}
              </Link>
            ),
            sortBy: nameOf,
            always: true,
            onCard: 'title',
          },
          {
            id: 'kind',
            header: text('admin.reading.kind'),
            cell: ({ kind: of, type }) =>
              of === 'essay' ? text('admin.reading.kind.essay') : text(`article-type.${type}`),
            sortBy: ({ kind: of, type }) => `${of} ${type}`,
          },
          {
            id: 'state',
            header: text('admin.column.state'),
            cell: (one) =>
              one.plan_missed_at !== null ? (
                <StatusBadge tone="critical">{text('admin.reading.missed')}</StatusBadge>
              ) : one.publish_at === null ? (
                <CodeBadge status={readingStatus} code={one.state} />
              ) : (
                <StatusBadge tone="info">
                  {text('admin.reading.planned.at', { at: date(one.publish_at, 'deadline') })}
                </StatusBadge>
              ),
            sortBy: ({ state: of }) => of,
          },
          {
            id: 'en',
            header: text('admin.terms.language.en'),
            cell: ({ meter }) => <MeterBadge meter={meter} language="en" />,
          },
          {
            id: 'ko',
            header: text('admin.terms.language.ko'),
            cell: ({ meter }) => <MeterBadge meter={meter} language="ko" />,
          },
          {
            id: 'updated',
            header: text('admin.reading.updated'),
            cell: ({ updated_at }) => date(updated_at),
            sortBy: ({ updated_at }) => updated_at,
          },
          {
            id: 'views',
            header: text('admin.reading.views'),
            cell: ({ views }) => integer(views),
            sortBy: ({ views }) => views,
          },
        ]}
      />
    </>
  );
}
