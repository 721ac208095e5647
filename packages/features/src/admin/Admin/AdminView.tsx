import { LinkBase, Skeleton, Text } from '@hien/ui';
import { adminPaths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { AdminFrame } from '../parts/AdminFrame.tsx';
import * as s from '../parts/AdminFrame.css.ts';
import { queues } from '../queues/all.ts';

type Overview = {
  demo: boolean;
  queues: readonly { queue: string; waiting: number; oldest_at: string | null }[];
};

/** Each queue with how much waits in it, and since when. */
export function AdminView({ overview }: { overview: Loadable<Overview> }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  return (
    <AdminFrame title={text('admin.title')} lead={text('admin.lead')}>
      <QueryBoundary query={overview} size="page" skeleton={<Skeleton height="9rem" />}>
        {({ queues: counts, demo }) => (
          <ul className={s.tiles}>
            {queues.map(({ name, title, lead }) => {
              const count = counts.find(({ queue }) => queue === name);
              return (
                <li key={name}>
                  <LinkBase
                    className={s.tile}
                    href={adminPaths.adminQueue.to(language, { queue: name })}
                  >
                    <Text as="span" weight="strong">
                      {text(title)}
                    </Text>
                    {count ? (
                      <span className={s.figure}>
                        {text('admin.waiting', { count: count.waiting })}
                      </span>
                    ) : null}
                    <Text as="span" size="small" tone="muted">
                      {count?.oldest_at
                        ? text('admin.since', { date: format.date(count.oldest_at, 'dateTime') })
                        : text(lead)}
                    </Text>
                  </LinkBase>
                </li>
              );
            })}
            <li>
              <LinkBase className={s.tile} href={adminPaths.adminTerms.to(language)}>
                <Text as="span" weight="strong">
                  {text('admin.terms')}
                </Text>
                <Text as="span" size="small" tone="muted">
                  {text('admin.terms.tile')}
                </Text>
              </LinkBase>
            </li>
            {demo ? (
              <li>
                <LinkBase className={s.tile} href={adminPaths.adminClock.to(language)}>
                  <Text as="span" weight="strong">
                    {text('admin.clock')}
                  </Text>
                  <Text as="span" size="small" tone="muted">
                    {text('admin.clock.tile')}
                  </Text>
                </LinkBase>
              </li>
            ) : null}
          </ul>
        )}
      </QueryBoundary>
    </AdminFrame>
  );
}
