import type { OfficeQuotationDetail } from '@hien/api';
import { actorLabels } from '@hien/domain';
import { quotationEventLabels, quotationTexts } from '@hien/domain/office-plan';
import { paths } from '@hien/domain/routes';
import {
  Breadcrumbs,
  Container,
  DefinitionList,
  Heading,
  Link,
  NextStep,
  Text,
  Timeline,
} from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { quotationStatus } from '../../shared/status/office-status.ts';
import { QuotationActs } from './QuotationActs.tsx';
import * as s from './Quotation.css.ts';

/** A quotation: how it stands and what comes next, its lines and sum, and everything that happened. */
export function QuotationView({
  detail,
  printHref,
}: {
  detail: OfficeQuotationDetail;
  printHref: string;
}) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { quotation, lines, vat, note, history } = detail;
  const { state, number, name, company, total, estimate, valid_until: until, start } = quotation;
  return (
    <Container className={s.page}>
      <Breadcrumbs
        label={text('office.trail')}
        trail={[
          {
            label: text('office.orders.title'),
            href: paths.roomByRoomBGridOrderHistory.to(language),
          },
        ]}
        current={number}
      />
      <header className={s.head}>
        <CodeBadge status={quotationStatus} code={state} />
        <Heading level={1}>{name}</Heading>
        <Text tone="muted">
          {[
            number,
            company,
            format.area(quotation.area),
            text('office.people', { count: quotation.headcount }),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </Text>
      </header>
      <NextStep
        label={text('office.order.next')}
        what={quotationTexts.states[state].next[language]}
        yours={state === 'quoted'}
        {...(state === 'quoted' && until !== null
          ? {
              until: {
                label: text('office.order.valid'),
                text: format.date(until, 'deadline'),
                iso: until,
              },
              otherwise: quotationTexts.deadlines.quotation[language],
            }
          : {})}
        action={<QuotationActs quotation={quotation} />}
      />
      <div className={s.columns}>
        <section className={s.part} aria-labelledby="office-lines">
          <Heading level={2} size="h3" id="office-lines">
            {text(total === null ? 'office.order.estimate' : 'office.order.offer')}
          </Heading>
          <DefinitionList
            look="sum"
            items={[
              ...lines.map((line) => ({
                term: text('office.order.line', {
                  name: line.name,
                  quantity: line.quantity,
                  price: format.vnd(line.price),
                }),
                detail: format.vnd(line.amount),
              })),
              { term: text('office.order.vat'), detail: format.vnd(vat) },
              { term: text('office.order.total'), detail: format.vnd(total ?? estimate) },
            ]}
          />
          <p>
            <Link variant="action" href={printHref}>
              {text('office.order.print')}
            </Link>
          </p>
          {quotation.words === null ? null : <Text className={s.words}>{quotation.words}</Text>}
        </section>
        <section className={s.part} aria-labelledby="office-history">
          <Heading level={2} size="h3" id="office-history">
            {text('office.order.history')}
          </Heading>
          <p>
            <Link
              variant="action"
              href={paths.roomByRoomBGridConstructionSchedule.to(language, { order: quotation.id })}
            >
              {text('office.order.schedule')}
            </Link>
          </p>
          {start === null ? null : (
            <DefinitionList
              items={[
                {
                  term: text('office.order.start'),
                  detail: format.date(`${start}T00:00:00+07:00`),
                },
              ]}
            />
          )}
          <Timeline
            aria-labelledby="office-history"
            events={history.map(({ event, by, at, words }, index) => ({
              id: `${at} ${index}`,
              title:
                event === 'request'
                  ? text('office.order.requested')
                  : quotationEventLabels[event][language],
              time: { text: format.date(at, 'dateTime'), iso: at },
              who: by === 'member' ? text('office.order.you') : actorLabels[by][language],
              ...(words === null ? {} : { detail: words }),
            }))}
          />
          {note === '' ? null : (
            <DefinitionList items={[{ term: text('office.order.note'), detail: note }]} />
          )}
        </section>
      </div>
    </Container>
  );
}
