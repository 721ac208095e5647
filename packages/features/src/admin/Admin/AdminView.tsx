import { Heading, LinkBase, Skeleton, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { AdminFrame } from '../parts/AdminFrame.tsx';
import { type DeskEntry, type Overview, useDesk } from '../parts/useDesk.ts';
import * as s from './AdminView.css.ts';

/** Each queue with how much waits in it, and since when. */
export function AdminView({ overview }: { overview: Loadable<Overview> }) {
  const text = useText();
  return (
    <AdminFrame title={text('admin.title')} lead={text('admin.lead')}>
      <QueryBoundary query={overview} size="page" skeleton={<Skeleton height="9rem" />}>
        {(known) => <Desk overview={known} />}
      </QueryBoundary>
    </AdminFrame>
  );
}

function Desk({ overview }: { overview: Overview }) {
  return (
    <div className={s.groups}>
      {useDesk(overview).map(({ title, entries }) => (
        <section key={title} className={s.group}>
          <Heading level={2} size="h4">
            {title}
          </Heading>
          <ul className={s.tiles}>
            {entries.map((entry) => (
              <li key={entry.name}>
                <Tile entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Tile({ entry: { label, lead, href, waiting, oldestAt } }: { entry: DeskEntry }) {
  const text = useText();
  const format = useFormat();
  return (
    <LinkBase className={s.tile} href={href}>
      <Text as="span" weight="strong">
        {label}
      </Text>
      {waiting === undefined ? null : (
        <span className={s.figure}>{text('admin.waiting', { count: waiting })}</span>
      )}
      <Text as="span" size="small" tone="muted">
        {oldestAt === null
          ? lead
          : text('admin.since', { date: format.date(oldestAt, 'dateTime') })}
      </Text>
    </LinkBase>
  );
}
