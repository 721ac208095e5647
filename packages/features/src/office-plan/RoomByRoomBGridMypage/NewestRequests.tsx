import { listOfficeQuotations } from '@hien/api';
import { quotationTexts } from '@hien/domain/office-plan';
import { paths } from '@hien/domain/routes';
import { Heading, Link, SkeletonText, Text } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { quotationStatus } from '../../shared/status/office-status.ts';
import * as s from '../parts/Office.css.ts';

const shown = 3;

/** The newest requests for quotations, each with what comes next; the others are a press away. */
export function NewestRequests() {
  const text = useText();
  const language = useLanguage();
  const requests = useCall(listOfficeQuotations, { page: 1 });
  return (
    <section className={s.part} aria-labelledby="requests">
      <Heading level={2} size="h4" id="requests">
        {text('office-plan.mine.requests')}
      </Heading>
      <QueryBoundary
        query={requests}
        skeleton={
          <div aria-busy>
            <SkeletonText lines={4} />
          </div>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={<Text tone="muted">{text('office-plan.mine.requests.none')}</Text>}
      >
        {({ items, meta }) => (
          <>
            <ul className={s.projects}>
              {items.slice(0, shown).map(({ id, number, name, state }) => (
                <li key={id} className={s.projectLine}>
                  <span className={s.cardWords}>
                    <Link href={paths.roomByRoomBGridOrder.to(language, { orderId: id })}>
                      {name || number}
                    </Link>
                    <Text as="span" size="small" tone="muted">
                      {quotationTexts.states[state].next[language]}
                    </Text>
                  </span>
                  <CodeBadge status={quotationStatus} code={state} />
                </li>
              ))}
            </ul>
            {meta.total > shown ? (
              <Link variant="action" href={paths.roomByRoomBGridOrderHistory.to(language)}>
                {text('office-plan.mine.requests.all', { count: meta.total })}
              </Link>
            ) : null}
          </>
        )}
      </QueryBoundary>
    </section>
  );
}
