import { type LargePictureCase, listLargePictureCases } from '@hien/api';
import { Heading, Text } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { LargePictureDecision } from '../../shared/designs/LargePictureDecision.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Review.css.ts';

/** Who asks a design partner for larger pictures; nothing stands here while nobody does. */
export function LargePictureRequests() {
  const text = useText();
  const { data } = useCall(listLargePictureCases, { state: 'waiting', page: 1 });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <section className={s.stack} aria-label={text('my-page.review.large-pictures')}>
      <Heading level={2} size="h4">
        {text('my-page.review.large-pictures')}
      </Heading>
      <ul className={s.list}>
        {data.items.map((one) => (
          <li key={one.id} className={s.item}>
            <RequestItem one={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RequestItem({ one }: { one: LargePictureCase }) {
  const format = useFormat();
  return (
    <article className={s.stack}>
      <Text weight="strong">{`${one.design.number} · ${one.design.title}`}</Text>
      <Text size="caption" tone="muted" numeric>
        {`${one.member} · ${format.date(one.requested_at, 'dateTime')}`}
      </Text>
      <LargePictureDecision one={one} />
    </article>
  );
}
