import type { ItemClaim, OrderItem } from '@hien/api';
import { givenReason } from '@hien/domain';
import { DefinitionList, Notice, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PictureStrip } from '../../shared/pictures/PictureStrip.tsx';
import { ShipmentLine } from '../../shared/order/ShipmentLine.tsx';
import * as s from './parts.css.ts';

/** What was asked of a line and what the seller said: reason, words, pictures, hold, refusal, parcels. */
export function ClaimPanel({ item, claim }: { item: OrderItem; claim: ItemClaim }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  return (
    <section className={s.claim} aria-label={text(`orders.claim.${claim.type}`)}>
      {claim.hold === null ? null : (
        <Notice tone="caution" title={text('orders.claim.hold.title')}>
          <p className={s.line}>
            <strong>{givenReason(claim.hold.reason, language)}</strong>
          </p>
          <p className={s.line}>{claim.hold.text}</p>
          {claim.hold.amount === null ? null : (
            <p className={s.line}>
              {text('orders.claim.hold.amount', { amount: format.vnd(claim.hold.amount) })}
            </p>
          )}
          <p className={s.line}>
            <Text as="span" size="caption" tone="muted">
              {text('orders.claim.hold.since', {
                when: format.date(claim.hold.since, 'dateTime'),
              })}
            </Text>
          </p>
        </Notice>
      )}
      {claim.refused === null ? null : (
        <Notice tone="critical" title={text(`orders.claim.refused.${claim.type}`)}>
          <p className={s.line}>
            <strong>{givenReason(claim.refused.reason, language)}</strong>
          </p>
          {claim.refused.text === '' ? null : <p className={s.line}>{claim.refused.text}</p>}
        </Notice>
      )}
      <DefinitionList
        items={[
          {
            term: text(`orders.claim.${claim.type}`),
            detail: (
              <>
                {givenReason(claim.reason, language)}
                <Text as="span" size="caption" tone="muted" numeric>
                  {' '}
                  · {format.date(claim.requestedAt, 'dateTime')}
                </Text>
                {claim.text === '' ? null : <p className={s.said}>{claim.text}</p>}
              </>
            ),
          },
          ...(claim.wantedOption === null
            ? []
            : [
                {
                  term: text('orders.claim.wanted'),
                  // Once it has arrived it is what the line is about.
                  detail:
                    item.thing.optionName === claim.wantedOption.name
                      ? claim.wantedOption.name
                      : text('orders.claim.wanted.change', {
                          from: item.thing.optionName,
                          to: claim.wantedOption.name,
                        }),
                },
              ]),
          ...(claim.type === 'cancel'
            ? []
            : [
                {
                  term: text('orders.claim.return'),
                  detail: text(
                    claim.returnRequired ? 'orders.claim.return.yes' : 'orders.claim.return.no',
                  ),
                },
              ]),
          ...(claim.open && claim.dueAt !== null
            ? [
                {
                  term: text(claim.overdue ? 'orders.claim.due.over' : 'orders.claim.due'),
                  detail: format.date(claim.dueAt, 'deadline'),
                },
              ]
            : []),
        ]}
      />
      <PictureStrip pictures={claim.pictures} label={text('orders.claim.pictures')} />
      {claim.back === null ? null : (
        <ShipmentLine label={text('orders.shipment.back')} shipment={claim.back} />
      )}
      {claim.out === null ? null : (
        <ShipmentLine
          label={text(
            claim.type === 'exchange' && claim.refused === null
              ? 'orders.shipment.replacement'
              : 'orders.shipment.returned',
          )}
          shipment={claim.out}
        />
      )}
    </section>
  );
}
