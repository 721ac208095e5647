import type { SellerItem } from '@hien/api';
import { givenReason, type Language } from '@hien/domain';
import { Button, DefinitionList, Link, Notice, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PictureStrip } from '../../shared/pictures/PictureStrip.tsx';
import {
  actorName,
  deadlineSentence,
  methodName,
  nextSentence,
  reasonSentence,
} from '../../shared/order/order-words.ts';
import { ShipmentLine } from '../../shared/order/ShipmentLine.tsx';
import {
  type SellerEvent,
  sellerEventWords,
  sellerOffers,
} from '../../shared/order/events/seller-actions.ts';
import * as s from './LineDetail.css.ts';

interface LineDetailProps {
  row: SellerItem;
  onAct: (event: SellerEvent) => void;
}

/** Who has to act, in words. */
export function waitsFor(
  { item }: SellerItem,
  text: ReturnType<typeof useText>,
  language: Language,
): string {
  const who = item.next.who.map((actor) => actorName(actor, language)).filter(Boolean);
  return who.length === 0
    ? text('seller.line.nobody')
    : text('seller.line.waits-for', { who: who.join(', ') });
}

/** Everything a shop has to know of a line to act: what is next, where it goes, what is claimed, what may be done. */
export function LineDetail({ row, onAct }: LineDetailProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { item, address } = row;
  const { next, claim } = item;
  const otherwise =
    next.deadline === null ? undefined : deadlineSentence(next.deadline, 'seller', language);
  return (
    <div className={s.detail}>
      <div className={s.next}>
        <Text weight="strong">{nextSentence(item.state, 'seller', language)}</Text>
        <Text size="small" tone="muted">
          {[waitsFor(row, text, language), otherwise].filter(Boolean).join('. ')}
        </Text>
      </div>
      <DefinitionList
        look="columns"
        items={[
          {
            term: text('seller.line.ship-to'),
            detail: (
              <>
                {address.receiver}, {address.phone}
                <br />
                {[address.address, address.ward, address.district, address.city]
                  .filter(Boolean)
                  .join(', ')}
              </>
            ),
          },
          ...(row.message === ''
            ? []
            : [{ term: text('seller.line.message'), detail: row.message }]),
          {
            term: text('seller.line.buyer'),
            detail: (
              <>
                {row.buyer}
                <br />
                {text('seller.line.ordered', {
                  when: format.date(row.placedAt, 'dateTime'),
                  method: methodName(row.payment.method, language),
                })}
              </>
            ),
          },
        ]}
      />
      {claim === null ? null : <ClaimFacts claim={claim} />}
      {item.shipment === null ? null : (
        <ShipmentLine label={text('seller.line.shipped')} shipment={item.shipment} />
      )}
      <Offers row={row} onAct={onAct} />
      <div>
        <Link href={paths.orderDetail.to(language, { id: row.orderId })}>
          {text('seller.line.whole')}
        </Link>
      </div>
    </div>
  );
}

function ClaimFacts({ claim }: { claim: NonNullable<SellerItem['item']['claim']> }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { hold, refused } = claim;
  return (
    <>
      {hold === null ? null : (
        <Notice tone="caution" title={text('seller.line.claim.hold')}>
          {[
            givenReason(hold.reason, language),
            hold.text,
            hold.amount === null
              ? ''
              : text('seller.line.claim.hold.amount', { amount: format.vnd(hold.amount) }),
          ]
            .filter(Boolean)
            .join('. ')}
        </Notice>
      )}
      {refused === null ? null : (
        <Notice tone="neutral" title={text('seller.line.claim.refused')}>
          {[givenReason(refused.reason, language), refused.text].filter(Boolean).join('. ')}
        </Notice>
      )}
      <DefinitionList
        look="columns"
        items={[
          {
            term: text('seller.line.claim.reason'),
            detail: (
              <>
                {givenReason(claim.reason, language)}
                {claim.text === '' ? null : (
                  <>
                    <br />
                    {claim.text}
                  </>
                )}
              </>
            ),
          },
          {
            term: text('seller.line.claim.asked'),
            detail: format.date(claim.requestedAt, 'dateTime'),
          },
          ...(claim.wantedOption === null
            ? []
            : [{ term: text('seller.line.claim.wanted'), detail: claim.wantedOption.name }]),
          ...(claim.type === 'cancel'
            ? []
            : [
                {
                  term: text('seller.line.claim.return'),
                  detail: text(
                    claim.returnRequired
                      ? 'seller.line.claim.return.yes'
                      : 'seller.line.claim.return.no',
                  ),
                },
              ]),
        ]}
      />
      <PictureStrip pictures={claim.pictures} label={text('orders.claim.pictures')} />
      {claim.back === null ? null : (
        <ShipmentLine label={text('seller.line.back')} shipment={claim.back} />
      )}
      {claim.out === null ? null : (
        <ShipmentLine label={text('seller.line.out')} shipment={claim.out} />
      )}
    </>
  );
}

function Offers({ row, onAct }: LineDetailProps) {
  const text = useText();
  const language = useLanguage();
  const offers = sellerOffers(row.item);
  if (offers.length === 0) return null;
  const first = offers.find(({ refused }) => refused === null)?.event;
  return (
    <div className={s.buttons}>
      {offers.map(({ event, refused }) => (
        <Button
          key={event}
          size="sm"
          variant={event === first ? 'primary' : 'secondary'}
          onClick={() => onAct(event)}
          {...(refused === null
            ? {}
            : { disabledReason: reasonSentence(refused, 'seller', language) })}
        >
          {text(sellerEventWords[event])}
        </Button>
      ))}
    </div>
  );
}
